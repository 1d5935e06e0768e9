import type { Unit } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { photosKept } from '../../events/photo-events.ts';
import { publish } from '../../events/publish.ts';
import { capture, reserve } from '../ledger/index.ts';
import { keepOrdered } from '../photos/index.ts';
import { photosOfOrder } from './order-photos.store.ts';
import type { OrderRow } from './orders.store.ts';

/** The hold of what an order takes of a unit. */
export const holdOf = ({ id }: Pick<OrderRow, 'id'>, unit: Unit): string => `order:${id}:${unit}`;

/** A hold that ends with its order alone, which has a time of its own: money that was paid within it may be told of later. */
export const UNTIL_IT_ENDS = Number.MAX_SAFE_INTEGER;

/** Sells what an order costs in a unit out of its user's purses. Throws LedgerError. */
export async function sell(tx: Db, deps: Deps, order: OrderRow, unit: Unit, amount: number): Promise<void> {
  if (amount === 0) return;
  const { uid } = order;
  const hold = holdOf(order, unit);
  await reserve(tx, deps, { hold, uid, unit, amount, expiresAt: UNTIL_IT_ENDS });
  await capture(tx, deps, { hold, uid });
}

/** The photos of an order that is paid are its user's. */
export async function deliverPhotos(tx: Db, deps: Deps, paid: OrderRow): Promise<void> {
  const photos = await photosOfOrder(tx, paid.id);
  for (const part of photos) await keepOrdered(tx, part);
  await publish(tx, deps, photosKept, { uid: paid.uid, photoIds: photos.flatMap(({ ids }) => ids) });
}
