import { ERROR, quotePhotos, RESULT_STATUS, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { readBalances } from '../ledger/index.ts';
import { countFree, lockPhotos, type OrderedPhotos, priceOfPhoto } from '../photos/index.ts';
import { countPointsWaiting } from './order-photos.store.ts';
import type { OrderRow } from './orders.store.ts';

/** What an order is of. */
export interface Goods extends Pick<OrderRow, 'type' | 'cards' | 'cnt' | 'point' | 'free' | 'coupon'> {
  /** By how each of them is paid for. */
  readonly photos: readonly OrderedPhotos[];
}

/**
 * Locks the photos that somebody wants to buy, and reckons what they cost now: the free ones of the shoot first, then points, coupons and cards. The user must be
 * locked. Throws AppError where that is not what they were shown, or one of the photos is not to be bought.
 */
export async function photosFor(
  tx: Db,
  deps: Deps,
  uid: string,
  { photos: wanted = [], price, point = 0, coupon = 0 }: RequestOf<'CREATEORDER'>,
): Promise<Goods> {
  const ids = [...new Set(wanted)];
  const found = (await lockPhotos(tx, uid, ids)).filter(({ deleted_at }) => deleted_at === null);
  if (found.length !== ids.length) throw new AppError(ERROR.notFound, 'no such photo');
  const [first] = found;
  if (!first || found.some(({ shoot_id }) => shoot_id !== first.shoot_id))
    throw new AppError(ERROR.orderInvalid, 'photos of several shoots');
  const cardsEach = priceOfPhoto(deps.config, first.kind);
  if (cardsEach === 0 || found.some(({ status }) => status !== RESULT_STATUS.ready))
    throw new AppError(ERROR.photoNotForSale, 'one of the photos is kept or ordered, or all are free');
  const quote = quotePhotos({
    ...{ count: ids.length, cardsEach },
    freeLeft: deps.config.business.shop.freePhotos - ((await countFree(tx, [first.shoot_id])).get(first.shoot_id) ?? 0),
    pointsLeft: (await readBalances({ ...deps, db: tx }, uid)).point.available - (await countPointsWaiting(tx, uid)),
    couponsWanted: coupon,
  });
  if (quote.cards !== price || quote.points !== point || quote.coupons !== coupon)
    throw new AppError(
      ERROR.priceChanged,
      `${quote.cards} cards, ${quote.points} points and ${quote.coupons} coupons, not ${price}, ${point} and ${coupon}`,
    );
  const { free, points } = quote;
  const photos = [
    { status: RESULT_STATUS.orderFree, ids: ids.slice(0, free) },
    { status: RESULT_STATUS.orderPoint, ids: ids.slice(free, free + points) },
    { status: RESULT_STATUS.order, ids: ids.slice(free + points) },
  ].filter((part) => part.ids.length > 0);
  return { type: 'virtual', cards: quote.cards, cnt: ids.length, point: points, free, coupon, photos };
}
