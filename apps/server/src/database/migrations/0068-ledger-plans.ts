import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a transfer asks within. */
const FUNCTIONS = [
  'ledger_open(text[], text[], text, text, text[])',
  'ledger_write(text, text, text, text, text, text, int8, int8[], int8[], jsonb)',
  'ledger_check_transfer()',
];

/**
 * What a transfer asks is planned once a connection, whatever it is about. Left to itself the database planned it anew in each transfer, for the lists
 * in it may be long; theirs name the few people and accounts that take part (https://www.postgresql.org/docs/15/runtime-config-query.html#GUC-PLAN-CACHE-MODE).
 */
export const ledgerPlans: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of FUNCTIONS) {
      await sql.raw(`alter function ${name} set plan_cache_mode = force_generic_plan`).execute(db);
    }
  },
};
