import { ERROR, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { countWaiting, priceOfRendition } from '../photos/index.ts';
import { isOffered } from '../renditions/index.ts';
import { moveOrder } from './change-state.ts';
import { lockWaitingFor } from './order-renditions.store.ts';
import type { OrderRow } from './orders.store.ts';
import type { Goods } from './photos-for.ts';
import { lockRenderable } from './require-rendition.ts';

type Wanted = NonNullable<RequestOf<'CREATEORDER'>['rendition']>;
type Shown = Pick<RequestOf<'CREATEORDER'>, 'price' | 'point' | 'coupon'>;

/**
 * What having a rendition made costs now. The user must be locked. Throws AppError where that is not what they were shown, or it is not to be bought.
 */
export async function renditionFor(
  tx: Db,
  deps: Deps,
  uid: string,
  { price, point = 0, coupon = 0 }: Shown,
  { photo, kind }: Wanted,
): Promise<Goods> {
  if (!isOffered(deps, kind)) throw new AppError(ERROR.renditionOff, `no ${kind} here`);
  await lockRenderable(tx, uid, { photo_id: photo, kind });
  const full = priceOfRendition(deps.config, kind);
  if (full === 0) throw new AppError(ERROR.renditionNotForSale, 'it is free');
  const cards = coupon > 0 ? 0 : full;
  if (price !== cards || point !== 0 || coupon > 1)
    throw new AppError(ERROR.priceChanged, `${cards} cards, not ${price}`);
  const { unfinishedRenditions: limit } = deps.config.business;
  if ((await countWaiting(tx, uid)) >= limit)
    throw new AppError(ERROR.renditionLimit, 'enough under way', [String(limit)]);
  return { type: 'virtual', cards, cnt: 1, point: 0, free: 0, coupon, photos: [] };
}

/** What became of an order that was waiting for the same rendition. */
export interface Former {
  /** It waits still, and is the answer. */
  waiting?: OrderRow;
  /** It could not be paid any more, and ended: its channel does not know that yet. */
  replaced?: OrderRow;
}

/** The order that waits for the same rendition, from another tap or device; one that can be paid no more ends instead. */
export async function waitingFor(
  tx: Db,
  deps: Deps,
  uid: string,
  { price, coupon = 0 }: Shown,
  { photo, kind }: Wanted,
): Promise<Former> {
  const order = await lockWaitingFor(tx, uid, photo, kind);
  if (!order) return {};
  if (order.expires_at > deps.now() && order.cards === price && order.coupon === coupon) return { waiting: order };
  await moveOrder(tx, deps, order, 'expire');
  return { replaced: order };
}
