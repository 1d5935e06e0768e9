import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import type { ChannelErrorCode } from './channel-error.ts';
import { createNoblePrimitives } from './noble.ts';
import { createNodePrimitives } from './node.ts';
import { createMemoryNonceStore } from './nonce-store.ts';
import { type ChannelServerOptions, createChannelServer } from './server.ts';
import { generateServerKey } from './server-key.ts';
import { openSession, type Session } from './session.ts';
import { generateTicketKey } from './ticket.ts';

const node = createNodePrimitives();
const noble = createNoblePrimitives(node);
const START_MS = 1_763_600_000_000;
const fields = { data: { 名: '脸' }, id: 'u1', psw: 'p', locale: 1, ver: '1.12.9', platform: 'h5', platstr: 'h5' };

let nowMs = START_MS;
const clock = () => nowMs;
const serverKey = generateServerKey(node);
const ticketKey = generateTicketKey(node);
const createServer = (options: Partial<ChannelServerOptions> = {}) =>
  createChannelServer({
    keys: [serverKey],
    ticketKeys: [ticketKey],
    primitives: node,
    clock,
    nonceStore: createMemoryNonceStore({ clock }),
    ...options,
  });

let server = createServer();
const open = (primitives = node): Session => {
  const pending = openSession({ serverKeys: server.advertisedKeys, primitives });
  return pending.accept(server.acceptSession(pending.request));
};
let session = open();
const seal = (command = 'SHOOT') => session.sealCommand(command, fields, nowMs);
const expectRefusal = (command: string, data: unknown, code: ChannelErrorCode) =>
  expect(server.openCommand(command, data)).rejects.toMatchObject({ name: 'ChannelError', code });

beforeEach(() => {
  nowMs = START_MS;
  server = createServer();
  session = open();
});

test.each([
  ['node', 'node', node, node],
  ['noble', 'node', noble, node],
  ['node', 'noble', node, noble],
  ['noble', 'noble', noble, noble],
])('a %s client and a %s server understand each other', async (_client, _server, client, primitives) => {
  server = createServer({ primitives });
  session = open(client);
  const sealed = seal();
  const opened = await server.openCommand('SHOOT', sealed.data);
  expect(opened.payload).toEqual({ ...fields, nonce: sealed.nonce });
  expect(sealed.nonce).toHaveLength(16);
  expect(opened.sealedAtMs).toBe(START_MS);
  expect(sealed.openAnswer(opened.sealAnswer('{"état":"好🙂"}'))).toEqual({ état: '好🙂' });
});

test('any process with the same keys opens the session of another', async () => {
  const { data } = seal();
  server = createServer();
  await expect(server.openCommand('SHOOT', data)).resolves.toBeDefined();
});

describe('freshness', () => {
  test('a replay is refused, at any time within the window', async () => {
    const { data } = seal();
    await server.openCommand('SHOOT', data);
    await expectRefusal('SHOOT', data, 'replayed');
    nowMs += 180_000;
    await expectRefusal('SHOOT', data, 'replayed');
    nowMs += 1;
    await expectRefusal('SHOOT', data, 'stale');
  });

  test('one of many simultaneous copies is accepted when the store is asynchronous', async () => {
    const memory = createMemoryNonceStore({ clock });
    server = createServer({
      nonceStore: { addOnce: async (nonce, expiresAtMs) => memory.addOnce(nonce, expiresAtMs) },
    });
    const { data } = seal();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => server.openCommand('SHOOT', data)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a nonce is kept until no process could accept it any more', async () => {
    const kept: number[] = [];
    server = createServer({ nonceStore: { addOnce: (_nonce, expiresAtMs) => kept.push(expiresAtMs) > 0 } });
    await server.openCommand('SHOOT', seal().data);
    expect(kept).toEqual([START_MS + 180_000 + 30_000]);
  });

  test('what a full nonce store throws is not taken for a refusal', async () => {
    server = createServer({ nonceStore: createMemoryNonceStore({ clock, capacity: 0 }) });
    await expect(server.openCommand('SHOOT', seal().data)).rejects.toThrow(RangeError);
  });

  test.each([
    [-180_000, true],
    [-180_001, false],
    [30_000, true],
    [30_001, false],
  ])('a command sealed %d ms from now is accepted: %s', async (offsetMs, isAccepted) => {
    const { data } = session.sealCommand('SHOOT', fields, nowMs + offsetMs);
    if (isAccepted) await expect(server.openCommand('SHOOT', data)).resolves.toBeDefined();
    else await expectRefusal('SHOOT', data, 'stale');
  });

  test('a stale refusal carries the server time, with a proof for this command alone', async () => {
    const sealed = session.sealCommand('SHOOT', fields, nowMs - 3_600_000);
    const error: unknown = await server.openCommand('SHOOT', sealed.data).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ refusal: { channel: 'stale', timestamp: START_MS, proof: expect.any(String) } });
    const proof = (error as { refusal: { proof: string } }).refusal.proof;
    expect(sealed.openProof(proof)).toBe(START_MS);
    expect(seal().openProof(proof)).toBeUndefined();
    expect(() => sealed.openAnswer(proof)).toThrow('does not authenticate');
  });
});

describe('tampering', () => {
  test('truncated data is refused at every length', async () => {
    const { data } = seal();
    for (let length = 0; length < data.length; length++) {
      await expect(server.openCommand('SHOOT', data.slice(0, length))).rejects.toHaveProperty('name', 'ChannelError');
    }
  });

  test('data with any bit flipped is refused', async () => {
    const bytes = decodeBase64Url(seal().data) ?? new Uint8Array(0);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
        const flipped = bytes.slice();
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const result = server.openCommand('SHOOT', encodeBase64Url(flipped));
        await expect(result).rejects.toMatchObject({
          code: expect.stringMatching(/^(malformed|tampered|stale-ticket)$/),
        });
      }),
      { numRuns: 1500 },
    );
  });

  test('an answer with any bit flipped is refused', async () => {
    const sealed = seal();
    const opened = await server.openCommand('SHOOT', sealed.data);
    const bytes = decodeBase64Url(opened.sealAnswer('{"ok":true}')) ?? new Uint8Array(0);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => sealed.openAnswer(encodeBase64Url(flipped))).toThrow('does not authenticate');
    }
  });

  test('garbage of any kind is refused with a typed error', async () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.anything(),
      fc.uint8Array({ maxLength: 400 }).map(encodeBase64Url),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (data) => {
        await expect(server.openCommand('SHOOT', data)).rejects.toHaveProperty('name', 'ChannelError');
        expect(() => server.acceptSession(data)).toThrow(expect.objectContaining({ name: 'ChannelError' }));
      }),
      { numRuns: 500 },
    );
  });

  test('data over the limit is refused without a look', async () => {
    const { data } = seal();
    server = createServer({ maxDataChars: data.length - 1 });
    await expectRefusal('SHOOT', data, 'malformed');
  });

  test('a payload whose nonce is not the one it was sealed with is refused', async () => {
    const { data } = session.sealCommand(
      'SHOOT',
      { ...fields, toJSON: () => ({ ...fields, nonce: 'A'.repeat(16) }) } as typeof fields,
      nowMs,
    );
    await expectRefusal('SHOOT', data, 'malformed');
  });
});

describe('binding', () => {
  test('a command does not pass for another', async () => {
    await expectRefusal('CANCELORDER', seal('CREATEORDER').data, 'tampered');
  });

  test('a command does not pass under the ticket of another session', async () => {
    const theirs = open();
    const bytes = decodeBase64Url(seal().data) ?? new Uint8Array(0);
    bytes.set(theirs.ticket, 3);
    await expectRefusal('SHOOT', encodeBase64Url(bytes), 'tampered');
  });

  test('an answer does not pass for one to another command, request or session', async () => {
    const sealed = seal();
    const answer = (await server.openCommand('SHOOT', sealed.data)).sealAnswer('{}');
    for (const other of [seal(), seal('QUERYIMGS'), open().sealCommand('SHOOT', fields, nowMs)]) {
      expect(() => other.openAnswer(answer)).toThrow('does not authenticate');
    }
  });

  test('an answer does not pass for a command, nor a command for an answer', async () => {
    const sealed = seal();
    const answer = (await server.openCommand('SHOOT', sealed.data)).sealAnswer('{}');
    await expectRefusal('SHOOT', answer, 'malformed');
    expect(() => sealed.openAnswer(sealed.data)).toThrow('does not authenticate');
    const bytes = decodeBase64Url(sealed.data) ?? new Uint8Array(0);
    const asAnswer = Uint8Array.of(1, ...bytes.subarray(3 + session.ticket.length));
    expect(() => sealed.openAnswer(encodeBase64Url(asAnswer))).toThrow('does not authenticate');
  });

  test('the same payload never looks the same twice', () => {
    expect(seal().data).not.toBe(seal().data);
  });
});

describe('rotation', () => {
  test('the newest server key is advertised, the older still accepted, a dropped one refused', () => {
    const pending = openSession({ serverKeys: server.advertisedKeys, primitives: node });
    const newKey = generateServerKey(node);
    server = createServer({ keys: [newKey, serverKey] });
    expect(server.advertisedKeys.map(({ id }) => id)).toEqual([newKey.id]);
    expect(() => pending.accept(server.acceptSession(pending.request))).not.toThrow();
    server = createServer({ keys: [newKey] });
    expect(() => server.acceptSession(pending.request)).toThrow(expect.objectContaining({ code: 'unknown-key' }));
  });

  test('a ticket outlives rotation of its key, not the removal', async () => {
    const newKey = generateTicketKey(node);
    server = createServer({ ticketKeys: [newKey, ticketKey] });
    await expect(server.openCommand('SHOOT', seal().data)).resolves.toBeDefined();
    server = createServer({ ticketKeys: [newKey] });
    await expectRefusal('SHOOT', seal().data, 'stale-ticket');
  });

  test('a ticket past its lifetime, or from the future, is stale', async () => {
    nowMs = session.expiresAtMs - 1;
    await expect(server.openCommand('SHOOT', seal().data)).resolves.toBeDefined();
    nowMs = session.expiresAtMs;
    await expectRefusal('SHOOT', seal().data, 'stale-ticket');
    nowMs = START_MS - 30_001;
    await expectRefusal('SHOOT', seal().data, 'stale-ticket');
  });

  test('a server without keys is refused', () => {
    expect(() => createServer({ keys: [] })).toThrow(RangeError);
    expect(() => createServer({ ticketKeys: [] })).toThrow(RangeError);
  });
});

describe('opening a session', () => {
  test('an answer of somebody without the server key is refused', () => {
    const pending = openSession({ serverKeys: server.advertisedKeys, primitives: node });
    const impostor = createServer({ keys: [{ ...generateServerKey(node), id: serverKey.id }] });
    expect(() => pending.accept(impostor.acceptSession(pending.request))).toThrow('does not authenticate');
  });

  test('an answer to another request is refused', () => {
    const [first, second] = [0, 1].map(() => openSession({ serverKeys: server.advertisedKeys, primitives: node }));
    const answer = server.acceptSession(first?.request);
    expect(() => second?.accept(answer)).toThrow('does not authenticate');
  });

  test.each([[undefined], [{}], [{ key: serverKey.id }], [{ key: serverKey.id, enc: 'AAAA' }], [{ key: 1, enc: 'A' }]])(
    'the request %j is malformed',
    (request) => {
      expect(() => server.acceptSession(request)).toThrow(expect.objectContaining({ code: 'malformed' }));
    },
  );

  test('an enc of low order is malformed', () => {
    const request = { key: serverKey.id, enc: encodeBase64Url(new Uint8Array(32)) };
    expect(() => server.acceptSession(request)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });

  test('a configuration without a usable key is refused on the client', () => {
    for (const serverKeys of [[], [{ id: 'x', publicKey: 'AAAA' }], [{ id: 'x', publicKey: '%' }]]) {
      expect(() => openSession({ serverKeys, primitives: node })).toThrow(
        expect.objectContaining({ code: 'unknown-key' }),
      );
    }
  });
});
