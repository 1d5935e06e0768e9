import { ORDER_STATUS, PAYMENT_STATUS, type RenditionKind } from '@kinora/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import type { OrderTables } from './orders.tables.ts';

export type OrderRenditionRow = Selectable<OrderTables['order_renditions']>;

export async function insertOrderRendition(
  tx: Db,
  order_id: string,
  { photo: photo_id, kind }: { photo: string; kind: RenditionKind },
  locale: string,
): Promise<void> {
  await tx.insertInto('order_renditions').values({ order_id, photo_id, kind, locale }).execute();
}

/** What those of the orders have made that have anything made. */
export async function listOrderRenditions(db: Db, orderIds: readonly string[]): Promise<OrderRenditionRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('order_renditions').selectAll().where('order_id', 'in', orderIds).execute();
}

/** What a user's orders have made, by the order. */
export async function listMadeForUser(db: Db, uid: string): Promise<Map<string, RenditionKind>> {
  const rows = await db
    .selectFrom('order_renditions')
    .innerJoin('orders', 'orders.id', 'order_renditions.order_id')
    .select(['order_renditions.order_id', 'order_renditions.kind'])
    .where('orders.uid', '=', uid)
    .execute();
  return new Map(rows.map(({ order_id, kind }) => [order_id, kind]));
}

/** What an order has made of a photo; undefined for an order of something else. */
export async function renditionOfOrder(db: Db, orderId: string): Promise<OrderRenditionRow | undefined> {
  const [rendition] = await listOrderRenditions(db, [orderId]);
  return rendition;
}

const ordersOf = (tx: Db, photoId: string, kind: RenditionKind) =>
  tx
    .selectFrom('orders')
    .innerJoin('order_renditions', 'order_renditions.order_id', 'orders.id')
    .selectAll('orders')
    .where('order_renditions.photo_id', '=', photoId)
    .where('order_renditions.kind', '=', kind)
    .forUpdate('orders');

/** The order of a user that waits to be paid for a rendition, locked. */
export async function lockWaitingFor(
  tx: Db,
  uid: string,
  photoId: string,
  kind: RenditionKind,
): Promise<OrderRow | undefined> {
  return ordersOf(tx, photoId, kind)
    .where('orders.uid', '=', uid)
    .where('orders.status', '=', ORDER_STATUS.paying)
    .executeTakeFirst();
}

/** The order that paid for a rendition, and was not given back, locked. */
export async function lockPaidFor(tx: Db, photoId: string, kind: RenditionKind): Promise<OrderRow | undefined> {
  return ordersOf(tx, photoId, kind).where('orders.paystatus', '=', PAYMENT_STATUS.paid).executeTakeFirst();
}
