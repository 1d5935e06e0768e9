import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos that a channel was paid for: what the ledger must hold for their orders. */
export const directPayment: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop view ledger_claims`.execute(db);
    // Of every order that is complete and every receipt that was credited the transfer that must be there; the order of a receipt may be gone with its account.
    await sql`create view ledger_claims as
      select 'order:' || r.order_id as key, case when exists (
          select from ledger_transfers t where t.key = 'order:' || r.order_id and t.kind = 'direct-sale'
        ) then 'direct-sale' else 'recharge' end as kind
        from order_receipts r where r.fate = 'credited'
      union all
      select 'order:' || id, case type when 'virtual' then 'direct-sale' else 'recharge' end
        from orders where paymethod <> 'balance' and completed_at is not null
      union all
      select 'hold:order:' || id || ':card:capture', 'capture' from orders
        where type = 'virtual' and paymethod = 'balance' and completed_at is not null and cards > 0
      union all
      select 'hold:order:' || id || ':point:capture', 'capture' from orders
        where type = 'virtual' and completed_at is not null and point > 0`.execute(db);
  },
};
