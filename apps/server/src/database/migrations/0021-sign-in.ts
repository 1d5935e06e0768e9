import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts at signing in that lead through somebody else, what was shown in them, and what is known of a logged-in device. */
export const signIn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table login_attempts (
    state_index text primary key,
    purpose text not null,
    secret_index text not null,
    uid text references users (uid) on delete cascade,
    sealed text not null,
    returned text,
    expires_at int8 not null,
    used_at int8
  )`.execute(db);
    await sql`create index login_attempts_expires_at on login_attempts (expires_at)`.execute(db);
    await sql`create table used_credentials (
    credential_index text primary key,
    used_at int8 not null
  )`.execute(db);
    await sql`create index used_credentials_used_at on used_credentials (used_at)`.execute(db);
    await sql`alter table logins add column system text not null default ''`.execute(db);
    await sql`alter table sms_codes add column type int4 not null default 1`.execute(db);
  },
};
