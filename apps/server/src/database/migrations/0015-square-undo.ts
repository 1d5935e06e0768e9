import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A deleted photo remembers that it stood in the square, for when its deletion is undone. */
export const squareUndo: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table photos
    drop constraint photos_square,
    add constraint photos_square check (not square or published_at is not null)`.execute(db);
  },
};
