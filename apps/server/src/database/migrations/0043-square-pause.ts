import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A photo remembers that it stood in the square when a face in it was deleted, for when that is undone. */
export const squarePause: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table photos
    add column square_paused boolean not null default false,
    add constraint photos_square_paused check (not (square and square_paused))`.execute(db);
  },
};
