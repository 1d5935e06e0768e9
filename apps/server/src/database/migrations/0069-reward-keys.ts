import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What activities gave before their keys had the pseudonym was posted by keys that end in the user's id, which leads to an account that may be closed.
 * Nothing else of what was posted changes, and nobody may change more of it afterwards: decision 0062.
 */
export const rewardKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table ledger_transfers disable trigger ledger_transfers_update',
  'grant update (key) on ledger_transfers to current_user',
  `update ledger_transfers t set key = 'activity:' || t.reference || ':' || a.owner
    from ledger_postings p join ledger_accounts a on a.id = p.account_id and not a.is_house
    where p.transfer_id = t.id and t.kind = 'activity-reward' and t.key <> 'activity:' || t.reference || ':' || a.owner`,
  'revoke update (key) on ledger_transfers from current_user',
  'alter table ledger_transfers enable trigger ledger_transfers_update',
];
