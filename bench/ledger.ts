import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Database } from '../apps/server/src/database/database.ts';
import { openPglite } from '../apps/server/src/database/pglite.ts';
import { openPostgres } from '../apps/server/src/database/postgres.ts';
import { createLog } from '../apps/server/src/log.ts';
import { auditLedger } from '../apps/server/src/modules/ledger/audit.store.ts';
import { sell } from '../apps/server/src/modules/ledger/index.ts';
import { fillLedger, openAccounts, personAt } from '../apps/server/test/fill-ledger.ts';
import { createTestDatabase } from '../apps/server/test/test-database.ts';
import { withPostgres } from '../scripts/postgres.mjs';
import { payOrders } from './balance-payments.ts';
import { clientsAtOnce } from './clients-at-once.ts';
import { type Figure, reportFigures, secondsSince } from './figures.ts';
import { withTemporaryFolder } from './server-process.ts';

/**
 * Sales of the ledger: 32 clients each sell an amount of one of a thousand people, which is the ledger's part of an order that is paid out of a balance, all to the one account of sales.
 * Then as many clients pay orders of a photo each, with all that such a payment writes. Beside it pgbench's TPC-B with as many clients on the same PostgreSQL,
 * which has a row for each client to wait at. Then an audit of a million postings, of orders with their receipts, refunds and holds.
 */
const SECONDS = Number(process.argv[2] ?? 15);
const CLIENTS = 32;
const PEOPLE = 1_000;
const POSTINGS = 1_000_000;
const PGBENCH_SCALE = 32;

const deps = { now: Date.now };
const log = createLog('silent');

/** Each client sells a card of one of the people after another. */
const sellAll = ({ db }: Database) =>
  clientsAtOnce({ clients: CLIENTS, seconds: SECONDS }, (place, turn) => {
    const uid = personAt((place * 31 + turn * 7) % PEOPLE);
    const hold = `${place}:${turn}`;
    return db.transaction().execute((tx) => sell(tx, deps, { hold, uid, unit: 'card', amount: 1 }));
  });

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
    await openAccounts(opened, PEOPLE);
    const tpcB = await pgbench(yard.url);
    const { perSecond, p99Ms } = await sellAll(opened);
    figures.push(
      { name: `ledger sales a second, ${CLIENTS} clients, PostgreSQL`, value: perSecond, unit: '/s', atLeast: 500 },
      { name: '99th percentile of a ledger sale', value: p99Ms, unit: 'ms', atMost: 100 },
    );
    if (tpcB !== undefined) {
      figures.push({ name: 'pgbench TPC-B, as many clients', value: tpcB, unit: '/s' });
      figures.push({ name: 'ledger sales, of that', value: (100 * perSecond) / tpcB, unit: '%', atLeast: 25 });
    }
    const market = { database: opened, url: database.url, people: PEOPLE, clients: CLIENTS, seconds: SECONDS };
    const paid = await withTemporaryFolder((folder) => payOrders({ ...market, folder }));
    figures.push(
      {
        name: `balance payments a second, ${CLIENTS} clients, PostgreSQL`,
        value: paid.perSecond,
        unit: '/s',
        atLeast: 500,
      },
      { name: '99th percentile of a balance payment', value: paid.p99Ms, unit: 'ms' },
    );
    await fillLedger(opened, { people: PEOPLE, postings: POSTINGS });
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
  await openAccounts(opened, PEOPLE);
  const { perSecond } = await sellAll(opened);
  figures.push({ name: `ledger sales a second, ${CLIENTS} clients, PGlite`, value: perSecond, unit: '/s' });
  await opened.close();
});
reportFigures(figures);
