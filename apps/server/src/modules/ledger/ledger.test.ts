import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/test-database.ts';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../deps.ts';
import { newUid } from '../../identifiers.ts';
import { insertUser } from '../users/index.ts';
import { auditLedger } from './audit.store.ts';
import { runAudit } from './audit-ledger.worker.ts';
import { capture, LedgerError, post, readBalances, refund, reserve, voidHold } from './index.ts';
import { mergeLedger } from './leave-ledger.ts';
import { sweepLedger } from './sweep-ledger.worker.ts';

let world: TestDeps;
beforeAll(async () => {
  world = await createTestDeps({ startMs: 1_000_000 });
});
afterAll(() => world.dispose());

const run = <R>(work: (tx: Db) => Promise<R>) => transact(world.deps.db, work);
const uidOf = async () => {
  const uid = newUid();
  await insertUser(world.deps.db, {
    uid,
    nick: 'somebody',
    isNickGiven: false,
    channelId: null,
    channelArg: null,
    now: 1,
  });
  return uid;
};
const card = async (uid: string) => (await readBalances(world.deps, uid)).card;
/** What became of it: the fault that refused it, or nothing. */
const faultOf = (work: (tx: Db) => Promise<unknown>): Promise<string | undefined> =>
  run(work).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof LedgerError) return error.fault;
      throw error;
    },
  );
const grant = (key: string, uid: string, amount: number, expiresAt = 0) =>
  run((tx) => post(tx, world.deps, { key, kind: 'operator-grant', uid, unit: 'card', amount, expiresAt }));
const soon = () => world.deps.now() + 60_000;

afterEach(async () => {
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

/** What one person has by a reckoning of its own: gifts by expiry, and what is set aside with the gifts that it came from. */
interface Model {
  gifts: Map<number, number>;
  holds: Map<string, { state: string; parts: [number, number][]; amount: number; refunded: number; expiresAt: number }>;
}

const MINUTE_MS = 60_000;
const RUNS = Number(process.env.KINORA_TEST_LEDGER_RUNS ?? 6);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 9 }),
      life: fc.constantFrom(0, 1, 3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 12 }),
      hold: fc.nat(3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('capture' as const, 'void' as const), who: fc.nat(2), hold: fc.nat(3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      who: fc.nat(2),
      hold: fc.nat(3),
      amount: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);

const ordered = (model: Model, now: number) =>
  [...model.gifts].filter(([expiry]) => expiry === 0 || expiry > now).sort(([a], [b]) => (a || 9e15) - (b || 9e15));
const add = (model: Model, expiry: number, amount: number) =>
  model.gifts.set(expiry, (model.gifts.get(expiry) ?? 0) + amount);

test('any sequence of all operations by several people ends as reckoned, and the audit holds after each', async () => {
  const { deps, clock } = world;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const mark = `run${++runs}`;
      const people = await Promise.all([0, 1, 2].map(uidOf));
      const models = people.map((): Model => ({ gifts: new Map(), holds: new Map() }));
      for (const [index, one] of steps.entries()) {
        const now = deps.now();
        if (one.do === 'wait') {
          clock.advance(MINUTE_MS);
          await sweepLedger(deps);
          for (const model of models) {
            for (const hold of model.holds.values())
              if (hold.state === 'reserved' && hold.expiresAt <= deps.now()) {
                hold.state = 'voided';
                for (const [expiry, amount] of hold.parts) add(model, expiry, amount);
              }
            for (const expiry of model.gifts.keys()) if (expiry > 0 && expiry <= deps.now()) model.gifts.delete(expiry);
          }
        } else {
          const uid = people[one.who] ?? '';
          const model: Model = models[one.who] ?? { gifts: new Map(), holds: new Map() };
          if (one.do === 'grant') {
            const expiresAt = one.life === 0 ? 0 : now + one.life * MINUTE_MS;
            await grant(`${mark}-${index}`, uid, one.amount, expiresAt);
            await grant(`${mark}-${index}`, uid, one.amount, expiresAt);
            add(model, expiresAt, one.amount);
          } else {
            const hold = `${mark}-${one.who}-${one.hold}`;
            const known = model.holds.get(hold);
            if (one.do === 'reserve') {
              const expiresAt = now + 2 * MINUTE_MS;
              const fault = await faultOf((tx) =>
                reserve(tx, deps, { hold, uid, unit: 'card', amount: one.amount, expiresAt }),
              );
              const available = ordered(model, now).reduce((sum, [, amount]) => sum + amount, 0);
              const isSame = known?.amount === one.amount;
              expect(fault).toBe(
                known ? (isSame ? undefined : 'key-reused') : available < one.amount ? 'insufficient' : undefined,
              );
              if (!known && fault === undefined) {
                let left = one.amount;
                const parts = ordered(model, now).flatMap(([expiry, amount]): [number, number][] => {
                  const taken = Math.min(left, amount);
                  left -= taken;
                  if (taken > 0) add(model, expiry, -taken);
                  return taken > 0 ? [[expiry, taken]] : [];
                });
                model.holds.set(hold, { state: 'reserved', parts, amount: one.amount, refunded: 0, expiresAt });
              }
            } else if (one.do === 'refund') {
              const fault = await faultOf((tx) =>
                refund(tx, deps, { hold, uid, refund: `${index}`, amount: one.amount }),
              );
              const isTooMuch = known !== undefined && known.refunded + one.amount > known.amount;
              expect(fault).toBe(
                !known ? 'no-hold' : known.state !== 'captured' ? 'hold-ended' : isTooMuch ? 'insufficient' : undefined,
              );
              if (known && fault === undefined) {
                await run((tx) => refund(tx, deps, { hold, uid, refund: `${index}`, amount: one.amount }));
                const single = known.parts
                  .flatMap(([expiry, amount]) => Array.from({ length: amount }, () => expiry))
                  .reverse();
                for (const expiry of single.slice(known.refunded, known.refunded + one.amount)) add(model, expiry, 1);
                known.refunded += one.amount;
              }
            } else {
              const end = one.do === 'capture' ? capture : voidHold;
              const state = one.do === 'capture' ? 'captured' : 'voided';
              const fault = await faultOf((tx) => end(tx, deps, { hold, uid }));
              expect(fault).toBe(
                !known ? 'no-hold' : known.state === 'reserved' || known.state === state ? undefined : 'hold-ended',
              );
              if (known?.state === 'reserved') {
                known.state = state;
                if (state === 'voided') for (const [expiry, amount] of known.parts) add(model, expiry, amount);
              }
            }
          }
        }
        expect((await auditLedger(deps.db)).differences).toEqual([]);
      }
      for (const [index, uid] of people.entries()) {
        const model = models[index] ?? { gifts: new Map(), holds: new Map() };
        const available = ordered(model, deps.now()).reduce((sum, [, amount]) => sum + amount, 0);
        const held = [...model.holds.values()].reduce(
          (sum, one) => sum + (one.state === 'reserved' ? one.amount : 0),
          0,
        );
        expect(await card(uid)).toMatchObject({ available, held });
      }
    }),
    { numRuns: RUNS },
  );
});

test('of many at once that together want more than there is, as many come through as there is for; one key is one effect', async () => {
  const { deps } = world;
  const uid = await uidOf();
  await Promise.all(Array.from({ length: 6 }, () => grant(`once-${uid}`, uid, 10)));
  expect(await card(uid)).toMatchObject({ available: 10 });
  const wanted = Array.from({ length: 8 }, (_, index) => ({
    hold: `${uid}-${index}`,
    uid,
    unit: 'card' as const,
    amount: 3,
    expiresAt: soon(),
  }));
  const faults = await Promise.all(wanted.map((one) => faultOf((tx) => reserve(tx, deps, one))));
  expect(faults.filter((fault) => fault === undefined)).toHaveLength(3);
  expect(await card(uid)).toMatchObject({ available: 1, held: 9 });
  expect(
    await faultOf((tx) =>
      post(tx, deps, { key: `once-${uid}`, kind: 'operator-grant', uid, unit: 'card', amount: 11 }),
    ),
  ).toBe('key-reused');
});

test('what fails after a capture undoes it; another one than its owner ends no hold; merging moves it', async () => {
  const { deps } = world;
  const [uid, other] = [await uidOf(), await uidOf()];
  await grant(`g-${uid}`, uid, 5);
  await grant(`g-${other}`, other, 2);
  await run((tx) => reserve(tx, deps, { hold: `h-${uid}`, uid, unit: 'card', amount: 4, expiresAt: soon() }));
  const failing = run(async (tx) => {
    await capture(tx, deps, { hold: `h-${uid}`, uid });
    throw new Error('the power is gone');
  });
  await expect(failing).rejects.toThrow('the power is gone');
  expect(await card(uid)).toMatchObject({ available: 1, held: 4 });
  expect(await faultOf((tx) => capture(tx, deps, { hold: `h-${uid}`, uid: other }))).toBe('no-hold');
  await run((tx) => mergeLedger(tx, deps, { from: uid, to: other }));
  expect(await card(other)).toMatchObject({ available: 3, held: 4 });
  await run((tx) => capture(tx, deps, { hold: `h-${uid}`, uid: other }));
  await run((tx) => refund(tx, deps, { hold: `h-${uid}`, uid: other, refund: 'r', amount: 1 }));
  expect(await card(other)).toMatchObject({ available: 4, held: 0 });
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
  const [one, other] = [await uidOf(), await uidOf()];
  const sell = async (tx: Db, uid: string) => {
    await reserve(tx, deps, { hold: `s-${uid}`, uid, unit: 'card', amount: 2, expiresAt: soon() });
    await capture(tx, deps, { hold: `s-${uid}`, uid });
  };
  for (const uid of [one, other]) await grant(`g-${uid}`, uid, 5);
  await run(async (tx) => {
    await sell(tx, one);
    await run((second) => sell(second, other));
    expect((await card(other)).available).toBe(3);
  });
  expect((await card(one)).available).toBe(3);
});

test('a difference is found, and nothing is spent before an audit finds none; giving back goes on', async () => {
  const { deps } = world;
  const uid = await uidOf();
  await grant(`g-${uid}`, uid, 5);
  await run((tx) => reserve(tx, deps, { hold: `h-${uid}`, uid, unit: 'card', amount: 2, expiresAt: soon() }));
  // Of somebody else, to whom nothing is posted meanwhile.
  await grant(`g2-${uid}`, await uidOf(), 1);
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
  expect(await faultOf((tx) => capture(tx, deps, { hold: `h-${uid}`, uid }))).toBe('stopped');
  expect(await faultOf((tx) => voidHold(tx, deps, { hold: `h-${uid}`, uid }))).toBeUndefined();
  expect(await card(uid)).toMatchObject({ available: 5, held: 0 });
  await tamper(-1);
  await runAudit(deps);
  expect(
    await faultOf((tx) => reserve(tx, deps, { hold: `again-${uid}`, uid, unit: 'card', amount: 2, expiresAt: soon() })),
  ).toBeUndefined();
});
