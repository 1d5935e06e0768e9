import type { Db, Deps } from '../../deps.ts';
import { startRendition } from '../renditions/index.ts';
import { requireMove } from './change-state.ts';
import { deliverPhotos } from './deliver-photos.ts';
import { renditionOfOrder } from './order-renditions.store.ts';
import type { OrderRow } from './orders.store.ts';
import { lockRenderable } from './require-rendition.ts';

/** What an order is of that is paid is its user's, or is begun, and the order is complete. */
export async function deliver(tx: Db, deps: Deps, paid: OrderRow): Promise<void> {
  const rendition = await renditionOfOrder(tx, paid.id);
  if (rendition) {
    const photo = await lockRenderable(tx, paid.uid, rendition);
    await startRendition(tx, deps, photo, rendition.kind, rendition.locale);
  } else await deliverPhotos(tx, deps, paid);
  await requireMove(tx, deps, paid, 'complete', { completed_at: deps.now() });
}
