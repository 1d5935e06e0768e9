import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Being shown in the square is a consent of its own. */
export const squareConsent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table consents drop constraint consents_kind_check`.execute(db);
    await sql`alter table consents add check (kind in ('service', 'face', 'person', 'square'))`.execute(db);
  },
};
