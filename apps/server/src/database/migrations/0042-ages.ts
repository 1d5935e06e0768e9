import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a user answered when they were asked for their age. */
export const ages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table age_statements (
    uid text primary key references users (uid) on delete cascade,
    is_of_age boolean not null,
    age int4 not null,
    text_locale text not null,
    text_hash text not null,
    stated_at int8 not null
  )`.execute(db);
  },
};
