import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons: a unit of the ledger, how many an order uses, and what the ledger must hold for them. */
export const coupons: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table ledger_accounts
      drop constraint ledger_accounts_currency_check,
      add constraint ledger_accounts_currency_check check (currency in ('card', 'point', 'coin', 'coupon') or currency ~ '^[A-Z]{3}$')`.execute(
      db,
    );
    await sql`alter table orders add column coupon int4 not null default 0 check (coupon >= 0)`.execute(db);
    await sql`create or replace view ledger_claims as
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
        where type = 'virtual' and completed_at is not null and coupon > 0`.execute(db);
  },
};
