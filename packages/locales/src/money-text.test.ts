import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

it.each([
  ['zh-Hans', '\u2066¥20.00\u2069'],
  ['de', '20,00\u00a0¥'],
  ['pt', '\u2066¥\u00a020,00\u2069'],
  ['ar', '\u2066¥٢٠٫٠٠\u2069'],
] as const)('%s writes money as it is written there', (locale, text) => {
  expect(moneyText(locale, 2000, 'CNY')).toBe(text);
});
