import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The time zone of the device that an export was asked for on: its first page tells times in it. */
export const exportZones: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table exports add column zone text not null default 'UTC'`.execute(db);
  },
};
