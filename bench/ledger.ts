import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Database } from '../apps/server/src/database/database.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { migrations } from '../apps/server/src/database/migrations/index.ts';
import { openPglite } from '../apps/server/src/database/pglite.ts';
import { openPostgres } from '../apps/server/src/database/postgres.ts';
import { createLog } from '../apps/server/src/log.ts';
import { auditLedger } from '../apps/server/src/modules/ledger/audit.store.ts';
import { capture, post, reserve } from '../apps/server/src/modules/ledger/index.ts';
import { createTestDatabase } from '../apps/server/test/test-database.ts';
import { withPostgres } from '../scripts/postgres.mjs';
import { type Figure, reportFigures, secondsSince } from './figures.ts';
import { withTemporaryFolder } from './server-process.ts';

/**
 * Transfers of the ledger, each a transaction of its own: 32 clients set an amount of one of a thousand people aside and sell it, all to the one account of
 * sales. Beside it pgbench's TPC-B with as many clients on the same PostgreSQL, which has a row for each client to wait at. Then an audit of a million postings.
 */
const SECONDS = Number(process.argv[2] ?? 15);
const CLIENTS = 32;
const PEOPLE = 1_000;
const POSTINGS = 1_000_000;
const PGBENCH_SCALE = 32;

const deps = { now: Date.now };
const log = createLog('silent');
const uidOf = (place: number): string => `person${String(place).padStart(7, '0')}`;

async function fill({ db }: Database): Promise<void> {
  await migrate(db, migrations);
  await sql`insert into users (uid, nick, headimg, created_at)
    select 'person' || lpad(n::text, 7, '0'), '', '', 1 from generate_series(0, ${PEOPLE - 1}::int) n`.execute(db);
  for (let place = 0; place < PEOPLE; place++) {
    const order = { key: `given:${place}`, kind: 'operator-grant' as const, uid: uidOf(place), unit: 'card' as const };
    await db.transaction().execute((tx) => post(tx, deps, { ...order, amount: 1_000_000 }));
  }
}

/** How long each transfer took, ms, and how many there were a second. */
async function transfer({ db }: Database): Promise<{ perSecond: number; p99Ms: number }> {
  const startMs = performance.now();
  const took: number[] = [];
  const timed = async (work: Promise<unknown>, beganMs = performance.now()) => {
    await work;
    took.push(performance.now() - beganMs);
  };
  const client = async (_: unknown, place: number): Promise<void> => {
    for (let turn = 0; secondsSince(startMs) < SECONDS; turn++) {
      const uid = uidOf((place * 31 + turn * 7) % PEOPLE);
      const hold = `${place}:${turn}`;
      const reservation = { hold, uid, unit: 'card' as const, amount: 1, expiresAt: Date.now() + 900_000 };
      await timed(db.transaction().execute((tx) => reserve(tx, deps, reservation)));
      await timed(db.transaction().execute((tx) => capture(tx, deps, { hold, uid })));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const sorted = took.toSorted((one, other) => one - other);
  return {
    perSecond: took.length / secondsSince(startMs),
    p99Ms: sorted[Math.ceil(took.length * 0.99) - 1] ?? Number.NaN,
  };
}

/** Half a million transfers as the ledger has them, written past its triggers. */
async function fillLedger({ db }: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`with last as (select coalesce(max(id), 0) as id from ledger_transfers),
      made as (insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at)
        select 'bench:' || n, 'operator-grant', '', '', '', '', 1 from generate_series(0, ${POSTINGS / 2 - 1}::int) n returning id),
      numbered as (select id, row_number() over (order by id) - 1 as place from made),
      people as (select id, balance, last_number, row_number() over (order by id) - 1 as place from ledger_accounts where purse = 'gift' and not is_house),
      own as (insert into ledger_postings (transfer_id, account_id, currency, amount, number, balance)
        select n.id, p.id, 'card', 1, p.last_number + 1 + n.place / ${PEOPLE}::int, p.balance + 1 + n.place / ${PEOPLE}::int
        from numbered n join people p on p.place = n.place % ${PEOPLE}::int)
      insert into ledger_postings (transfer_id, account_id, currency, amount)
      select n.id, h.id, 'card', -1 from numbered n, (select id from ledger_accounts where owner = 'house:gifts') h`.execute(
      tx,
    );
    await sql`update ledger_accounts a set balance = p.balance, last_number = p.number from (
      select distinct on (account_id) account_id, balance, number from ledger_postings where number is not null
      order by account_id, number desc) p where p.account_id = a.id`.execute(tx);
  });
}

/** Transactions a second of pgbench there; undefined where this machine has none. */
async function pgbench(url: string): Promise<number | undefined> {
  const [program] = globSync('{/usr/bin,/usr/local/bin,/opt/homebrew/bin}/pgbench');
  if (program === undefined) return undefined;
  const run = async (...args: string[]): Promise<string> => {
    const child = spawn(program, [...args, url], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [told] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return told;
  };
  await run('-i', '-q', '-s', String(PGBENCH_SCALE));
  const told = await run('-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS));
  return Number(/tps = ([\d.]+)/.exec(told)?.[1]);
}

const figures: Figure[] = [];
await withPostgres(async (postgres) => {
  const database = await createTestDatabase(postgres);
  const yard = await createTestDatabase(postgres);
  try {
    const opened = await openPostgres({ url: database.url, poolSize: CLIENTS, log });
    await fill(opened);
    const tpcB = await pgbench(yard.url);
    const { perSecond, p99Ms } = await transfer(opened);
    figures.push(
      { name: `transfers a second, ${CLIENTS} clients, PostgreSQL`, value: perSecond, unit: '/s', atLeast: 500 },
      { name: '99th percentile of a transfer', value: p99Ms, unit: 'ms', atMost: 100 },
    );
    if (tpcB !== undefined) {
      figures.push({ name: 'pgbench TPC-B, as many clients', value: tpcB, unit: '/s' });
      figures.push({ name: 'transfers, of that', value: (100 * perSecond) / tpcB, unit: '%', atLeast: 25 });
    }
    await fillLedger(opened);
    const startMs = performance.now();
    const { postings, differences } = await auditLedger(opened.db);
    if (differences.length > 0) throw new Error(JSON.stringify(differences));
    const perMillion = (secondsSince(startMs) * POSTINGS) / postings;
    figures.push({ name: 'audit, a million postings, PostgreSQL', value: perMillion, unit: 's', atMost: 10 });
    await opened.close();
  } finally {
    await database.drop();
    await yard.drop();
  }
});
await withTemporaryFolder(async (folder) => {
  const onPanic = (message: string) => console.error(message);
  const opened = await openPglite({ folder, template: `${folder}/template`, onPanic });
  await fill(opened);
  const { perSecond } = await transfer(opened);
  figures.push({ name: `transfers a second, ${CLIENTS} clients, PGlite`, value: perSecond, unit: '/s' });
  await opened.close();
});
reportFigures(figures);
