import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A login and the id of a device belong to the key of the machine, where it has one; a sign-in whose answer was lost is known by its attempt. */
export const boundLogins: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table logins add column device_index text, add column attempt_index text`.execute(db);
    await sql`create index logins_attempt on logins (attempt_index) where attempt_index is not null`.execute(db);
    await sql`alter table identities add column device_index text`.execute(db);
  },
};
