import { RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { findPhotos, priceOfPhoto, priceOfRendition } from '../photos/index.ts';
import { photosOfOrder } from './order-photos.store.ts';
import { renditionOfOrder } from './order-renditions.store.ts';
import { changeOrder, type OrderRow } from './orders.store.ts';
import { lockRenderable } from './require-rendition.ts';

type Priced = Pick<Deps, 'config'>;

/**
 * The order for as many gold cards as what it is of costs now, whatever it cost when it was placed: who pays it was shown that, which the caller looks at.
 * Throws AppError where it cannot be had any more.
 */
export async function atCardsNow(tx: Db, deps: Priced, order: OrderRow): Promise<OrderRow> {
  const rendition = await renditionOfOrder(tx, order.id);
  if (rendition) await lockRenderable(tx, order.uid, rendition);
  const cards = await cardsNow(tx, deps, order);
  if (cards !== order.cards) await changeOrder(tx, order.id, { cards });
  return { ...order, cards };
}

/** Gold cards that what an order of photos, or of what is made of one, is of costs at this moment. */
export async function cardsNow(db: Db, { config }: Priced, { id, uid, coupon }: OrderRow): Promise<number> {
  const rendition = await renditionOfOrder(db, id);
  if (rendition) return coupon > 0 ? 0 : priceOfRendition(config, rendition.kind);
  const bought = (await photosOfOrder(db, id)).find(({ status }) => status === RESULT_STATUS.order)?.ids ?? [];
  const photos = bought.length > 0 ? await findPhotos(db, uid, bought) : [];
  // Those of one shoot have one price, so that it is all the same for which of them a coupon is.
  return photos.slice(coupon).reduce((sum, { kind }) => sum + priceOfPhoto(config, kind), 0);
}
