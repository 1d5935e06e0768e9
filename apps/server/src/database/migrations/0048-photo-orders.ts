import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of photos, what the ledger must hold for orders, and the photos of a shoot that were kept for free: those count for good, whatever becomes of them. */
export const photoOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders
      drop constraint orders_type_check,
      add constraint orders_type_check check (type in ('recharge', 'virtual')),
      drop constraint orders_cards_check,
      add constraint orders_cards_check check (cards > 0 or type = 'virtual' and cards = 0),
      drop constraint orders_price_check,
      add constraint orders_price_check check (price > 0 or type = 'virtual' and price = 0),
      add column point int4 not null default 0 check (point >= 0),
      add column free int4 not null default 0 check (free >= 0)`.execute(db);
    await sql`create index orders_waiting on orders (expires_at) where status = 10`.execute(db);
    await sql`create table order_photos (
    order_id text not null references orders (id) on delete cascade,
    photo_id text not null,
    status int4 not null check (status in (110, 120, 130)),
    primary key (order_id, photo_id)
  )`.execute(db);
    // Of every order that is complete and every receipt that was credited the transfer that must be there.
    await sql`create view ledger_claims as
      select 'order:' || order_id as key, 'recharge' as kind from order_receipts where fate = 'credited'
      union all
      select 'order:' || id, 'recharge' from orders where type = 'recharge' and completed_at is not null
      union all
      select 'hold:order:' || id || ':card:capture', 'capture' from orders
        where type = 'virtual' and completed_at is not null and cards > 0
      union all
      select 'hold:order:' || id || ':point:capture', 'capture' from orders
        where type = 'virtual' and completed_at is not null and point > 0`.execute(db);
    await sql`create table free_photos (
    shoot_id text not null references shoots (id) on delete cascade,
    photo_id text not null,
    primary key (shoot_id, photo_id)
  )`.execute(db);
  },
};
