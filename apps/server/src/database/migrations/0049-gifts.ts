import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Gold cards that users give each other, and how many of them the ledger must have on their way. */
export const gifts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table gifts (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    sn text not null,
    count int4 not null check (count > 0),
    phone_index text,
    state text not null check (state in ('waiting', 'taken', 'returned')),
    sent_at int8 not null,
    expires_at int8 not null,
    taken_by text references users (uid) on delete set null,
    unique (uid, sn),
    check ((state = 'waiting') = (phone_index is not null))
  )`.execute(db);
    await sql`create index gifts_phone on gifts (phone_index) where state = 'waiting'`.execute(db);
    await sql`create index gifts_waiting on gifts (expires_at) where state = 'waiting'`.execute(db);
    await sql`create index gifts_taken_by on gifts (taken_by)`.execute(db);
    // Of whom gifts are is read in messages to others; it goes with the giver's account.
    await sql`create index messages_of_gifts on messages (extra) where template = 400`.execute(db);
    await sql`create view ledger_transit as
      select coalesce(sum(count), 0) as amount from gifts where state = 'waiting'`.execute(db);
  },
};
