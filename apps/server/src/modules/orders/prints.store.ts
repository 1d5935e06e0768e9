import { ORDER_STATUS, PAYMENT_STATUS } from '@kinora/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import type { OrderTables } from './orders.tables.ts';

export type PrintRow = Selectable<OrderTables['order_prints']>;
export type NewPrint = Insertable<OrderTables['order_prints']>;

export async function insertPrint(tx: Db, row: NewPrint): Promise<void> {
  await tx.insertInto('order_prints').values(row).execute();
}

export async function findPrint(db: Db, orderId: string): Promise<PrintRow | undefined> {
  return db.selectFrom('order_prints').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** The prints of those orders that are of prints, by their ids. */
export async function listPrints(db: Db, orderIds: readonly string[]): Promise<Map<string, PrintRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.selectFrom('order_prints').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** A user's orders of prints of a photo that wait to be paid, locked. */
export async function lockWaitingPrints(tx: Db, uid: string, photoId: string): Promise<OrderRow[]> {
  return tx
    .selectFrom('orders')
    .innerJoin('order_prints', 'order_prints.order_id', 'orders.id')
    .selectAll('orders')
    .where('uid', '=', uid)
    .where('photo_id', '=', photoId)
    .where('status', '=', ORDER_STATUS.paying)
    .orderBy('orders.id')
    .forUpdate('orders')
    .execute();
}

/** The prints that a user ordered last, of orders that they see. */
export async function findLastPrint(db: Db, uid: string): Promise<PrintRow | undefined> {
  return db
    .selectFrom('order_prints')
    .innerJoin('orders', 'orders.id', 'order_prints.order_id')
    .selectAll('order_prints')
    .where('orders.uid', '=', uid)
    .where('orders.is_hidden', '=', false)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id')
    .limit(1)
    .executeTakeFirst();
}

export async function changePrint(
  tx: Db,
  orderId: string,
  change: Updateable<OrderTables['order_prints']>,
): Promise<void> {
  await tx.updateTable('order_prints').set(change).where('order_id', '=', orderId).execute();
}

/** Orders of prints in a state, with their prints, those that were paid first before the others. */
export async function listPrintOrders(
  db: Db,
  status: OrderRow['status'],
  limit: number,
): Promise<(OrderRow & PrintRow)[]> {
  return db
    .selectFrom('orders')
    .innerJoin('order_prints', 'order_prints.order_id', 'orders.id')
    .selectAll()
    .where('status', '=', status)
    .orderBy('paid_at')
    .limit(limit)
    .execute();
}

/** Of orders that ended before, where files lie that nobody needs any more; those of orders that were never paid have none. */
export async function listFilesToErase(db: Db, before: number, limit: number): Promise<PrintRow[]> {
  return db
    .selectFrom('order_prints')
    .innerJoin('orders', 'orders.id', 'order_prints.order_id')
    .selectAll('order_prints')
    .where('file_erased', '=', false)
    .where('file_key', 'is not', null)
    .where('status', '=', ORDER_STATUS.complete)
    .where('completed_at', '<', before)
    .limit(limit)
    .execute();
}

/** Orders of prints that were paid for and have not come, those not among them whose money went back, or goes back whole. */
export async function countUndelivered(db: Db, uid: string): Promise<number> {
  const { paid, accepted, delivering } = ORDER_STATUS;
  const { undelivered } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int4`.as('undelivered'))
    .where('uid', '=', uid)
    .where('type', '=', 'physical')
    .where('status', 'in', [paid, accepted, delivering])
    .where('paystatus', '!=', PAYMENT_STATUS.refunded)
    .where(
      sql<boolean>`not (paystatus = ${PAYMENT_STATUS.refundAgreed} and exists (select from order_refunds
        where order_id = orders.id and state = 'agreed' and amount = orders.price))`,
    )
    .executeTakeFirstOrThrow();
  return undelivered;
}

/** How many addresses are kept of a user: each of an order of prints. */
export async function countAddresses(db: Db, uid: string): Promise<number> {
  const { addresses } = await db
    .selectFrom('order_prints')
    .innerJoin('orders', 'orders.id', 'order_prints.order_id')
    .select(sql<number>`count(*)::int4`.as('addresses'))
    .where('orders.uid', '=', uid)
    .executeTakeFirstOrThrow();
  return addresses;
}
