import { ORDER_STATUS, type OrderFilter, PAYMENT_STATUS } from '@kinora/contract';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderTables } from './orders.tables.ts';

export type OrderRow = Selectable<OrderTables['orders']>;

export async function insertOrder(tx: Db, row: Insertable<OrderTables['orders']>): Promise<OrderRow> {
  return tx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findBySn(db: Db, uid: string, sn: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('uid', '=', uid).where('sn', '=', sn).executeTakeFirst();
}

/** An order of the user that they see. */
export async function findOwnOrder(db: Db, uid: string, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('is_hidden', '=', false)
    .executeTakeFirst();
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order, which nobody else changes before the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeOrder(tx: Db, id: string, change: Updateable<OrderTables['orders']>): Promise<void> {
  await tx.updateTable('orders').set(change).where('id', '=', id).execute();
}

const NARROWED: Readonly<Record<OrderFilter, readonly number[] | undefined>> = {
  all: undefined,
  waiting: undefined,
  paid: [PAYMENT_STATUS.paid, PAYMENT_STATUS.partlyRefunded],
  refund: [
    ...[PAYMENT_STATUS.refunding, PAYMENT_STATUS.refundAgreed, PAYMENT_STATUS.refunded],
    ...[PAYMENT_STATUS.partlyRefunded, PAYMENT_STATUS.revoked],
  ],
};

function narrowed<Output>(
  query: SelectQueryBuilder<OrderTables, 'orders', Output>,
  uid: string,
  filter: OrderFilter,
): SelectQueryBuilder<OrderTables, 'orders', Output> {
  const own = query.where('uid', '=', uid).where('is_hidden', '=', false);
  if (filter === 'waiting') return own.where('status', '=', ORDER_STATUS.paying);
  const of = NARROWED[filter];
  return of ? own.where('paystatus', 'in', of as OrderRow['paystatus'][]) : own;
}

/** One page of a user's orders, the newest first, and how many there are. */
export async function listOrders(
  db: Db,
  uid: string,
  filter: OrderFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await narrowed(db.selectFrom('orders').selectAll(), uid, filter)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await narrowed(
    db.selectFrom('orders').select(sql<number>`count(*)::int4`.as('total')),
    uid,
    filter,
  ).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Every order of a user, hidden ones too, the oldest first. */
export async function listOrdersOfUser(db: Db, uid: string): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('uid', '=', uid).orderBy('placed_at').orderBy('id').execute();
}

export async function countWaiting(db: Db, uid: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int4`.as('waiting'))
    .where('uid', '=', uid)
    .where('status', '=', ORDER_STATUS.paying)
    .executeTakeFirstOrThrow();
  return waiting;
}

/**
 * Orders that a channel was told of and has not closed, placed between those times, for which no money came: those first that it was asked about longest ago, of
 * those that it was never asked about the newest.
 */
export async function listUnsettled(
  db: Db,
  channel: OrderRow['paymethod'],
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('paystatus', 'in', [PAYMENT_STATUS.failed, PAYMENT_STATUS.paying])
    .where('paymethod', '=', channel)
    .where(sql<boolean>`closed_by is distinct from paymethod`)
    .where('placed_at', '>', from)
    .where('placed_at', '<=', to)
    .orderBy('asked_at')
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .execute();
}

/** Puts on record that the channel of an order is asked about it. */
export async function markAsked(db: Db, id: string, asked_at: number): Promise<void> {
  await db.updateTable('orders').set({ asked_at }).where('id', '=', id).execute();
}

/** Puts on record that a channel takes nothing more for an order, which is no other's by now. */
export async function markClosed(db: Db, id: string, channel: OrderRow['paymethod']): Promise<void> {
  const order = db.updateTable('orders').where('id', '=', id).where('paymethod', '=', channel);
  await order.set({ closed_by: channel }).execute();
}

/** Orders that nobody paid in their time, and that still wait. */
export async function listOverdue(db: Db, now: number, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', ORDER_STATUS.paying)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Makes the orders of one account those of another. */
export async function moveOrders(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('orders').set({ uid: to }).where('uid', '=', from).execute();
  await tx.updateTable('order_acts').set({ uid: to }).where('uid', '=', from).execute();
}
