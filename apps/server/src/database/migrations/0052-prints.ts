import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of prints, and what the ledger must hold for them. */
export const prints: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders
      drop constraint orders_type_check,
      add constraint orders_type_check check (type in ('recharge', 'virtual', 'physical')),
      drop constraint orders_cards_check,
      add constraint orders_cards_check check (cards > 0 or type in ('virtual', 'physical') and cards = 0)`.execute(db);
    await sql`alter table order_acts
      drop constraint order_acts_act_check,
      add constraint order_acts_act_check
        check (act in ('agreed', 'refused', 'accepted', 'sent', 'delivered', 'received', 'completed', 'file'))`.execute(
      db,
    );
    await sql`create table order_prints (
    order_id text primary key references orders (id) on delete cascade,
    photo_id text not null,
    size text not null,
    width_mm float8 not null,
    height_mm float8 not null,
    paper text not null,
    crop_x float8 not null,
    crop_y float8 not null,
    crop_width float8 not null,
    crop_height float8 not null,
    count int4 not null check (count > 0),
    unit int8 not null,
    shipping int8 not null,
    locale text not null,
    address_sealed text not null,
    carrier text,
    tracking_sealed text,
    file_key text,
    file_erased boolean not null default false,
    accepted_at int8,
    sent_at int8,
    delivered_at int8,
    received_at int8
  )`.execute(db);
    await sql`create index order_prints_files on order_prints (order_id) where not file_erased`.execute(db);
    // A user asks for the money of an order once at a time; gold cards are not needed for it.
    await sql`create unique index order_refunds_asked on order_refunds (order_id) where state = 'asked'`.execute(db);
    await sql`drop view ledger_claims`.execute(db);
    // As before, and of every order of prints that was paid.
    await sql`create view ledger_claims as
      select 'order:' || r.order_id as key, coalesce((
          select t.kind from ledger_transfers t
            where t.key = 'order:' || r.order_id and t.kind in ('direct-sale', 'print-sale')
        ), 'recharge') as kind
        from order_receipts r where r.fate = 'credited'
      union all
      select 'order:' || id, case type when 'virtual' then 'direct-sale' else 'recharge' end
        from orders where type <> 'physical' and paymethod <> 'balance' and completed_at is not null
      union all
      select 'order:' || id, 'print-sale' from orders where type = 'physical' and paid_at is not null
      union all
      select 'hold:order:' || id || ':card:capture', 'capture' from orders
        where type = 'virtual' and paymethod = 'balance' and completed_at is not null and cards > 0
      union all
      select 'hold:order:' || id || ':point:capture', 'capture' from orders
        where type = 'virtual' and completed_at is not null and point > 0`.execute(db);
  },
};
