import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many frames of a check became photos, and reviews in place of a check. */
export const realPersonWays: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table real_person_checks add column photos int4 not null default 0`.execute(db);
    await sql`create table real_person_reviews (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    state text not null check (state in ('asked', 'accepted', 'refused')),
    note_sealed text not null,
    asked_at int8 not null,
    decided_at int8,
    decided_by text,
    why_sealed text
  )`.execute(db);
    await sql`create index real_person_reviews_uid on real_person_reviews (uid, asked_at)`.execute(db);
    await sql`create unique index real_person_reviews_open on real_person_reviews (uid) where state = 'asked'`.execute(
      db,
    );
  },
};
