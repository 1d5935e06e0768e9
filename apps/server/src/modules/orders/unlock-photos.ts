import { RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { photosKept } from '../../events/photo-events.ts';
import { publish } from '../../events/publish.ts';
import { keepAgain } from '../photos/index.ts';
import { photosOfOrder } from './order-photos.store.ts';
import type { OrderRow } from './orders.store.ts';

/** Unlocks the photos again that the money of an order had paid for. False where not all of them are there. */
export async function unlockPhotos(
  tx: Db,
  deps: Deps,
  { id, uid, coupon }: Pick<OrderRow, 'id' | 'uid' | 'coupon'>,
): Promise<boolean> {
  const bought = (await photosOfOrder(tx, id)).flatMap(({ status, ids }) =>
    status === RESULT_STATUS.order ? ids : [],
  );
  const wanted = bought.slice(coupon);
  const photoIds = await keepAgain(tx, wanted);
  if (photoIds.length > 0) await publish(tx, deps, photosKept, { uid, photoIds });
  return photoIds.length === wanted.length;
}
