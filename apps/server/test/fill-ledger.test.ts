import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { fillLedger, openAccounts } from './fill-ledger.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.dispose());

it('a ledger that is filled to be measured is right, and has orders, receipts, refunds and holds to look through', async () => {
  const { db } = opened.database;
  await openAccounts(opened.database, 3);
  await fillLedger(opened.database, { people: 3, postings: 720 });
  const { postings, differences } = await auditLedger(db);
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int4 from ledger_claims) as claims, (select count(*)::int4 from ledger_money) as money,
    (select count(*)::int4 from order_receipts where fate = 'returned') as returned,
    (select count(*)::int4 from ledger_holds) as holds`.execute(db);
  // Two postings of each of three grants come first.
  expect([postings, differences, rows]).toEqual([726, [], [{ claims: 300, money: 120, returned: 20, holds: 100 }]]);
});
