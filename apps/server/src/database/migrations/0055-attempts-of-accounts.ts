import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was proven by an attempt is found by what leads to an account, so that it goes with that account. */
export const attemptsOfAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table login_attempts add column subject_index text`.execute(db);
    await sql`create index login_attempts_subject on login_attempts (subject_index) where subject_index is not null`.execute(
      db,
    );
  },
};
