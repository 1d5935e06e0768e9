import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase, testDatabaseUrl } from '../../test/test-database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { createLog } from '../log.ts';
import { createSharedNonceStore, type SharedNonceStore } from './nonces.store.ts';

let opened: TestDatabase;
let stores: SharedNonceStore[];
let nowMs = 1_000_000;
beforeAll(async () => {
  if (testDatabaseUrl === null) return;
  opened = await openTestDatabase();
  await migrate(opened.database.db, migrations);
  stores = [1, 2].map(() => createSharedNonceStore(opened.url ?? '', () => nowMs, createLog('silent')));
});
afterAll(async () => {
  if (testDatabaseUrl === null) return;
  for (const store of stores) await store.close();
  await opened.dispose();
});

test.skipIf(testDatabaseUrl === null)('of many processes that see a nonce at once, one takes it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => stores[index % 2]?.addOnce('session nonce', nowMs + 180_000)),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

test.skipIf(testDatabaseUrl === null)('a nonce is forgotten after its time and not before', async () => {
  const [store] = stores;
  expect(await store?.addOnce('a', nowMs + 1_000)).toBe(true);
  await store?.prune();
  expect(await store?.addOnce('a', nowMs + 1_000)).toBe(false);
  nowMs += 1_001;
  await store?.prune();
  expect(await store?.addOnce('a', nowMs + 1_000)).toBe(true);
});
