import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that close at a time, and phones that make no new one for a day. Deleting a user finds what is theirs by an index. */
export const closing: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column closes_at int8`.execute(db);
    await sql`create index users_closes_at on users (closes_at) where closes_at is not null`.execute(db);
    await sql`create table resting_phones (
    phone_index text primary key,
    until int8 not null
  )`.execute(db);
    await sql`create index photos_uid on photos (uid)`.execute(db);
    await sql`create index consents_uid on consents (uid)`.execute(db);
    await sql`create index face_uploads_uid on face_uploads (uid)`.execute(db);
    await sql`create index login_attempts_uid on login_attempts (uid) where uid is not null`.execute(db);
  },
};
