import { ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { post } from '../src/modules/ledger/index.ts';

const deps = { now: Date.now };

/** The uid of one of the people of these accounts. */
export const personAt = (place: number): string => `person${String(place).padStart(7, '0')}`;

/** A migrated database with people who were given enough. */
export async function openAccounts({ db }: Database, people: number): Promise<void> {
  await migrate(db, migrations);
  await sql`insert into users (uid, nick, headimg, created_at)
    select 'person' || lpad(n::text, 7, '0'), '', '', 1 from generate_series(0, ${people - 1}::int) n`.execute(db);
  for (let place = 0; place < people; place++) {
    const order = {
      key: `given:${place}`,
      kind: 'operator-grant' as const,
      uid: personAt(place),
      unit: 'card' as const,
    };
    await db.transaction().execute((tx) => post(tx, deps, { ...order, amount: 1_000_000 }));
  }
}

/** Of every so many purchases a part is given back. */
const BACK_EVERY = 5;
/** Postings of a purchase, and of what is given back of one. */
const POSTINGS_EACH = 6 + 6 / BACK_EVERY;

/** Gold cards that are bought, of which one pays for a photo and two are given back for money, in every fifth. */
const STEPS = sql`values (1, 'recharge', 'order:r', '', 'r', 10), (2, 'sale', 'hold:order:p', ':card:capture', 'order:p', -1),
  (3, 'recharge-return', 'refund:b', ':asked', 'r', -2), (4, 'recharge-refund', 'refund:b', ':agreed', 'r', 0)`;

/** What the house posts of each. */
const OF_HOUSE = sql`values ('recharge', 'house:sales', 'card', -10), ('recharge', 'house:channels', 'CNY', -2000),
  ('recharge', 'house:sales', 'CNY', 2000), ('sale', 'house:sales', 'card', 1), ('recharge-return', 'house:refunds', 'card', 2),
  ('recharge-refund', 'house:refunds', 'card', -2), ('recharge-refund', 'house:sales', 'card', 2),
  ('recharge-refund', 'house:sales', 'CNY', -400), ('recharge-refund', 'house:channels', 'CNY', 400)`;

const { complete } = ORDER_STATUS;
const { paid, partlyRefunded } = PAYMENT_STATUS;

/** Temporary tables: who they are, and what moves, in its order. */
const planned = (people: number, purchases: number): RawBuilder<unknown>[] => [
  sql`create temporary table persons on commit drop as
    select a.id, a.owner, o.uid, a.balance, a.last_number, row_number() over (order by a.id) - 1 as place
    from ledger_accounts a join ledger_owners o using (owner) where a.purse = 'paid'`,
  sql`create temporary table moves on commit drop as
    select n, n % ${people}::int as place, step, kind, begin || n || ending as key, of || n as reference, own
    from generate_series(0, ${purchases - 1}::int) n cross join (${STEPS}) s (step, kind, begin, ending, of, own)
    where step <= 2 or n % ${BACK_EVERY}::int = 0`,
];

const LEDGER = [
  sql`insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at)
    select key, kind, '', reference, '', '', 1 from moves order by n, step`,
  sql`insert into ledger_postings (transfer_id, account_id, currency, amount, number, balance)
    select t.id, p.id, 'card', m.own, p.last_number + row_number() over running, p.balance + sum(m.own) over running
    from moves m join ledger_transfers t using (key) join persons p using (place) where m.own <> 0
    window running as (partition by p.id order by m.n, m.step)`,
  sql`insert into ledger_postings (transfer_id, account_id, currency, amount)
    select t.id, a.id, h.currency, h.amount from moves m join ledger_transfers t using (key)
    join (${OF_HOUSE}) h (kind, owner, currency, amount) on h.kind = m.kind
    join ledger_accounts a on a.owner = h.owner and a.currency = h.currency`,
  sql`update ledger_accounts a set balance = p.balance, last_number = p.number from (
    select distinct on (account_id) account_id, balance, number from ledger_postings where number is not null
    order by account_id, number desc) p where p.account_id = a.id`,
  sql`insert into ledger_holds (hold, owner, currency, amount, state, reserved_by, ended_by, expires_at)
    select m.reference, p.owner, 'card', 1, 'captured', t.id, t.id, 1
    from moves m join ledger_transfers t using (key) join persons p using (place) where m.kind = 'sale'`,
];

/** What the postings are of, and money that came twice and went back. */
const ORDERS = [
  sql`insert into orders (id, uid, sn, type, plan, cards, cnt, price, currency, paymethod, status, paystatus, placed_at, expires_at, paid_at, completed_at)
    select 'r' || n, uid, 'r' || n, 'recharge', 'cards-10', 10, 5, 2000, 'CNY', 'sandbox', ${complete}::int,
      case when n % ${BACK_EVERY}::int = 0 then ${partlyRefunded}::int else ${paid}::int end, 1, 1, 1, 1
    from moves join persons using (place) where kind = 'recharge'
    union all
    select 'p' || n, uid, 'p' || n, 'virtual', '', 1, 1, 1, 'CNY', 'balance', ${complete}::int, ${paid}::int, 1, 1, 1, 1
    from moves join persons using (place) where kind = 'sale'`,
  sql`insert into order_receipts (channel, transaction_id, order_id, amount, currency, fate, received_at)
    select 'sandbox', 'once ' || n, 'r' || n, 2000, 'CNY', 'credited', 1 from moves where kind = 'recharge'
    union all
    select 'sandbox', 'twice ' || n, 'r' || n, 2000, 'CNY', 'returned', 1 from moves where kind = 'recharge-return'`,
  sql`insert into order_refunds (id, order_id, channel, transaction_id, amount, currency, cards, state, asked_at, ended_at)
    select 'b' || n, 'r' || n, 'sandbox', 'once ' || n, 400, 'CNY', 2, 'done', 1, 1 from moves where kind = 'recharge-refund'
    union all
    select 't' || n, 'r' || n, 'sandbox', 'twice ' || n, 2000, 'CNY', 0, 'done', 1, 1 from moves where kind = 'recharge-refund'`,
];

/** About so many postings of orders, with the orders, receipts, refunds and holds that they are of, written past all triggers, of the same people. */
export async function fillLedger(
  { db }: Database,
  { people, postings }: { people: number; postings: number },
): Promise<void> {
  const purchases = Math.round(postings / POSTINGS_EACH);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into ledger_accounts (owner, is_house, currency, purse, expires_at)
      select owner, false, 'card', 'paid', 0 from ledger_owners where is_current
      union all
      select distinct owner, true, currency, 'house', 0 from (${OF_HOUSE}) h (kind, owner, currency, amount)
      on conflict do nothing`.execute(tx);
    for (const statement of [...planned(people, purchases), ...LEDGER, ...ORDERS]) await statement.execute(tx);
  });
  // As a database does by itself that was filled over months.
  await sql`analyze`.execute(db);
}
