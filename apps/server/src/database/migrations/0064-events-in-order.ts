import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An event of a user gets its number when its transaction commits, under a lock of the user: events commit in the order of their numbers, and a later one never
 * hides an earlier one. The lock is the last that a transaction takes, of all its users in one order, so that nobody who holds it waits for anything else.
 */
export const eventsInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table push_outbox add column is_numbered boolean not null default true',
  'alter table push_outbox alter column is_numbered set default false',
  'create index push_outbox_unnumbered on push_outbox (uid, seq) where not is_numbered',
  // What is not numbered is the transaction's own: of others it would be committed, and numbered thereby.
  `create function push_number_events() returns trigger language plpgsql as $$
  declare
    event push_outbox.seq%type;
  begin
    perform pg_advisory_xact_lock(hashtextextended(people.uid, 1))
      from (select distinct uid from push_outbox where not is_numbered order by uid) people;
    for event in select seq from push_outbox where not is_numbered order by seq loop
      update push_outbox set seq = default, is_numbered = true where seq = event;
    end loop;
    return null;
  end $$`,
  `create constraint trigger push_outbox_numbers after insert on push_outbox
    deferrable initially deferred for each row execute function push_number_events()`,
];
