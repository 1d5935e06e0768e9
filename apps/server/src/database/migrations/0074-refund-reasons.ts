import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why each refund was asked for, which goes with its order and its account as the books do not; and how much was asked for, where other than that was agreed to. */
export const refundReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table refund_reasons (
    refund_id text primary key,
    order_id text not null references orders (id) on delete cascade,
    reason_sealed text not null
  )`.execute(db);
    await sql`create index refund_reasons_order on refund_reasons (order_id)`.execute(db);
    // The reason of the latest request alone was kept until now.
    await sql`insert into refund_reasons (refund_id, order_id, reason_sealed)
      select distinct on (o.id) r.id, o.id, o.reason_sealed
        from orders o join order_refunds r on r.order_id = o.id
        where o.reason_sealed is not null
        order by o.id, (r.state = 'asked') desc, r.asked_at desc`.execute(db);
    await sql`alter table orders drop column reason_sealed`.execute(db);
    await sql`alter table order_refunds add column asked_amount int8`.execute(db);
  },
};
