import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Besides the cover a theme's samples, and pictures of the user with somebody of theirs. */
export const ownPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table theme_covers
      add column picture int4 not null default 0,
      add column is_pair boolean not null default false,
      add column with_face_id text references faces (id) on delete set null,
      alter column cover_key drop not null,
      drop constraint theme_covers_pkey`.execute(db);
    await sql`create unique index theme_covers_alone on theme_covers (face_id, theme, picture)
      where not is_pair`.execute(db);
    await sql`create unique index theme_covers_together on theme_covers (face_id, with_face_id, theme, picture)
      where is_pair`.execute(db);
    await sql`create index theme_covers_with on theme_covers (with_face_id) where is_pair`.execute(db);
  },
};
