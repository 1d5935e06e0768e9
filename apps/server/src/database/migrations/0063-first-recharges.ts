import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose first recharge was large enough to unlock what is hidden until then, for life. */
export const firstRecharges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table first_recharges (owner text primary key, made_at int8 not null)`.execute(db);
  },
};
