import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const faces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table face_uploads (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    photo_type text not null,
    traits_sealed text not null,
    width_px int4 not null,
    height_px int4 not null,
    created_at int8 not null,
    expires_at int8 not null
  )`.execute(db);
    await sql`create index face_uploads_expiry on face_uploads (expires_at)`.execute(db);
    await sql`create table faces (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    state text not null check (state in ('preparing', 'ready', 'failed')),
    photo_key text not null,
    icon_key text not null,
    plate_key text not null,
    traits_sealed text not null,
    width_px int4 not null,
    height_px int4 not null,
    sample boolean not null,
    created_at int8 not null,
    deleted_at int8
  )`.execute(db);
    await sql`create index faces_of_user on faces (uid, created_at desc)`.execute(db);
    await sql`create unique index faces_one_sample on faces (uid) where sample`.execute(db);
    await sql`create index faces_deleted on faces (deleted_at) where deleted_at is not null`.execute(db);
  },
};
