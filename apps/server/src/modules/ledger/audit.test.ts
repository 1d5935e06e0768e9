import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import type { JobWorker } from '../../adapters/ports/jobs.ts';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { newUid } from '../../identifiers.ts';
import { insertUser } from '../users/index.ts';
import { insertAudit, lookThrough } from './audit.store.ts';
import { auditLedgerJob } from './audit-ledger.job.ts';
import { capture, post, refund, reserve } from './index.ts';
import { ledgerModule } from './ledger.module.ts';

let world: TestDeps;
beforeAll(async () => {
  world = await createTestDeps({ startMs: 1_000_000 });
  const { deps } = world;
  const uid = newUid();
  await insertUser(deps.db, { uid, nick: 'Mia', isNickGiven: false, channelId: null, channelArg: null, now: 1 });
  const cards = { uid, unit: 'card' as const };
  const hold = (name: string, amount: number) => ({ ...cards, hold: name, amount, expiresAt: deps.now() + 60_000 });
  await transact(deps.db, async (tx) => {
    await post(tx, deps, { ...cards, key: 'given', kind: 'operator-grant', amount: 9 });
    for (const one of [hold('sold', 4), hold('waits', 2)]) await reserve(tx, deps, one);
    await capture(tx, deps, { hold: 'sold', uid });
    await refund(tx, deps, { hold: 'sold', uid, refund: 'back', amount: 1 });
  });
});
afterAll(() => world.dispose());

class Undone extends Error {}
/** What an audit finds after a statement that no trigger and no key was asked about; it is undone. */
async function findAfter(statement: string): Promise<string[]> {
  let found: string[] = [];
  const undone = world.deps.db.transaction().execute(async (tx: Db) => {
    await sql.raw('set local session_replication_role = replica').execute(tx);
    await sql.raw(statement).execute(tx);
    found = (await lookThrough(tx)).differences.map(({ what }) => what);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  return found;
}

const transfer = (kind: string) => `(select min(id) from ledger_transfers where kind = '${kind}')`;
const house = (kind: string) => `transfer_id = ${transfer(kind)} and number is null`;

it.each([
  ['transfers that do not sum to zero', `update ledger_postings set amount = amount + 1 where ${house('capture')}`],
  [
    'transfers without postings',
    `insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at) values ('x', 'void', '', '', '', '', 1)`,
  ],
  ['postings without a transfer', `delete from ledger_transfers where id = ${transfer('operator-grant')}`],
  [
    'postings whose running number or balance does not follow',
    `update ledger_postings set balance = balance + 1 where transfer_id = ${transfer('reserve')} and number is not null`,
  ],
  [
    'accounts whose balance is not that of their postings',
    `update ledger_accounts set balance = 7 where purse = 'gift'`,
  ],
  [
    'people of whom more or less is set aside than their holds say',
    `update ledger_holds set amount = 1 where hold = 'waits'`,
  ],
  [
    'holds without what reserved or ended them',
    `update ledger_holds set ended_by = ${transfer('operator-grant')} where hold = 'sold'`,
  ],
  [
    'orders and receipts without what they moved',
    `insert into order_receipts values ('sandbox', 't1', 'o1', 2000, 'CNY', 'credited', 1)`,
  ],
  ['sales without the money that they claim', `update ledger_transfers set kind = 'direct-sale' where key = 'given'`],
  [
    'gold cards on their way that no gift tells of',
    `update ledger_transfers set kind = 'gift-sent' where key = 'given'`,
  ],
  [
    'currencies of which other than what holds say was sold',
    `update ledger_holds set refunded = refunded + 1 where hold = 'sold'`,
  ],
])('an audit finds %s', async (what, statement) => {
  expect(await findAfter('select 1')).toEqual([]);
  expect(await findAfter(statement)).toContain(what);
});

/** The module's own worker of the job. */
function workerOf(name: string): (deps: Deps) => Promise<void> {
  const workers = new Map<string, JobWorker<unknown, Deps>>();
  const register = (job: { name: string }, worker: JobWorker<never, Deps>) =>
    void workers.set(job.name, worker as never);
  for (const job of ledgerModule.jobs ?? []) job.register({ ...world.deps.jobs, register });
  const worker = workers.get(name) ?? expect.fail(`nobody works on ${name}`);
  return (deps) => worker(deps, {}, new AbortController().signal, async () => {});
}
const figures = async () =>
  Object.fromEntries(
    await Promise.all((ledgerModule.gauges ?? []).map(async ({ name, read }) => [name, await read(world.deps)])),
  );

test('every hour the ledger is audited, and the metrics say when and what was found', async () => {
  expect(auditLedgerJob.cron).toMatch(/^\d+ \* \* \* \*$/);
  expect(await figures()).toEqual({ kinora_ledger_differences: 0, kinora_ledger_audited_seconds: 0 });
  await workerOf(auditLedgerJob.name)(world.deps);
  expect(await figures()).toEqual({ kinora_ledger_differences: 0, kinora_ledger_audited_seconds: 1_000 });
  await insertAudit(world.deps.db, { postings: 1, differences: [{ what: 'something', count: 2 }] }, 2_000_000);
  expect(await figures()).toEqual({ kinora_ledger_differences: 2, kinora_ledger_audited_seconds: 2_000 });
});
