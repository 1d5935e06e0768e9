import { RESULT_STATUS } from './result-status.ts';

/** What keeping photos of one shoot comes to. */
export interface PhotoQuote {
  /** How many are free, how many points and coupons pay for, one each, and how many gold cards pay for. */
  readonly free: number;
  readonly points: number;
  readonly coupons: number;
  readonly paid: number;
  /** Gold cards in all. */
  readonly cards: number;
}

interface Priced {
  /** Photos that are to be kept. */
  readonly count: number;
  /** Gold cards a photo. */
  readonly cardsEach: number;
  /** Free ones that are left of their shoot, and points that are not spoken for. */
  readonly freeLeft: number;
  readonly pointsLeft: number;
  /** Coupons that may be used; what needs none takes none. */
  readonly couponsWanted?: number;
}

/** What so many photos cost: the free ones go first, then points and coupons, a photo each, then gold cards (specification, section 9). */
export function quotePhotos({ count, cardsEach, freeLeft, pointsLeft, couponsWanted = 0 }: Priced): PhotoQuote {
  if (cardsEach === 0) return { free: count, points: 0, coupons: 0, paid: 0, cards: 0 };
  const free = Math.min(count, Math.max(0, freeLeft));
  const points = Math.min(count - free, Math.max(0, pointsLeft));
  const coupons = Math.min(count - free - points, Math.max(0, couponsWanted));
  const paid = count - free - points - coupons;
  return { free, points, coupons, paid, cards: paid * cardsEach };
}

/** How many free photos of a shoot are left, by the status of each of its photos: 120 and 210 take one (specification, section 4). */
export function freeLeftOf(freePhotos: number, statuses: readonly number[]): number {
  const taken = statuses.filter((status) => status === RESULT_STATUS.orderFree || status === RESULT_STATUS.free).length;
  return Math.max(0, freePhotos - taken);
}
