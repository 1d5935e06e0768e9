import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The friend's number as its giver reads it again: most of its digits hidden, and encrypted. Of earlier gifts nobody knows it. */
export const giftNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table gifts add column number_sealed text`.execute(db);
  },
};
