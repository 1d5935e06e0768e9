import { expect, test } from 'vitest';
import { counted, readMoney } from './operator-words.ts';

const most = { amount: 5_400, currency: 'CNY' };

test.each([
  ['54', 5_400],
  ['0.54', 54],
  ['3.9', 390],
])('an amount is read as lists show it: %s', (told, amount) => {
  expect(readMoney(told, most)).toBe(amount);
});

test.each(['54.01', '0', '0.00', '1.234', '-1', '5400', '1,50', ''])('and anything else is refused: "%s"', (told) => {
  expect(() => readMoney(told, most)).toThrow('--amount is in CNY, from 0.01 to 54.00 CNY');
});

test('one is one, and others are several', () => {
  expect([counted(1, 'card'), counted(2, 'card'), counted(0, 'coupon')]).toEqual(['1 card', '2 cards', '0 coupons']);
});
