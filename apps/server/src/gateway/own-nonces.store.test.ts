import { SECURE_WINDOW } from '@kinora/channel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { type OwnNonceStore, openOwnNonces } from './own-nonces.store.ts';

const LIFETIME_MS = SECURE_WINDOW.pastMs + SECURE_WINDOW.aheadMs;
let opened: TestDatabase;
let store: OwnNonceStore;
let nowMs: number;

const fail = (error: unknown): never => {
  throw error;
};

/** The process of before is gone, and another one starts on its database. */
async function restart(): Promise<void> {
  store?.close();
  store = await openOwnNonces(opened.database.db, () => nowMs, fail);
}

const use = (nonce: string, sealedAtMs: number) => store.addOnce(nonce, sealedAtMs + LIFETIME_MS);

beforeAll(async () => {
  opened = await openTestDatabase();
  await migrate(opened.database.db, migrations);
});
beforeEach(async () => {
  nowMs = 1_000_000;
  await restart();
});
afterAll(async () => {
  store.close();
  await opened.dispose();
});

test('a command sealed ahead of the clock is not accepted again after a restart', async () => {
  expect(await use('ahead', nowMs + 20_000)).toBe(true);
  await restart();
  expect(await use('ahead', nowMs + 20_000)).toBe(false);
});

test('what was sealed in the past costs no row: a restart makes it stale', async () => {
  expect(await use('past', nowMs - 1)).toBe(true);
  expect(await use('past', nowMs - 1)).toBe(false);
  const rows = await opened.database.db.selectFrom('channel_nonce').select('nonce').execute();
  expect(rows.map(({ nonce }) => nonce)).not.toContain('past');
});

test('a nonce is forgotten when its command could not be accepted any more, and not before', async () => {
  await use('late', nowMs + 25_000);
  nowMs += 25_000 + LIFETIME_MS;
  await store.prune();
  await restart();
  expect(await use('late', nowMs)).toBe(false);
  nowMs += 1;
  await store.prune();
  expect(await opened.database.db.selectFrom('channel_nonce').selectAll().execute()).toEqual([]);
});
