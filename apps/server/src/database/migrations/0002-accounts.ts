import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table users (
    uid text primary key,
    phone_index text not null unique,
    phone_sealed text not null,
    area text not null,
    nick text not null,
    headimg text not null,
    channel_id text,
    channel_arg text,
    created_at int8 not null
  )`.execute(db);
    await sql`create table logins (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    password_hash text not null unique,
    platform text not null,
    created_at int8 not null,
    seen_at int8 not null,
    expires_at int8 not null,
    ended_at int8
  )`.execute(db);
    await sql`create index logins_uid on logins (uid)`.execute(db);
    await sql`create table sms_codes (
    id text primary key,
    phone_index text not null,
    address_index text not null,
    code_hash text not null,
    tries int4 not null default 0,
    sent_at int8 not null,
    expires_at int8 not null,
    used_at int8
  )`.execute(db);
    await sql`create index sms_codes_phone on sms_codes (phone_index, sent_at)`.execute(db);
    await sql`create index sms_codes_address on sms_codes (address_index, sent_at)`.execute(db);
    await sql`create index sms_codes_sent on sms_codes (sent_at)`.execute(db);
    await sql`create table consents (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    kind text not null check (kind in ('service', 'face')),
    version text not null,
    agreed_at int8 not null,
    withdrawn_at int8
  )`.execute(db);
    await sql`create unique index consents_standing on consents (uid, kind, version) where withdrawn_at is null`.execute(
      db,
    );
  },
};
