import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What codes are counted by beside their number and address. No key to users: most who are counted have no account. */
export const guardedSignIn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table code_counts (
    day int4 not null,
    kind text not null,
    whose text not null,
    count int4 not null,
    primary key (day, kind, whose)
  )`.execute(db);
  },
};
