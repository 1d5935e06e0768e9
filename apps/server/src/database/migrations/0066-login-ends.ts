import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Logins are found by when they ended or ran out, whichever came first: they are deleted some time after that. */
export const loginEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index logins_over on logins (least(ended_at, expires_at))`.execute(db);
  },
};
