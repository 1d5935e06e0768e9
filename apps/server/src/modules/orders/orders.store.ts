import { ORDER_STATUS, type OrderFilter, PAYMENT_STATUS } from '@kinora/contract';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderTables } from './orders.tables.ts';

export type OrderRow = Selectable<OrderTables['orders']>;

export async function insertOrder(tx: Db, row: Insertable<OrderTables['orders']>): Promise<OrderRow> {
  return tx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow();
}

/** What a tap was answered with: the order that it placed, or that waited for the same already. */
export async function findBySn(db: Db, uid: string, sn: string): Promise<OrderRow | undefined> {
  const taken = db.selectFrom('order_taps').select('order_id').where('sn', '=', sn);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('uid', '=', uid)
    .where((where) => where.or([where('sn', '=', sn), where('id', 'in', taken)]))
    .executeTakeFirst();
}

/** Puts on record that a tap was answered with an order that waited already. */
export async function insertTap(tx: Db, sn: string, order_id: string): Promise<void> {
  await tx.insertInto('order_taps').values({ sn, order_id }).execute();
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

/** The user's order of those gold cards that waits to be paid in that way, and can be until then; the one with the longest time of several. */
export async function findWaitingRecharge(
  db: Db,
  uid: string,
  same: Pick<OrderRow, 'plan' | 'cards' | 'cnt' | 'price' | 'currency' | 'paymethod'>,
  until: number,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((where) => where.and({ ...same, uid, type: 'recharge', status: ORDER_STATUS.paying }))
    .where('expires_at', '>', until)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The user's orders of a plan that wait to be paid for another price than it has now, locked. */
export async function lockOutdatedRecharges(
  tx: Db,
  uid: string,
  { plan, price, currency }: Pick<OrderRow, 'plan' | 'price' | 'currency'>,
): Promise<OrderRow[]> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where((where) => where.and({ uid, plan, type: 'recharge', status: ORDER_STATUS.paying }))
    .where((where) => where.or([where('price', '!=', price), where('currency', '!=', currency)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Makes the orders of one account those of another. */
export async function moveOrders(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('orders').set({ uid: to }).where('uid', '=', from).execute();
  await tx.updateTable('order_acts').set({ uid: to }).where('uid', '=', from).execute();
}
