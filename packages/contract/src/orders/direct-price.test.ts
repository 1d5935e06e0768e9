import { expect, test } from 'vitest';
import { directPrice, discountOf } from './direct-price.ts';

const plan = (amount: number, price: number) => ({ id: `cards-${amount}`, amount, price, cnt: amount });
const plans = [plan(30, 5_400), plan(10, 2_000), plan(68, 10_800)];
const prices = { cardPrice: 200, plans };

test.each([
  [1, 100, 200],
  [9, 100, 1_800],
  [10, 100, 2_000],
  [29, 100, 5_800],
  [30, 90, 5_400],
  [67, 90, 12_060],
  [68, 79, 10_744],
  [100, 79, 15_800],
  [0, 100, 0],
])('%i cards cost %i percent, %i in all', (cards, discount, price) => {
  expect([discountOf(cards, prices), directPrice(cards, prices)]).toEqual([discount, price]);
});

test('without plans all is at its full price, and a dear plan makes nothing dearer', () => {
  expect(directPrice(50, { cardPrice: 200, plans: [] })).toBe(10_000);
  expect(directPrice(50, { cardPrice: 100, plans })).toBe(5_000);
});

test('a part of the smallest unit is left out', () => {
  expect(directPrice(7, { cardPrice: 33, plans: [plan(5, 118)] })).toBe(Math.floor(7 * 33 * 0.71));
});

test('without a price of one nothing is paid directly', () => {
  expect(directPrice(5, { cardPrice: 0, plans })).toBe(0);
});
