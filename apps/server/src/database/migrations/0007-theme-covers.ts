import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const themeCovers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table theme_covers (
    face_id text not null references faces (id) on delete cascade,
    theme text not null,
    uid text not null references users (uid) on delete cascade,
    cover_key text not null,
    thumbhash_sealed text not null,
    width_px int4 not null,
    height_px int4 not null,
    created_at int8 not null,
    primary key (face_id, theme)
  )`.execute(db);
    await sql`create index theme_covers_of_user on theme_covers (uid)`.execute(db);
  },
};
