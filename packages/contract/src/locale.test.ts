import { expect, it } from 'vitest';
import { isLocaleCode, LOCALES, readLocale } from './locale.ts';

it('numbers the 17 locales from 0 to 16, each once', () => {
  const numbers = Object.values(LOCALES).map((locale) => locale.number);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, number) => number));
});

it('has tags that Intl knows', () => {
  const tags = Object.values(LOCALES).map((locale) => locale.bcp47);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
});

it('knows its own codes only', () => {
  expect([isLocaleCode('en-ph'), isLocaleCode('en-PH'), isLocaleCode('toString')]).toEqual([true, false, false]);
});

it('reads a number of the wire or a code, and nothing else', () => {
  expect([readLocale('16'), readLocale('en-ph'), readLocale('17'), readLocale('')]).toEqual([
    'ar',
    'en-ph',
    undefined,
    undefined,
  ]);
});
