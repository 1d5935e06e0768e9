import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A consent keeps which words were agreed to: their language and their hash. Unknown of those from before. */
export const agreedTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table consents add column text_locale text, add column text_hash text`.execute(db);
  },
};
