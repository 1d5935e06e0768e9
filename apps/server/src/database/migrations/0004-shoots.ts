import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shoots: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence shoot_queue as int8`.execute(db);
    await sql`create table shoots (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    sn text not null,
    theme text not null,
    face_ids text[] not null,
    state text not null check (state in ('queued', 'shooting', 'finished', 'failed')),
    total int4 not null check (total > 0),
    seed int4 not null,
    queue_number int8 unique,
    created_at int8 not null,
    started_at int8,
    ended_at int8,
    unique (uid, sn)
  )`.execute(db);
    await sql`create index shoots_unfinished on shoots (queue_number) where state in ('queued', 'shooting')`.execute(
      db,
    );
    await sql`create index shoots_waiting_faces on shoots using gin (face_ids) where state in ('queued', 'shooting')`.execute(
      db,
    );
    await sql`create table shoot_sheets (
    shoot_id text not null references shoots (id) on delete cascade,
    sheet int4 not null,
    outcome text not null check (outcome in ('made', 'dropped')),
    ended_at int8 not null,
    primary key (shoot_id, sheet)
  )`.execute(db);
    await sql`create table photos (
    id text primary key,
    number int8 generated always as identity unique,
    uid text not null references users (uid) on delete cascade,
    kind text not null check (kind in ('regular', 'custom')),
    shoot_id text not null references shoots (id) on delete cascade,
    sheet int4 not null,
    theme text not null,
    face_ids text[] not null,
    parts int4 not null,
    status int4 not null,
    dislike boolean not null,
    isnew boolean not null,
    width_px int4 not null,
    height_px int4 not null,
    thumbhash text not null,
    likeness float8 not null,
    keywords text[] not null,
    photo_key text not null,
    cover_key text not null,
    created_at int8 not null,
    unkept_since int8 not null,
    deleted_at int8,
    unique (shoot_id, sheet)
  )`.execute(db);
    await sql`create index photos_of_user on photos (uid, number desc) where deleted_at is null`.execute(db);
    await sql`create index photos_of_theme on photos (theme, created_at)`.execute(db);
    await sql`create index photos_deleted on photos (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create index photos_unkept on photos (unkept_since) where status <= 100`.execute(db);
    await sql`create table studio_pace (
    kind text primary key check (kind in ('sheet', 'prepare')),
    seconds float8 not null,
    measured_at int8 not null
  )`.execute(db);
  },
};
