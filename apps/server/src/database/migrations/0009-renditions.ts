import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const renditions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table renditions (
    photo_id text not null references photos (id) on delete cascade,
    kind text not null check (kind in ('4k', 'video')),
    state text not null check (state in ('waiting', 'ready', 'failed')),
    progress int4 not null check (progress between 0 and 100),
    file_key text not null,
    cover_key text not null,
    width_px int4 not null,
    height_px int4 not null,
    bytes int4 not null,
    created_at int8 not null,
    ended_at int8,
    primary key (photo_id, kind)
  )`.execute(db);
  },
};
