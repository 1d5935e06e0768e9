import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChannelError, type ChannelRefusal, readRefusal } from './channel-error.ts';
import { type ChannelClientOptions, createChannelClient, type GatewayReply } from './client.ts';
import { createEntropyPool } from './entropy-pool.ts';
import { createNoblePrimitives } from './noble.ts';
import { createNodePrimitives } from './node.ts';
import { createMemoryNonceStore } from './nonce-store.ts';
import { type ChannelServerOptions, createChannelServer } from './server.ts';
import { generateServerKey } from './server-key.ts';
import type { SessionRequest } from './session.ts';
import { generateTicketKey } from './ticket.ts';

const primitives = createNodePrimitives();
const START_MS = 1_763_600_000_000;
const login = { id: 'u1', psw: 'secret' };
const fields = { ...login, data: 1, locale: 0, ver: '1.12.9', platform: 'h5', platstr: 'h5' };

let nowMs = START_MS;
const clock = () => nowMs;
const nonceStore = createMemoryNonceStore({ clock });
const createServer = (options: Partial<ChannelServerOptions> = {}) =>
  createChannelServer({
    keys: [generateServerKey(primitives)],
    ticketKeys: [generateTicketKey(primitives)],
    primitives,
    clock,
    nonceStore,
    ...options,
  });
let server = createServer();

const refusalOf = (error: unknown): ChannelRefusal => {
  // Through JSON and an error body, as on the wire.
  if (!(error instanceof ChannelError)) throw error;
  const refusal = readRefusal(JSON.parse(JSON.stringify({ errid: 1, errmsg: 'refused', ...error.refusal })));
  if (!refusal) throw error;
  return refusal;
};

const fetchKeys = vi.fn(async () => server.advertisedKeys);
const postSession = vi.fn(async (request: SessionRequest) => {
  try {
    return server.acceptSession(request);
  } catch (error) {
    return refusalOf(error);
  }
});
const send = vi.fn(async (data: string): Promise<GatewayReply> => {
  try {
    const { payload, sealAnswer } = await server.openCommand('SHOOT', data);
    return { answer: sealAnswer(JSON.stringify(payload)) };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
});
const createClient = (options: Partial<ChannelClientOptions> = {}) =>
  createChannelClient({ primitives, clock, fetchKeys, postSession, ...options });

beforeEach(() => {
  nowMs = START_MS;
  server = createServer();
  vi.clearAllMocks();
});

test('opens one session for commands at the same time and keeps it', async () => {
  const client = createClient();
  await Promise.all([1, 2, 3].map(() => client.exchange('SHOOT', fields, send)));
  await client.exchange('SHOOT', fields, send);
  expect(postSession).toHaveBeenCalledTimes(1);
  expect(fetchKeys).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(4);
});

test('a failed opening fails its commands and leaves the next one free to try again', async () => {
  const client = createClient();
  postSession.mockRejectedValueOnce(new Error('offline'));
  await expect(client.exchange('SHOOT', fields, send)).rejects.toThrow('offline');
  await expect(client.exchange('SHOOT', fields, send)).resolves.toMatchObject(login);
});

describe('renewal without a new login', () => {
  test('when the ticket key is gone', async () => {
    const client = createClient();
    const keys = [generateServerKey(primitives)];
    server = createServer({ keys });
    await client.exchange('SHOOT', fields, send);
    server = createServer({ keys });
    const answers = await Promise.all([1, 2, 3].map(() => client.exchange('SHOOT', fields, send)));
    expect(answers).toMatchObject([login, login, login]);
    expect(postSession).toHaveBeenCalledTimes(2);
    expect(fetchKeys).toHaveBeenCalledTimes(1);
  });

  test('a late refusal of the old session leaves the new one alone', async () => {
    const client = createClient();
    const late = await client.sealCommand('SHOOT', fields);
    server = createServer();
    await client.exchange('SHOOT', fields, send);
    postSession.mockClear();
    expect(client.recover(late, { channel: 'stale-ticket', timestamp: nowMs })).toBe(true);
    await client.exchange('SHOOT', fields, send);
    expect(postSession).not.toHaveBeenCalled();
  });

  test('when server key and ticket key are gone', async () => {
    const client = createClient();
    await client.exchange('SHOOT', fields, send);
    server = createServer();
    await expect(client.exchange('SHOOT', fields, send)).resolves.toMatchObject(login);
    expect(fetchKeys).toHaveBeenCalledTimes(2);
  });

  test('before the ticket becomes stale', async () => {
    const client = createClient();
    await client.exchange('SHOOT', fields, send);
    nowMs += 86_400_000 - 60_000;
    await client.exchange('SHOOT', fields, send);
    expect(postSession).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('gives up after one more try when keys do not help', async () => {
    const stale = server.advertisedKeys;
    const client = createClient({ fetchKeys: async () => stale });
    server = createServer();
    await expect(client.exchange('SHOOT', fields, send)).rejects.toMatchObject({ code: 'unknown-key' });
    expect(postSession).toHaveBeenCalledTimes(2);
  });
});

describe('clock', () => {
  test.each([-86_400_000, 7_200_000])('a clock that is %d ms off is put right by the session', async (errorMs) => {
    const client = createClient({ clock: () => nowMs + errorMs });
    await expect(client.exchange('SHOOT', fields, send)).resolves.toBeDefined();
    expect(send).toHaveBeenCalledTimes(1);
    expect(client.now()).toBe(nowMs);
  });

  test('a clock that jumps is put right by the proof of a stale refusal', async () => {
    let errorMs = 0;
    const client = createClient({ clock: () => nowMs + errorMs });
    await client.exchange('SHOOT', fields, send);
    errorMs = -600_000;
    await expect(client.exchange('SHOOT', fields, send)).resolves.toBeDefined();
    expect(send).toHaveBeenCalledTimes(3);
    expect(postSession).toHaveBeenCalledTimes(1);
    expect(client.now()).toBe(nowMs);
  });

  test('a stale refusal without a proof that fits moves nothing', async () => {
    const client = createClient();
    const sealed = await client.sealCommand('SHOOT', fields);
    for (const forged of [{}, { proof: '' }, { proof: sealed.data }]) {
      expect(client.recover(sealed, { channel: 'stale', timestamp: 0, ...forged })).toBe(false);
    }
    expect(client.now()).toBe(nowMs);
  });

  test('follows a timestamp out of an answer', () => {
    const client = createClient();
    client.syncClock(nowMs + 5000);
    client.syncClock(Number.NaN);
    nowMs += 1;
    expect(client.now()).toBe(START_MS + 5001);
  });
});

test('a replay refusal reaches the caller and is not retried', async () => {
  const client = createClient();
  const replayed = vi.fn(async (): Promise<GatewayReply> => ({ refusal: { channel: 'replayed', timestamp: nowMs } }));
  await expect(client.exchange('SHOOT', fields, replayed)).rejects.toMatchObject({ code: 'replayed' });
  expect(replayed).toHaveBeenCalledTimes(1);
});

test('what send throws reaches the caller', async () => {
  const failing = () => Promise.reject(new Error('timeout'));
  await expect(createClient().exchange('SHOOT', fields, failing)).rejects.toThrow('timeout');
});

test('draws on an entropy pool and waits for it', async () => {
  const fetchRandomBytes = vi.fn(async (length: number) => primitives.randomBytes(length));
  const entropy = createEntropyPool({ fetchRandomBytes, capacity: 128 });
  const client = createClient({ entropy, primitives: createNoblePrimitives({ randomBytes: entropy.take }) });
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.exchange('SHOOT', fields, send)));
  expect(answers).toHaveLength(40);
  expect(fetchRandomBytes.mock.calls.length).toBeGreaterThan(2);
});

test("an error body that is not the channel's has no refusal", () => {
  for (const body of [null, 'x', {}, { errid: 14200 }, { channel: 'nonsense' }])
    expect(readRefusal(body)).toBeUndefined();
});
