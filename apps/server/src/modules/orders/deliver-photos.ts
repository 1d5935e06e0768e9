import type { Unit } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { photosKept } from '../../events/photo-events.ts';
import { publish } from '../../events/publish.ts';
import { sell } from '../ledger/index.ts';
import { keepOrdered } from '../photos/index.ts';
import { photosOfOrder } from './order-photos.store.ts';
import type { OrderRow } from './orders.store.ts';

/** The hold of what an order takes of a unit. */
export const holdOf = ({ id }: Pick<OrderRow, 'id'>, unit: Unit): string => `order:${id}:${unit}`;

/** Sells what an order costs in a unit out of its user's purses. Throws LedgerError. */
export async function sellForOrder(tx: Db, deps: Deps, order: OrderRow, unit: Unit, amount: number): Promise<void> {
  if (amount > 0) await sell(tx, deps, { hold: holdOf(order, unit), uid: order.uid, unit, amount });
}

/** The photos of an order that is paid are its user's. */
export async function deliverPhotos(tx: Db, deps: Deps, paid: OrderRow): Promise<void> {
  const photos = await photosOfOrder(tx, paid.id);
  for (const part of photos) await keepOrdered(tx, part);
  await publish(tx, deps, photosKept, { uid: paid.uid, photoIds: photos.flatMap(({ ids }) => ids) });
}
