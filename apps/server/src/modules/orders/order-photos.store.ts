import { ORDER_STATUS } from '@kinora/contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { OrderedPhotos } from '../photos/index.ts';
import type { OrderTables } from './orders.tables.ts';

export type OrderPhotoRow = Selectable<OrderTables['order_photos']>;

export async function insertOrderPhotos(tx: Db, orderId: string, photos: readonly OrderedPhotos[]): Promise<void> {
  const rows = photos.flatMap(({ status, ids }) => ids.map((photo_id) => ({ order_id: orderId, photo_id, status })));
  if (rows.length > 0) await tx.insertInto('order_photos').values(rows).execute();
}

/** The photos of orders. */
export async function listOrderPhotos(db: Db, orderIds: readonly string[]): Promise<OrderPhotoRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('order_photos').selectAll().where('order_id', 'in', orderIds).orderBy('photo_id').execute();
}

/** The photos of an order, by how they are paid for. */
export async function photosOfOrder(db: Db, orderId: string): Promise<OrderedPhotos[]> {
  const byStatus = Map.groupBy(await listOrderPhotos(db, [orderId]), ({ status }) => status);
  return [...byStatus].map(([status, rows]) => ({ status, ids: rows.map(({ photo_id }) => photo_id) }));
}

/** Points that orders which wait to be paid take of what a user has. */
export async function countPointsWaiting(db: Db, uid: string): Promise<number> {
  const { points } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('point'), sql<number>`0`).as('points'))
    .where('uid', '=', uid)
    .where('status', '=', ORDER_STATUS.paying)
    .executeTakeFirstOrThrow();
  return Number(points);
}
