import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * People besides the user, whose faces are theirs. Nobody was asked before whose a face is: every one stays the user's own
 * until they give it to somebody else.
 */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table family_members (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    nick_sealed text not null,
    relation text not null,
    created_at int8 not null
  )`.execute(db);
    await sql`create index family_members_of_user on family_members (uid, created_at)`.execute(db);
    await sql`alter table faces add column member_id text references family_members (id)`.execute(db);
    await sql`alter table faces add column preferred_at int8`.execute(db);
    await sql`update faces set preferred_at = created_at`.execute(db);
    await sql`alter table faces alter column preferred_at set not null`.execute(db);
    await sql`create index faces_of_member on faces (member_id) where member_id is not null`.execute(db);

    await sql`alter table consents add column subject text not null default '', add column given_by text`.execute(db);
    await sql`alter table consents drop constraint consents_kind_check`.execute(db);
    await sql`alter table consents add check (kind in ('service', 'face', 'person'))`.execute(db);
    await sql`drop index consents_standing`.execute(db);
    await sql`create unique index consents_standing on consents (uid, kind, subject, version)
      where withdrawn_at is null`.execute(db);
  },
};
