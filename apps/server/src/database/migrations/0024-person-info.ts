import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a user says of themselves and of their people, and what of it a shoot was told. */
export const personInfo: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column info_sealed text`.execute(db);
    await sql`alter table family_members add column info_sealed text`.execute(db);
    await sql`alter table shoots add column said_sealed text`.execute(db);
  },
};
