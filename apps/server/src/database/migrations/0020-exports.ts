import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What users took of their own data, until it expires. */
export const exports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table exports (
    id text primary key,
    uid text not null unique references users (uid) on delete cascade,
    state text not null check (state in ('making', 'ready', 'failed')),
    locale text not null,
    total int4 not null default 0,
    asked_at int8 not null,
    expires_at int8 not null
  )`.execute(db);
    await sql`create index exports_expires_at on exports (expires_at)`.execute(db);
    await sql`create table export_parts (
    export_id text not null references exports (id) on delete cascade,
    number int4 not null,
    object_key text not null,
    bytes int8 not null,
    files int4 not null,
    last_name text not null,
    primary key (export_id, number)
  )`.execute(db);
  },
};
