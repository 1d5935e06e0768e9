import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When channels were asked about orders and for refunds, so that each has its turn, which orders they closed, and what the audit compares money with. */
export const reconciliation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column asked_at int8 not null default 0, add column closed_by text`.execute(db);
    await sql`alter table order_refunds
      add column tried_at int8 not null default 0,
      add column is_loss boolean not null default false`.execute(db);
    // Until now these are known by having been done as they were written down, without a transfer.
    await sql`update order_refunds f set is_loss = true where f.state = 'done' and f.asked_at = f.ended_at
      and not exists (select from ledger_transfers t where t.key = 'refund:' || f.id || ':agreed')`.execute(db);
    for (const statement of VIEWS) await sql.raw(statement).execute(db);
  },
};

const VIEWS = [
  // The money of every receipt that was credited, and of every refund of such a one that was agreed to, as the transfer must have moved it out of the channels.
  `create view ledger_money as
    select 'order:' || order_id as key, false as is_refund, currency, -amount as amount from order_receipts where fate = 'credited'
    union all
    select 'refund:' || f.id || ':agreed', true, f.currency, f.amount
      from order_refunds f join order_receipts r on r.channel = f.channel and r.transaction_id = f.transaction_id
      where f.state in ('agreed', 'done') and not f.is_loss and r.fate = 'credited'`,
  // Money of which nothing came, and that is not on its way back whole.
  `create view ledger_unreturned as
    select r.channel, r.transaction_id from order_receipts r
      left join (select channel, transaction_id, currency, sum(amount) as amount from order_refunds
        where state in ('agreed', 'done') group by channel, transaction_id, currency) as f
        on f.channel = r.channel and f.transaction_id = r.transaction_id and f.currency = r.currency
      where r.fate = 'returned' and f.amount is distinct from r.amount`,
  // Gold cards that are set aside for refunds which nobody has decided.
  `create view ledger_asked as select coalesce(sum(cards), 0) as cards from order_refunds where state = 'asked'`,
];
