import { LOCALES, type LocaleCode } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { intlTag } from './format-date.ts';
import { formatNumber } from './format-number.ts';

const VALUES = [0, 7, 20, 999, 1000, 1234, 12_345, 1_234_567, 0.5, 1234.5, 3.125, -4, -12_345.25];

describe.each(Object.keys(LOCALES) as LocaleCode[])('%s', (locale) => {
  it.each(VALUES)('writes %d as Intl does', (value) => {
    expect(formatNumber(locale, value)).toBe(new Intl.NumberFormat(intlTag(locale)).format(value));
  });

  it('writes a fixed number of decimals as Intl does', () => {
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(formatNumber(locale, 1234.5, 2)).toBe(new Intl.NumberFormat(intlTag(locale), options).format(1234.5));
  });
});

it('writes no sign before a zero', () => {
  expect(formatNumber('en', -0.0001)).toBe('0');
});
