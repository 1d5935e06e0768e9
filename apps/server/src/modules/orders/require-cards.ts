import { ERROR, RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { findPhotos, priceOfPhoto, priceOfRendition } from '../photos/index.ts';
import { photosOfOrder } from './order-photos.store.ts';
import { renditionOfOrder } from './order-renditions.store.ts';
import type { OrderRow } from './orders.store.ts';
import { lockRenderable } from './require-rendition.ts';

type Priced = Pick<Deps, 'config'>;

/** Throws AppError where what an order is of costs another number of gold cards than when it was placed, or cannot be had any more. */
export async function requireCards(tx: Db, deps: Priced, order: OrderRow): Promise<void> {
  if ((await cardsNow(tx, deps, order)) !== order.cards)
    throw new AppError(ERROR.priceChanged, 'it costs otherwise now');
}

async function cardsNow(tx: Db, { config }: Priced, { id, uid, coupon }: OrderRow): Promise<number> {
  const rendition = await renditionOfOrder(tx, id);
  if (rendition) {
    await lockRenderable(tx, uid, rendition);
    return coupon > 0 ? 0 : priceOfRendition(config, rendition.kind);
  }
  const bought = (await photosOfOrder(tx, id)).find(({ status }) => status === RESULT_STATUS.order)?.ids ?? [];
  const photos = bought.length > 0 ? await findPhotos(tx, uid, bought) : [];
  // Those of one shoot have one price, so that it is all the same for which of them a coupon is.
  return photos.slice(coupon).reduce((sum, { kind }) => sum + priceOfPhoto(config, kind), 0);
}
