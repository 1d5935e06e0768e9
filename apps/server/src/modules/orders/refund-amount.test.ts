import { expect, it } from 'vitest';
import { refundOf } from './refund-amount.ts';

it.each([
  ['nothing is spent', { cards: 10, price: 2_000 }, 10, { cards: 10, amount: 2_000 }],
  ['more is there than was bought with it', { cards: 10, price: 2_000 }, 38, { cards: 10, amount: 2_000 }],
  ['some are spent', { cards: 10, price: 2_000 }, 4, { cards: 4, amount: 800 }],
  ['it does not come out even', { cards: 68, price: 10_800 }, 5, { cards: 5, amount: 794 }],
  ['all are spent', { cards: 10, price: 2_000 }, 0, { cards: 0, amount: 0 }],
])('what goes back where %s', (_what, order, unspent, back) => {
  expect(refundOf(order, unspent)).toEqual(back);
});
