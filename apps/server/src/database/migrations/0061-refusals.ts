import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which refund an act of the operator decided, and what they told its user: one that was refused is told apart from one that was withdrawn. */
export const refusals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table order_acts add column refund_id text, add column told_sealed text`.execute(db);
    await sql`update order_acts a set refund_id = (
      select r.id from order_refunds r
        where r.order_id = a.order_id and r.asked_at <= a.done_at
        order by r.asked_at desc limit 1
    ) where a.act in ('agreed', 'refused')`.execute(db);
    await sql`create index order_acts_refund on order_acts (refund_id) where act = 'refused'`.execute(db);
  },
};
