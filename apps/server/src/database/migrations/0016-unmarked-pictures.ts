import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who was given which picture without a visible mark. Outlives the photo: what was given is out of our hands. */
export const unmarkedPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table unmarked_pictures (
    uid text not null,
    photo_id text not null,
    document text not null,
    given_at int8 not null
  )`.execute(db);
    await sql`create index unmarked_pictures_given_at on unmarked_pictures (given_at)`.execute(db);
  },
};
