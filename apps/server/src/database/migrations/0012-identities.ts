import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A person is a uid; a phone is one of the ways in which they sign in. Every account keeps its phone. */
export const identities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table identities (
    provider text not null,
    subject_index text not null,
    subject_sealed text not null,
    uid text not null references users (uid) on delete cascade,
    created_at int8 not null,
    primary key (provider, subject_index)
  )`.execute(db);
    await sql`create index identities_uid on identities (uid)`.execute(db);
    await sql`insert into identities (provider, subject_index, subject_sealed, uid, created_at)
      select 'phone', phone_index, phone_sealed, uid, created_at from users`.execute(db);
    await sql`alter table users drop column phone_index, drop column phone_sealed, drop column area`.execute(db);
    await sql`alter table users add column verified_at int8`.execute(db);
  },
};
