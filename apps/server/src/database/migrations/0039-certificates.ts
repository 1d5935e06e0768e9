import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Certificates of the destruction of an account, and who may fetch an export. */
export const certificates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table promised_certificates (
    uid text primary key references users (uid) on delete cascade,
    number text not null unique,
    secret_sealed text not null
  )`.execute(db);
    await sql`create table certificates (
    number text primary key,
    account text not null,
    destroyed text not null,
    ended_at int8 not null,
    left_sealed text,
    signed text
  )`.execute(db);
    await sql`create table export_grants (
    token_hash text primary key,
    export_id text not null references exports (id) on delete cascade,
    number int4 not null,
    login_id text not null references logins (id) on delete cascade,
    browser_hash text,
    expires_at int8 not null
  )`.execute(db);
    await sql`create index export_grants_export on export_grants (export_id)`.execute(db);
    await sql`create index export_grants_login on export_grants (login_id)`.execute(db);
  },
};
