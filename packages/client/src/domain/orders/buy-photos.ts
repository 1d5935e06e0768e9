import { type Order, quotePhotos, type ResultImage } from '@kinora/contract';
import { call } from '../../api/call';
import type { AskForCoupons } from './ask-for-coupons';
import { placePhotoOrder } from './pay-order';
import { pointsSpokenFor } from './points-spoken-for';

export type Bought =
  /** All are free: they may be kept at once. */
  | { readonly kind: 'free' }
  /** Only photos of one shoot are ordered together. */
  | { readonly kind: 'mixed' }
  /** The user closed the question whether coupons are used. */
  | { readonly kind: 'dropped' }
  | { readonly kind: 'ordered'; readonly orderId: string };

/** Orders photos that are to be kept, unless they are free. Throws CommandError. */
export async function buyPhotos(
  photos: readonly ResultImage[],
  cardsEach: number,
  ask: AskForCoupons,
): Promise<Bought> {
  const [shoot = '', ...others] = new Set(photos.map(({ group }) => group));
  if (others.length > 0) return { kind: 'mixed' };
  const priced = { count: photos.length, cardsEach, ...(await readLeft(shoot)) };
  const { cards, points, paid } = quotePhotos(priced);
  if (cards + points === 0) return { kind: 'free' };
  const couponsWanted = await ask(paid, cardsEach);
  if (couponsWanted === undefined) return { kind: 'dropped' };
  const quote = quotePhotos({ ...priced, couponsWanted });
  const ids = photos.map(({ id }) => id);
  return { kind: 'ordered', orderId: (await placePhotoOrder(ids, quote)).id };
}

/** Points of all orders that wait to be paid. */
async function countPointsSpokenFor(): Promise<number> {
  const waiting: Order[] = [];
  for (let page = 0; ; page += 1) {
    const { orders, total } = await call('QUERYORDER', { type: 'waiting', page });
    waiting.push(...orders);
    if (orders.length === 0 || waiting.length >= total) return pointsSpokenFor(waiting);
  }
}

/** What is left at this moment, whatever was shown a while ago. */
async function readLeft(shoot: string): Promise<{ freeLeft: number; pointsLeft: number }> {
  const [progress, user, spokenFor] = await Promise.all([
    call('QUEUERESULT', { id: shoot }),
    call('QUERYUSERINFO', {}),
    countPointsSpokenFor(),
  ]);
  const freeLeft = progress.shoots[0]?.freeleft ?? 0;
  return { freeLeft, pointsLeft: (user.point ?? 0) - spokenFor };
}
