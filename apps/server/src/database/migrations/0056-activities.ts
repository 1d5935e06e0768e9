import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What users were rewarded with, once an activity. */
export const activities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table activity_rewards (
    uid text not null references users (uid) on delete cascade,
    activity text not null,
    unit text not null,
    count int4 not null check (count > 0),
    taken_at int8 not null,
    primary key (uid, activity)
  )`.execute(db);
  },
};
