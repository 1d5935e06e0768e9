import { describe, expect, it } from 'vitest';
import { freeLeftOf, quotePhotos } from './photo-price.ts';

describe('what photos cost', () => {
  it.each([
    ['all within the free ones', [3, 1, 4, 0], { free: 3, points: 0, coupons: 0, paid: 0, cards: 0 }],
    ['more than the free ones', [5, 2, 1, 0], { free: 1, points: 0, coupons: 0, paid: 4, cards: 8 }],
    ['points before cards', [5, 2, 1, 3], { free: 1, points: 3, coupons: 0, paid: 1, cards: 2 }],
    [
      'a point for a custom photo, whatever that costs',
      [4, 3, 1, 2],
      { free: 1, points: 2, coupons: 0, paid: 1, cards: 3 },
    ],
    ['more points than photos', [2, 2, 1, 9], { free: 1, points: 1, coupons: 0, paid: 0, cards: 0 }],
    ['fewer left than none', [2, 1, -1, -1], { free: 0, points: 0, coupons: 0, paid: 2, cards: 2 }],
    [
      'a coupon for a photo, whatever that costs',
      [4, 3, 1, 0, 2],
      { free: 1, points: 0, coupons: 2, paid: 1, cards: 3 },
    ],
    ['points before coupons', [5, 2, 1, 2, 9], { free: 1, points: 2, coupons: 2, paid: 0, cards: 0 }],
    ['coupons that nothing is left for', [3, 2, 1, 2, 1], { free: 1, points: 2, coupons: 0, paid: 0, cards: 0 }],
    ['fewer coupons than none', [2, 1, 0, 0, -3], { free: 0, points: 0, coupons: 0, paid: 2, cards: 2 }],
    ['a price of nothing', [7, 0, 0, 5, 3], { free: 7, points: 0, coupons: 0, paid: 0, cards: 0 }],
  ])('%s', (_name, [count = 0, cardsEach = 0, freeLeft = 0, pointsLeft = 0, couponsWanted = 0], quote) => {
    expect(quotePhotos({ count, cardsEach, freeLeft, pointsLeft, couponsWanted })).toEqual(quote);
  });

  it.each([
    ['nothing of the shoot is kept', [100, 100], 2],
    ['one is kept for free, one is ordered so', [210, 120, 100], 0],
    ['those that were paid for take none', [200, 220, 110, 130], 2],
    ['more than are free now were kept before', [210, 210, 210], 0],
  ])('free ones that are left when %s', (_name, statuses, left) => {
    expect(freeLeftOf(2, statuses)).toBe(left);
  });
});
