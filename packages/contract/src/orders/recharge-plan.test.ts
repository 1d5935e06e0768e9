import { expect, test } from 'vitest';
import { bestValueOf, photoPriceOf } from './recharge-plan.ts';

const plan = (cnt: number, price: number) => ({ id: `for-${cnt}`, amount: 2 * cnt, price, cnt });

test.each([
  [10, 2_000, 200],
  [30, 5_400, 180],
  [68, 10_800, 159],
  [3, 100, 34],
  [1, 1, 1],
])('of a plan of %i photos for %i one comes to %i', (cnt, price, each) => {
  expect(photoPriceOf(plan(cnt, price))).toBe(each);
});

test.each([
  ['the one whose photos cost least', [plan(10, 2_000), plan(68, 10_800), plan(30, 5_400)], 'for-68'],
  ['none where all cost the same', [plan(10, 2_000), plan(20, 4_000)], undefined],
  ['none where there is no other', [plan(10, 2_000)], undefined],
])('the best value is %s', (_what, plans, id) => {
  expect(bestValueOf(plans)?.id).toBe(id);
});
