import { randomBytes } from 'node:crypto';
import { createChannelClient, createMemoryNonceStore, readRefusal, type ServerPublicKey } from '@kinora/channel';
import { createNodePrimitives } from '@kinora/channel/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openPersonalData } from '../adapters/personal-data/aes-gcm/open.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { createLog } from '../log.ts';
import { type Channel, openChannel } from './channel-keys.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const key = new Uint8Array(randomBytes(32));
const personal = openPersonalData([{ id: 'k1', key }], key);
const fields = { data: {}, id: '', psw: '', locale: 1, ver: '', platform: '', platstr: '' };

let opened: TestDatabase;
let nowMs = Date.UTC(2026, 0, 1);
const now = (): number => nowMs;
const open = (): Promise<Channel> =>
  openChannel({
    ...{ db: opened.database.db, personal, now, log: createLog('silent') },
    nonceStore: createMemoryNonceStore({ clock: now }),
  });

beforeAll(async () => {
  opened = await openTestDatabase();
  await migrate(opened.database.db, migrations);
});
afterAll(() => opened.dispose());
beforeEach(() => opened.database.db.deleteFrom('channel_key').execute());

const client = (channel: Channel, keys?: readonly ServerPublicKey[]) =>
  createChannelClient({
    primitives: createNodePrimitives(),
    clock: now,
    fetchKeys: async () => keys ?? channel.current().advertisedKeys,
    async postSession(request) {
      try {
        return channel.current().acceptSession(request);
      } catch (error) {
        const refusal = error instanceof Error && 'refusal' in error ? readRefusal(error.refusal) : undefined;
        if (!refusal) throw error;
        return refusal;
      }
    },
  });

const newestIds = async () => {
  const rows = await opened.database.db.selectFrom('channel_key').selectAll().orderBy('active_ms', 'desc').execute();
  return {
    server: rows.filter(({ kind }) => kind === 'server').length,
    ticket: rows.filter(({ kind }) => kind === 'ticket').length,
  };
};

test('processes that start at once agree on one server key and one ticket key', async () => {
  const channels = await Promise.all([open(), open(), open()]);
  const [first, ...others] = channels.map((channel) => channel.current().advertisedKeys);
  for (const keys of others) expect(keys).toEqual(first);
  expect(await newestIds()).toEqual({ server: 1, ticket: 1 });
  const [a, b] = channels;
  if (!a || !b) throw new Error('three channels were opened');
  const { data } = await client(a).sealCommand('X', fields);
  await expect(b.current().openCommand('X', data)).resolves.toMatchObject({ payload: { platform: '' } });
  for (const channel of channels) channel.close();
});

test('no private key stands in the database in the clear', async () => {
  const channel = await open();
  const rows = await opened.database.db.selectFrom('channel_key').select('sealed').execute();
  for (const { sealed } of rows) expect(sealed).toMatch(/^p1\.k1\./);
  channel.close();
});

test('a new ticket key is known to every process before the first one seals with it', async () => {
  const [first, second] = [await open(), await open()];
  nowMs += DAY_MS;
  await first.refresh();
  expect((await newestIds()).ticket).toBe(2);
  await second.refresh();
  // Announced, not in use: the process that has not read it again can still open what the other seals.
  const stale = await open();
  nowMs += 6 * 60_000;
  await first.refresh();
  const { data } = await client(first).sealCommand('X', fields);
  await expect(stale.current().openCommand('X', data)).resolves.toBeDefined();
  for (const channel of [first, second, stale]) channel.close();
});

test('a session survives the rotation of the ticket key until its ticket ends', async () => {
  const channel = await open();
  nowMs += 20 * HOUR_MS;
  const session = client(channel);
  await session.sealCommand('X', fields);
  nowMs += 5 * HOUR_MS;
  await channel.refresh();
  nowMs += HOUR_MS;
  await channel.refresh();
  expect((await newestIds()).ticket).toBe(2);
  const { data } = await session.sealCommand('X', fields);
  await expect(channel.current().openCommand('X', data)).resolves.toBeDefined();
  channel.close();
});

test('server keys rotate by the month, old ones are accepted for two weeks and then deleted', async () => {
  const channel = await open();
  const oldKeys = channel.current().advertisedKeys;
  nowMs += 30 * DAY_MS;
  await channel.refresh();
  nowMs += HOUR_MS;
  await channel.refresh();
  expect(channel.current().advertisedKeys).not.toEqual(oldKeys);
  await expect(client(channel, oldKeys).sealCommand('X', fields)).resolves.toBeDefined();
  nowMs += 15 * DAY_MS;
  await channel.refresh();
  await channel.refresh();
  expect((await newestIds()).server).toBe(1);
  await expect(client(channel, oldKeys).sealCommand('X', fields)).rejects.toMatchObject({ code: 'unknown-key' });
  channel.close();
});
