import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of several photos of a person each sheet takes one. Shoots of before have one a person: null says so. */
export const casts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shoots add column casts jsonb`.execute(db);
  },
};
