import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders, the money that came and went back for them, who decided, and what channels say otherwise. */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table orders (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    sn text not null,
    type text not null check (type = 'recharge'),
    plan text not null,
    cards int4 not null check (cards > 0),
    cnt int4 not null,
    price int8 not null check (price > 0),
    currency text not null,
    paymethod text not null,
    status int4 not null,
    paystatus int4 not null,
    placed_at int8 not null,
    expires_at int8 not null,
    paid_at int8,
    completed_at int8,
    reason_sealed text,
    is_hidden boolean not null default false,
    unique (uid, sn)
  )`.execute(db);
    await sql`create index orders_uid on orders (uid, placed_at desc, id)`.execute(db);
    await sql`create index orders_unsettled on orders (placed_at) where paystatus in (10, 20)`.execute(db);
    // Money outlives the account that it came from: neither table says whose it was.
    await sql`create table order_receipts (
    channel text not null,
    transaction_id text not null,
    order_id text not null,
    amount int8 not null check (amount > 0),
    currency text not null,
    fate text not null check (fate in ('credited', 'returned')),
    received_at int8 not null,
    primary key (channel, transaction_id)
  )`.execute(db);
    await sql`create unique index order_receipts_credited on order_receipts (order_id) where fate = 'credited'`.execute(
      db,
    );
    await sql`create table order_refunds (
    id text primary key,
    order_id text not null,
    channel text not null,
    transaction_id text not null,
    amount int8 not null check (amount > 0),
    currency text not null,
    cards int4 not null check (cards >= 0),
    state text not null check (state in ('asked', 'agreed', 'done', 'ended')),
    asked_at int8 not null,
    ended_at int8
  )`.execute(db);
    await sql`create index order_refunds_order on order_refunds (order_id)`.execute(db);
    await sql`create unique index order_refunds_open on order_refunds (order_id)
      where cards > 0 and state in ('asked', 'agreed')`.execute(db);
    await sql`create index order_refunds_agreed on order_refunds (asked_at) where state = 'agreed'`.execute(db);
    await sql`create table order_acts (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    order_id text not null,
    act text not null check (act in ('agreed', 'refused')),
    done_by text not null,
    why_sealed text not null,
    done_at int8 not null
  )`.execute(db);
    await sql`create index order_acts_order on order_acts (order_id, done_at)`.execute(db);
    await sql`create table order_bills (
    channel text not null,
    day text not null,
    lines int4 not null,
    read_at int8 not null,
    primary key (channel, day)
  )`.execute(db);
    await sql`create table order_differences (
    id text primary key,
    channel text not null,
    day text not null,
    kind text not null,
    order_id text not null,
    transaction_id text not null,
    amount int8 not null,
    currency text not null,
    found_at int8 not null
  )`.execute(db);
  },
};
