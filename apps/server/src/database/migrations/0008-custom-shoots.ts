import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const customShoots: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shoots
    add column keywords text[] not null default '{}',
    add column recipe text,
    add column description text,
    add constraint shoots_custom check ((theme = 'custom') = (recipe is not null))`.execute(db);
  },
};
