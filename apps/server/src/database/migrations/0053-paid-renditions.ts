import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an order has made of a photo, and in which language its mark is. */
export const paidRenditions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table order_renditions (
    order_id text primary key references orders (id) on delete cascade,
    photo_id text not null,
    kind text not null check (kind in ('4k', 'video')),
    locale text not null
  )`.execute(db);
    await sql`create index order_renditions_photo on order_renditions (photo_id, kind)`.execute(db);
  },
};
