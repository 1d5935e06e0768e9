import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every tap that an order is the answer to, not the first alone; every channel at which an order can still be paid, not the last one alone, and who pays it at
 * each of them.
 */
export const openPayments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `create table order_taps (
    sn text not null,
    order_id text not null references orders (id) on delete cascade,
    primary key (sn, order_id)
  )`,
  'create index order_taps_order on order_taps (order_id)',
  `alter table orders add column open_at text[] not null default '{}'`,
  `update orders set open_at = array[paymethod]
    where paystatus in (10, 20) and closed_by is distinct from paymethod`,
  'alter table orders drop column closed_by',
  `create index orders_open on orders (placed_at) where open_at <> '{}'`,
  'alter table order_payers add column channel text',
  `update order_payers p set channel = coalesce(
    (select paymethod from orders o where o.id = p.order_id),
    (select channel from order_refunds f where f.order_id = p.order_id limit 1), 'balance')`,
  'alter table order_payers alter column channel set not null',
  'alter table order_payers drop constraint order_payers_pkey, add primary key (order_id, channel)',
];
