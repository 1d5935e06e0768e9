import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { post } from '../src/modules/ledger/index.ts';

const deps = { now: Date.now };

/** The uid of one of the people of these accounts. */
export const personAt = (place: number): string => `person${String(place).padStart(7, '0')}`;

/** A migrated database with people who were given enough. */
export async function openAccounts({ db }: Database, people: number): Promise<void> {
  await migrate(db, migrations);
  await sql`insert into users (uid, nick, headimg, created_at)
    select 'person' || lpad(n::text, 7, '0'), '', '', 1 from generate_series(0, ${people - 1}::int) n`.execute(db);
  for (let place = 0; place < people; place++) {
    const order = {
      key: `given:${place}`,
      kind: 'operator-grant' as const,
      uid: personAt(place),
      unit: 'card' as const,
    };
    await db.transaction().execute((tx) => post(tx, deps, { ...order, amount: 1_000_000 }));
  }
}

/** Transfers of two postings each as the ledger has them, written past its triggers, to the same people. */
export async function fillLedger(
  { db }: Database,
  { people, postings }: { people: number; postings: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`with made as (insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at)
        select 'bench:' || n, 'operator-grant', '', '', '', '', 1 from generate_series(0, ${postings / 2 - 1}::int) n returning id),
      numbered as (select id, row_number() over (order by id) - 1 as place from made),
      persons as (select id, balance, last_number, row_number() over (order by id) - 1 as place from ledger_accounts where purse = 'gift' and not is_house),
      own as (insert into ledger_postings (transfer_id, account_id, currency, amount, number, balance)
        select n.id, p.id, 'card', 1, p.last_number + 1 + n.place / ${people}::int, p.balance + 1 + n.place / ${people}::int
        from numbered n join persons p on p.place = n.place % ${people}::int)
      insert into ledger_postings (transfer_id, account_id, currency, amount)
      select n.id, h.id, 'card', -1 from numbered n, (select id from ledger_accounts where owner = 'house:gifts') h`.execute(
      tx,
    );
    await sql`update ledger_accounts a set balance = p.balance, last_number = p.number from (
      select distinct on (account_id) account_id, balance, number from ledger_postings where number is not null
      order by account_id, number desc) p where p.account_id = a.id`.execute(tx);
  });
}
