import { expect, test } from 'vitest';
import { asWritten } from './left-to-right.ts';

test('each line that somebody wrote stands by itself among text of the other direction', () => {
  expect(asWritten('<b>Order 12</b>, مرحبا\nثانية')).toBe('\u2068<b>Order 12</b>, مرحبا\u2069\n\u2068ثانية\u2069');
});
