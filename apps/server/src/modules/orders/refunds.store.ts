import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderTables } from './orders.tables.ts';

export type ReceiptRow = Selectable<OrderTables['order_receipts']>;
export type RefundRow = Omit<Selectable<OrderTables['order_refunds']>, 'tried_at' | 'is_loss' | 'asked_amount'>;
export type ActRow = Selectable<OrderTables['order_acts']>;

/** Puts money on record that a channel took in; false when it was before. */
export async function insertReceipt(tx: Db, row: ReceiptRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('order_receipts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['channel', 'transaction_id']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The record of a channel's payment. */
export async function findReceipt(
  db: Db,
  channel: ReceiptRow['channel'],
  transactionId: string,
): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('order_receipts')
    .selectAll()
    .where('channel', '=', channel)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/** Puts on record that a payment which was heard of late came at another moment. */
export async function dateReceipt(
  db: Db,
  { channel, transaction_id }: Pick<ReceiptRow, 'channel' | 'transaction_id'>,
  received_at: number,
): Promise<void> {
  const receipt = db.updateTable('order_receipts').set({ received_at }).where('channel', '=', channel);
  await receipt.where('transaction_id', '=', transaction_id).execute();
}

/** What goes or went back of a channel's payment, a wish that was taken back not among it, nor what a store took again. */
export async function findRefundOf(
  db: Db,
  { channel, transaction_id }: Pick<ReceiptRow, 'channel' | 'transaction_id'>,
): Promise<Selectable<OrderTables['order_refunds']> | undefined> {
  return db
    .selectFrom('order_refunds')
    .selectAll()
    .where('channel', '=', channel)
    .where('transaction_id', '=', transaction_id)
    .where('state', 'not in', ['ended', 'reversed'])
    .executeTakeFirst();
}

/** The money of which the gold cards of an order came. */
export async function findCredited(db: Db, orderId: string): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('order_receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('fate', '=', 'credited')
    .executeTakeFirst();
}

export async function insertRefund(tx: Db, row: Insertable<OrderTables['order_refunds']>): Promise<void> {
  await tx.insertInto('order_refunds').values(row).execute();
}

/** Takes a refund from one state to the next; undefined when it is elsewhere by now. */
export async function moveRefund(
  tx: Db,
  id: string,
  from: RefundRow['state'],
  to: RefundRow['state'],
  ended_at: number | null = null,
): Promise<RefundRow | undefined> {
  return (
    tx
      .updateTable('order_refunds')
      // The day of its channel's bill stands.
      .set({ state: to, ended_at: sql`coalesce(ended_at, ${ended_at}::int8)` })
      .where('id', '=', id)
      .where('state', '=', from)
      .returningAll()
      .executeTakeFirst()
  );
}

/** Puts on record by when a refund was made that is heard of later, or not yet; false where it was made before that. */
export async function dateRefund(db: Db, id: string, ended_at: number): Promise<boolean> {
  const dated = await db
    .updateTable('order_refunds')
    .set({ ended_at })
    .where('id', '=', id)
    .where('state', 'in', ['agreed', 'done'])
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', ended_at)]))
    .returning('id')
    .executeTakeFirst();
  return dated !== undefined;
}

/** Of a refund that nobody has agreed to yet: what was asked for stays on record. */
export async function setRefundAmount(tx: Db, id: string, amount: number): Promise<void> {
  await tx
    .updateTable('order_refunds')
    .set({ amount, asked_amount: sql`coalesce(asked_amount, amount)` })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('order_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest refund of each of those orders; one of what it was paid with, and first of all one that waits for a decision, is not hidden by money that came twice and went back since. */
export async function latestRefunds(db: Db, orderIds: readonly string[]): Promise<Map<string, RefundRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy(sql`state = 'asked'`)
    .orderBy(
      sql`exists (select from order_receipts r where r.channel = order_refunds.channel
        and r.transaction_id = order_refunds.transaction_id and r.fate = 'credited')`,
    )
    .orderBy('asked_at')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** All refunds of an order, the earliest first. */
export async function listRefundsOf(db: Db, orderId: string): Promise<Selectable<OrderTables['order_refunds']>[]> {
  return db.selectFrom('order_refunds').selectAll().where('order_id', '=', orderId).orderBy('asked_at').execute();
}

/** Refunds in a state, those that wait longest first. */
export async function listRefunds(db: Db, state: RefundRow['state'], limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('order_refunds')
    .selectAll()
    .where('state', '=', state)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Channels that owe money which goes back, also those that are not configured any more. */
export async function listOwing(db: Db): Promise<RefundRow['channel'][]> {
  const owing = db.selectFrom('order_refunds').select('channel').distinct().where('state', '=', 'agreed');
  return (await owing.execute()).map(({ channel }) => channel);
}

/** Refunds that a channel is to make, those first that it was asked for longest ago. */
export async function listToSend(db: Db, channel: RefundRow['channel'], limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('order_refunds')
    .selectAll()
    .where('state', '=', 'agreed')
    .where('channel', '=', channel)
    .orderBy('tried_at')
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

/** Puts on record that the channel of a refund is asked for it. */
export async function markTried(db: Db, id: string, tried_at: number): Promise<void> {
  await db.updateTable('order_refunds').set({ tried_at }).where('id', '=', id).execute();
}

export async function insertAct(tx: Db, row: Insertable<OrderTables['order_acts']>): Promise<void> {
  await tx.insertInto('order_acts').values(row).execute();
}

/** The acts by which the operator refused any of those refunds. */
export async function listRefusals(db: Db, refundIds: readonly string[]): Promise<ActRow[]> {
  if (refundIds.length === 0) return [];
  return db
    .selectFrom('order_acts')
    .selectAll()
    .where('act', '=', 'refused')
    .where('refund_id', 'in', refundIds)
    .execute();
}

/** What the operator told a user with refusals, the oldest first. */
export async function listToldToUser(db: Db, uid: string): Promise<ActRow[]> {
  return db
    .selectFrom('order_acts')
    .selectAll()
    .where('uid', '=', uid)
    .where('told_sealed', 'is not', null)
    .orderBy('done_at')
    .execute();
}

export async function listActs(db: Db, orderId: string): Promise<ActRow[]> {
  return db.selectFrom('order_acts').selectAll().where('order_id', '=', orderId).orderBy('done_at').execute();
}

/** Money that came in, or went back, on a day of a channel, by UTC. */
export async function listMovements(
  db: Db,
  channel: ReceiptRow['channel'],
  { from, to }: { from: number; to: number },
): Promise<{ receipts: ReceiptRow[]; refunds: RefundRow[] }> {
  const receipts = await db
    .selectFrom('order_receipts')
    .selectAll()
    .where('channel', '=', channel)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .execute();
  const refunds = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('channel', '=', channel)
    .where('state', '=', 'done')
    .where(sql<boolean>`ended_at >= ${from} and ended_at < ${to}`)
    .execute();
  return { receipts, refunds };
}
