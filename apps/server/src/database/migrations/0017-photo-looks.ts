import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A photo shot larger, what distinguishes it within its shoot, and where its face is. Photos from before have none of it. */
export const photoLooks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table photos
      add column large_key text,
      add column look text[] not null default '{}',
      add column face_x float8,
      add column face_y float8,
      add column face_height float8`.execute(db);
  },
};
