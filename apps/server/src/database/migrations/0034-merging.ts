import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Folders of accounts that became part of another one: their files stay where they are. No key to users: it outlives both. */
export const merging: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table former_folders (
    former_uid text primary key,
    uid text not null
  )`.execute(db);
    await sql`create index former_folders_uid on former_folders (uid)`.execute(db);
  },
};
