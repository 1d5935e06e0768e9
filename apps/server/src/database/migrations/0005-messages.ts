import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table messages (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    key text not null,
    type int4 not null,
    state int4 not null,
    sender text not null,
    title text not null,
    content text not null,
    args text[] not null,
    extra text not null,
    mark text not null,
    template int4 not null,
    subtype int4 not null,
    read boolean not null,
    created_at int8 not null,
    updated_at int8 not null,
    deleted_at int8,
    unique (uid, key)
  )`.execute(db);
    await sql`create index messages_of_user on messages (uid, created_at desc) where deleted_at is null`.execute(db);
  },
};
