import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who asked for a code is an address or a known device; tries are counted by them, and limits by all processes together. */
export const signInGuards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sms_codes rename column address_index to asker_index`.execute(db);
    await sql`alter table sms_codes add column challenge text unique`.execute(db);
    await sql`create table code_tries (
    code_id text not null references sms_codes (id) on delete cascade,
    asker_index text not null,
    tries int4 not null,
    primary key (code_id, asker_index)
  )`.execute(db);
    await sql`create table rate_limits (
    key text primary key,
    points int4 not null default 0,
    expire int8
  )`.execute(db);
    await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
  },
};
