import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

it.each([
  ['zh-Hans', '\u2066¥20.00\u2069'],
  ['zh-Hant', '\u2066CN¥20.00\u2069'],
  ['ja', '20.00元'],
  ['de', '20,00\u00a0CN¥'],
  ['pt', '\u2066CN¥\u00a020,00\u2069'],
  ['ar', '\u2066CN¥٢٠٫٠٠\u2069'],
] as const)('%s writes money as it is written there', (locale, text) => {
  expect(moneyText(locale, 2000, 'CNY')).toBe(text);
});
