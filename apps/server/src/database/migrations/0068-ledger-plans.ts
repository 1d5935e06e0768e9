import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a payment asks within is planned once a connection, whatever it is about: as many accounts as people take part are looked up by their owner. */
const FUNCTIONS = [
  'ledger_open(text[], text[], text, text, text[])',
  'ledger_write(text, text, text, text, text, text, int8, int8[], int8[], jsonb)',
  'ledger_check_transfer()',
];

/**
 * Balances change with every posting. No index depends on them, so that what changes stays on its page and in no index
 * (https://www.postgresql.org/docs/15/storage-hot.html); whoever looks for expired gifts reads past those that were spent.
 */
export const ledgerPlans: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of FUNCTIONS) {
      await sql.raw(`alter function ${name} set plan_cache_mode = force_generic_plan`).execute(db);
    }
    await sql`drop index ledger_accounts_expiring`.execute(db);
    await sql`create index ledger_accounts_expiring on ledger_accounts (expires_at) where expires_at > 0`.execute(db);
    await sql`alter table ledger_accounts set (fillfactor = 60)`.execute(db);
  },
};
