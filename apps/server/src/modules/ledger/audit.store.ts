import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../deps.ts';

/** What must not be found in a ledger that is right, each counted in aggregates over all of it. */
const CHECKS: Readonly<Record<string, RawBuilder<{ found: number }>>> = {
  'transfers that do not sum to zero': sql`select count(*) as found from (
    select transfer_id from ledger_postings group by transfer_id, currency having sum(amount) <> 0) as unbalanced`,
  'transfers without postings': sql`select count(*) as found from ledger_transfers t
    where not exists (select from ledger_postings p where p.transfer_id = t.id)`,
  'postings without a transfer': sql`select count(*) as found from ledger_postings p
    where not exists (select from ledger_transfers t where t.id = p.transfer_id)`,
  'postings whose running number or balance does not follow': sql`select count(*) as found from (
    select number, balance, amount, lag(number, 1, 0::int8) over w as former_number, lag(balance, 1, 0::int8) over w as former
    from ledger_postings where number is not null window w as (partition by account_id order by number)) as followed
    where number <> former_number + 1 or balance <> former + amount or balance < 0`,
  'accounts whose balance is not that of their postings': sql`select count(*) as found from ledger_accounts a
    left join (select account_id, sum(amount) as total, count(*) as postings from ledger_postings
      where number is not null group by account_id) as p on p.account_id = a.id
    where not a.is_house and (a.balance <> coalesce(p.total, 0) or a.last_number <> coalesce(p.postings, 0))`,
  'people of whom more or less is set aside than their holds say': sql`select count(*) as found from (
      select owner, currency, balance from ledger_accounts where purse = 'held') as a
    full join (select owner, currency, sum(amount) as held from ledger_holds where state = 'reserved'
      group by owner, currency) as h using (owner, currency)
    where coalesce(a.balance, 0) <> coalesce(h.held, 0)`,
  'holds without what reserved or ended them': sql`select count(*) as found from ledger_holds h
    left join ledger_transfers r on r.id = h.reserved_by and r.kind = case h.reserved_by when h.ended_by then 'sale' else 'reserve' end
    left join ledger_transfers e on e.id = h.ended_by
      and e.kind = case when h.state = 'voided' then 'void' when h.reserved_by = h.ended_by then 'sale' else 'capture' end
    where r.id is null or (h.state <> 'reserved' and e.id is null)`,
  'orders and receipts without what they moved': sql`select count(*) as found from ledger_claims c
    where not exists (select from ledger_transfers t where t.key = c.key and (t.kind = c.kind or (t.kind, c.kind) = ('sale', 'capture')))`,
  'receipts and refunds of another sum than what they moved': sql`select count(*) as found from ledger_money m
    join ledger_transfers t on t.key = m.key
    left join ledger_accounts a on a.owner = 'house:channels' and a.currency = m.currency
    left join ledger_postings p on p.transfer_id = t.id and p.account_id = a.id
    where p.amount is distinct from m.amount`,
  'sales without the money that they claim': sql`select count(*) as found from ledger_transfers t
    where t.kind in ('recharge', 'direct-sale', 'print-sale')
      and not exists (select from ledger_money m where m.key = t.key and not m.is_refund)`,
  'refunds that moved nothing': sql`select count(*) as found from ledger_money m where m.is_refund
    and not exists (select from ledger_transfers t where t.key = m.key and t.kind in ('recharge-refund', 'direct-refund', 'print-refund'))`,
  'money of which nothing came and that does not go back': sql`select count(*) as found from ledger_unreturned`,
  'gold cards set aside for refunds that nobody asks for': sql`select count(*) as found from (
      select coalesce(sum(p.amount), 0) as aside from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
      join ledger_accounts a on a.id = p.account_id and a.owner = 'house:refunds'
      where t.kind in ('recharge-return', 'recharge-kept', 'recharge-refund')) as l, ledger_asked r
    where l.aside <> r.cards`,
  'gold cards on their way that no gift tells of': sql`select count(*) as found from (
      select coalesce(sum(p.amount), 0) as on_way from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
      where t.kind in ('gift-sent', 'gift-taken', 'gift-returned') and p.number is null) as l, ledger_transit g
    where l.on_way <> g.amount`,
  'currencies of which other than what holds say was sold': sql`select count(*) as found from (
      select p.currency, sum(p.amount) as sold from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
      where t.kind in ('capture', 'sale', 'refund') and p.number is null group by p.currency) as s
    full join (select currency, sum(amount - refunded) as sold from ledger_holds where state = 'captured'
      group by currency) as h using (currency)
    where coalesce(s.sold, 0) <> coalesce(h.sold, 0)`,
};

export interface Found {
  postings: number;
  /** What is wrong, with how often. */
  differences: { what: string; count: number }[];
}

/** Looks through the whole ledger as it is at one moment, while it goes on. */
export function auditLedger(db: Db): Promise<Found> {
  const read = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return read.execute(lookThrough);
}

/** The same within a transaction that is there already. */
export async function lookThrough(tx: Db): Promise<Found> {
  const differences = [];
  for (const [what, check] of Object.entries(CHECKS)) {
    const { rows } = await check.execute(tx);
    const count = Number(rows[0]?.found);
    if (count > 0) differences.push({ what, count });
  }
  const { postings } = await tx
    .selectFrom('ledger_postings')
    .select(({ fn }) => fn.countAll<number>().as('postings'))
    .executeTakeFirstOrThrow();
  return { postings, differences };
}

export async function insertAudit(db: Db, { postings, differences }: Found, now: number): Promise<void> {
  const count = differences.reduce((sum, { count }) => sum + count, 0);
  await db.insertInto('ledger_audits').values({ audited_at: now, postings, differences: count }).execute();
}

/** What the last audit found; undefined before the first one. */
export async function findLastAudit(
  db: Db,
): Promise<{ audited_at: number; postings: number; differences: number } | undefined> {
  return db
    .selectFrom('ledger_audits')
    .select(['audited_at', 'postings', 'differences'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether nothing is spent before an audit that finds no difference. */
export async function isStopped(db: Db): Promise<boolean> {
  return ((await findLastAudit(db))?.differences ?? 0) > 0;
}

export async function deleteAuditsBefore(db: Db, moment: number): Promise<void> {
  await db.deleteFrom('ledger_audits').where('audited_at', '<', moment).execute();
}

/** The money that the ledger has at channels, in the smallest unit, by its currency; none where nothing is left of it. */
export async function listMoneyAtChannels(db: Db): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: string | number }>`
    select a.currency, -sum(p.amount) as amount from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where a.owner = 'house:channels' group by a.currency having sum(p.amount) <> 0 order by a.currency`.execute(db);
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
}
