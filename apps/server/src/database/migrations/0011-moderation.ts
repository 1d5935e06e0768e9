import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shoot_sheets add column refusal text`.execute(db);
  },
};
