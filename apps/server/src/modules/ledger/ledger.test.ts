import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LedgerHand, openLedgerHand } from '../../../test/ledger-hand.ts';
import { testDatabaseUrl } from '../../../test/test-database.ts';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import type { Db } from '../../deps.ts';
import { auditLedger } from './audit.store.ts';
import { runAudit } from './audit-ledger.worker.ts';
import { capture, post, refund, reserve, sell, voidHold } from './index.ts';
import { mergeLedger } from './leave-ledger.ts';

let world: TestDeps;
let hand: LedgerHand;
beforeAll(async () => {
  world = await createTestDeps({ startMs: 1_000_000 });
  hand = openLedgerHand(world.deps);
});
afterAll(() => world.dispose());

const soon = () => world.deps.now() + 60_000;

afterEach(async () => {
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

test('of many at once that together want more than there is, as many come through as there is for; one key is one effect', async () => {
  const { deps } = world;
  const uid = await hand.uidOf();
  await Promise.all(Array.from({ length: 6 }, () => hand.grant(`once-${uid}`, uid, 10)));
  expect(await hand.card(uid)).toMatchObject({ available: 10 });
  const wanted = Array.from({ length: 8 }, (_, index) => ({
    hold: `${uid}-${index}`,
    uid,
    unit: 'card' as const,
    amount: 3,
    expiresAt: soon(),
  }));
  const faults = await Promise.all(wanted.map((one) => hand.faultOf((tx) => reserve(tx, deps, one))));
  expect(faults.filter((fault) => fault === undefined)).toHaveLength(3);
  expect(await hand.card(uid)).toMatchObject({ available: 1, held: 9 });
  expect(
    await hand.faultOf((tx) =>
      post(tx, deps, { key: `once-${uid}`, kind: 'operator-grant', uid, unit: 'card', amount: 11 }),
    ),
  ).toBe('key-reused');
});

test('what fails after a capture undoes it; another one than its owner ends no hold; merging moves it', async () => {
  const { deps } = world;
  const [uid, other] = [await hand.uidOf(), await hand.uidOf()];
  await hand.grant(`g-${uid}`, uid, 5);
  await hand.grant(`g-${other}`, other, 2);
  await hand.run((tx) => reserve(tx, deps, { hold: `h-${uid}`, uid, unit: 'card', amount: 4, expiresAt: soon() }));
  const failing = hand.run(async (tx) => {
    await capture(tx, deps, { hold: `h-${uid}`, uid });
    throw new Error('the power is gone');
  });
  await expect(failing).rejects.toThrow('the power is gone');
  expect(await hand.card(uid)).toMatchObject({ available: 1, held: 4 });
  expect(await hand.faultOf((tx) => capture(tx, deps, { hold: `h-${uid}`, uid: other }))).toBe('no-hold');
  await hand.run((tx) => mergeLedger(tx, deps, { from: uid, to: other }));
  expect(await hand.card(other)).toMatchObject({ available: 3, held: 4 });
  await hand.run((tx) => capture(tx, deps, { hold: `h-${uid}`, uid: other }));
  await hand.run((tx) => refund(tx, deps, { hold: `h-${uid}`, uid: other, refund: 'r', amount: 1 }));
  expect(await hand.card(other)).toMatchObject({ available: 4, held: 0 });
});

const unbalanced = `with made as (insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at)
  values ('forged', 'operator-grant', '', '', '', '', 1) returning id)
  insert into ledger_postings (transfer_id, account_id, amount)
  select made.id, a.id, 5 from made, (select id from ledger_accounts where not is_house order by id limit 1) as a`;

test.each([
  ['a transfer that does not sum to zero', unbalanced, 'does not sum to zero'],
  [
    'a transfer without postings',
    unbalanced.replace(/insert into ledger_postings[\s\S]*/, 'select 1 from made'),
    'does not sum to zero',
  ],
  ['a balance below zero', unbalanced.replace(' 5 ', ' -1000000 '), 'ledger_accounts_balance'],
  [
    'a posting to a transfer of the past',
    'insert into ledger_postings (transfer_id, account_id, amount) select min(transfer_id), 1, 1 from ledger_postings',
    'of its own transaction',
  ],
  ['a posting of nothing', unbalanced.replace(' 5 ', ' 0 '), 'amount_check'],
  ['a changed posting', 'update ledger_postings set amount = amount + 1', 'what was posted stays'],
  ['a deleted posting', 'delete from ledger_postings', 'what was posted stays'],
  ['an emptied table', 'truncate ledger_transfers', 'what was posted stays'],
  ['a changed transfer', "update ledger_transfers set kind = 'refund'", 'what was posted stays'],
  ['a balance that no posting made', 'update ledger_accounts set balance = balance + 1', 'by a posting alone'],
  [
    'an account that begins with a balance',
    "insert into ledger_accounts (owner, is_house, currency, purse, expires_at, balance) values ('x', false, 'card', 'paid', 0, 9)",
    'by a posting alone',
  ],
  ['a deleted account', 'delete from ledger_accounts', 'what was posted stays'],
  [
    'a hold that begins again',
    "update ledger_holds set state = 'reserved', ended_by = null where state = 'captured'",
    'a hold ends once',
  ],
])('the database itself refuses %s', async (_what, statement, message) => {
  await expect(sql.raw(statement).execute(world.deps.db)).rejects.toThrow(message);
});

test("the tables' owner has no right to change what was posted, so that a role without more needs no trigger for it", async () => {
  const { rows } = await sql<{
    rights: string;
  }>`select privilege_type as rights from information_schema.role_table_grants
    where table_name in ('ledger_postings', 'ledger_transfers') and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`.execute(
    world.deps.db,
  );
  expect(rows).toEqual([]);
});

test.runIf(testDatabaseUrl)('a sale that is not over yet holds up no sale of somebody else', async () => {
  const { deps } = world;
  const [one, other] = [await hand.uidOf(), await hand.uidOf()];
  const sellTo = (tx: Db, uid: string) => sell(tx, deps, { hold: `s-${uid}`, uid, unit: 'card', amount: 2 });
  for (const uid of [one, other]) await hand.grant(`g-${uid}`, uid, 5);
  await hand.run(async (tx) => {
    await sellTo(tx, one);
    await hand.run((second) => sellTo(second, other));
    expect((await hand.card(other)).available).toBe(3);
  });
  expect((await hand.card(one)).available).toBe(3);
});

test('a difference is found, and nothing is spent before an audit finds none; giving back goes on', async () => {
  const { deps } = world;
  const uid = await hand.uidOf();
  await hand.grant(`g-${uid}`, uid, 5);
  await hand.run((tx) => reserve(tx, deps, { hold: `h-${uid}`, uid, unit: 'card', amount: 2, expiresAt: soon() }));
  // Of somebody else, to whom nothing is posted meanwhile.
  await hand.grant(`g2-${uid}`, await hand.uidOf(), 1);
  const tamper = (by: number) =>
    sql
      .raw(
        `alter table ledger_accounts disable trigger ledger_accounts_guard;
        update ledger_accounts set balance = balance + ${by} where id = (select max(id) from ledger_accounts where purse = 'gift' and not is_house);
        alter table ledger_accounts enable trigger ledger_accounts_guard`,
      )
      .execute(deps.db);
  await tamper(1);
  expect((await runAudit(deps)).differences).toEqual([
    { what: 'accounts whose balance is not that of their postings', count: 1 },
  ]);
  expect(await hand.faultOf((tx) => capture(tx, deps, { hold: `h-${uid}`, uid }))).toBe('stopped');
  expect(await hand.faultOf((tx) => voidHold(tx, deps, { hold: `h-${uid}`, uid }))).toBeUndefined();
  expect(await hand.card(uid)).toMatchObject({ available: 5, held: 0 });
  await tamper(-1);
  await runAudit(deps);
  expect(
    await hand.faultOf((tx) =>
      reserve(tx, deps, { hold: `again-${uid}`, uid, unit: 'card', amount: 2, expiresAt: soon() }),
    ),
  ).toBeUndefined();
});
