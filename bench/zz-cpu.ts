import { readFileSync } from 'node:fs';
import pg from 'pg';
import { openPostgres } from '../apps/server/src/database/postgres.ts';
import { createLog } from '../apps/server/src/log.ts';
import { capture, reserve } from '../apps/server/src/modules/ledger/index.ts';
import { openAccounts, personAt } from '../apps/server/test/fill-ledger.ts';
import { createTestDatabase } from '../apps/server/test/test-database.ts';
import { sql } from 'kysely';
const base = 'postgres://postgres@127.0.0.1:5432/postgres';
const mode = process.argv[2] ?? 'plain';
if (mode === 'named') {
  const names = new Map<string, string>();
  const old = pg.Client.prototype.query as any;
  (pg.Client.prototype as any).query = function (text: any, values: any, cb: any) {
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      let name = names.get(text);
      if (!name) names.set(text, (name = `q${names.size}`));
      return old.call(this, { name, text, values }, cb);
    }
    return old.call(this, text, values, cb);
  };
}
const deps = { now: Date.now };
const database = await createTestDatabase(base);
const opened = await openPostgres({ url: database.url, poolSize: 32, log: createLog('silent') });
await openAccounts(opened, 1000);
const ticks = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return (Number(f[11]) + Number(f[12])) * 10; };
const pids = async () => (await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(opened.db)).rows.map((r) => r.pid);
async function run(seconds: number) {
  const start = performance.now(); let n = 0;
  await Promise.all(Array.from({ length: 32 }, async (_, place) => {
    for (let turn = 0; performance.now() - start < seconds * 1000; turn++) {
      const uid = personAt((place * 31 + turn * 7) % 1000);
      const hold = `${seconds}:${place}:${turn}`;
      await opened.db.transaction().execute((tx) => reserve(tx, deps, { hold, uid, unit: 'card', amount: 1, expiresAt: Date.now() + 900_000 }));
      await opened.db.transaction().execute((tx) => capture(tx, deps, { hold, uid }));
      n++;
    }
  }));
  return n / ((performance.now() - start) / 1000) * seconds;
}
await run(3);
const p = await pids(); const before = p.map(ticks); const c0 = process.cpuUsage();
const n = await run(10);
const c = process.cpuUsage(c0); const pgMs = p.map(ticks).reduce((s, t, i) => s + t - before[i], 0);
console.log(mode, `${(n / 10).toFixed(0)}/s`, `node ${((c.user + c.system) / 1000 / n).toFixed(3)} ms`, `pg ${(pgMs / n).toFixed(3)} ms per payment`);
await opened.close(); await database.drop();
