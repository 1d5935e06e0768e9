import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a gift was taken, or came back: of what ended before nobody knows. */
export const giftEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table gifts add column ended_at int8`.execute(db);
  },
};
