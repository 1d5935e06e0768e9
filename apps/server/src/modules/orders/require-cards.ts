import { RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { findPhotos, priceOfPhoto, priceOfRendition } from '../photos/index.ts';
import { listOrderPhotos, type OrderPhotoRow } from './order-photos.store.ts';
import { type OrderRenditionRow, renditionOfOrder } from './order-renditions.store.ts';
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
  const photos = rendition ? [] : await listOrderPhotos(tx, [order.id]);
  const cards = await cardsOf(tx, deps, order, { photos, rendition });
  if (cards !== order.cards) await changeOrder(tx, order.id, { cards });
  return { ...order, cards };
}

/** What was read of an order of photos, or of what is made of one. */
export interface OrderGoods {
  readonly photos: readonly OrderPhotoRow[];
  readonly rendition: OrderRenditionRow | undefined;
}

/** Gold cards that an order of photos, or of what is made of one, costs at this moment. */
export async function cardsOf(
  db: Db,
  { config }: Priced,
  { uid, coupon }: OrderRow,
  { photos, rendition }: OrderGoods,
): Promise<number> {
  if (rendition) return coupon > 0 ? 0 : priceOfRendition(config, rendition.kind);
  const bought = photos.filter(({ status }) => status === RESULT_STATUS.order).map(({ photo_id }) => photo_id);
  const found = bought.length > 0 ? await findPhotos(db, uid, bought) : [];
  // Those of one shoot have one price, so that it is all the same for which of them a coupon is.
  return found.slice(coupon).reduce((sum, { kind }) => sum + priceOfPhoto(config, kind), 0);
}
