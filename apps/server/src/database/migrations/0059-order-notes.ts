import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What users write about their orders, and what the operator answers. */
export const orderNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table order_notes (
      id text primary key,
      order_id text not null references orders (id) on delete cascade,
      sn text not null,
      kind text not null check (kind in ('contact', 'complain', 'comment')),
      text_sealed text not null,
      written_at int8 not null,
      answer_sealed text,
      answered_by text,
      answered_at int8,
      unique (order_id, sn),
      check ((answer_sealed is null) = (answered_at is null))
    )`.execute(db);
    await sql`create index order_notes_open on order_notes (written_at) where answered_at is null`.execute(db);
  },
};
