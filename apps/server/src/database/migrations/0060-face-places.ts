import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the face of each person of a photo is. Of photos of two from before only the larger face was known, and not whose it is. */
export const facePlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table photos add column places jsonb not null default '[]'`.execute(db);
    await sql`update photos
      set places = jsonb_build_array(jsonb_build_object('x', face_x, 'y', face_y, 'height', face_height))
      where parts = 1 and face_x is not null and face_y is not null and face_height is not null`.execute(db);
    await sql`alter table photos drop column face_x, drop column face_y, drop column face_height`.execute(db);
  },
};
