import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Refunds of which a store took the money again, and what the ledger must hold for them: what went, and that it came again. */
export const reclaims: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table order_refunds drop constraint order_refunds_state_check',
  `alter table order_refunds add constraint order_refunds_state_check
    check (state in ('asked', 'agreed', 'done', 'ended', 'reversed'))`,
  // As before, and of every refund that was reversed both that it went and that it came again.
  `create or replace view ledger_money as
    select 'order:' || order_id as key, false as is_refund, currency, -amount as amount from order_receipts where fate = 'credited'
    union all
    select 'refund:' || f.id || ':agreed', true, f.currency, f.amount
      from order_refunds f join order_receipts r on r.channel = f.channel and r.transaction_id = f.transaction_id
      where f.state in ('agreed', 'done', 'reversed') and not f.is_loss and r.fate = 'credited'
    union all
    select 'refund:' || id || ':reversed', false, currency, -amount from order_refunds where state = 'reversed' and not is_loss`,
  `create or replace view ledger_claims as
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
      where type = 'virtual' and completed_at is not null and point > 0
    union all
    select 'hold:order:' || id || ':coupon:capture', 'capture' from orders
      where type = 'virtual' and completed_at is not null and coupon > 0
    union all
    select 'refund:' || id || ':reversed', case when cards > 0 then 'recharge' else 'direct-sale' end
      from order_refunds where state = 'reversed' and not is_loss`,
];
