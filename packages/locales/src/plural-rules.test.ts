import { LOCALES, type LocaleCode } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { pluralCategories, pluralCategory } from './plural-rules.ts';

const COUNTS = [
  ...Array.from({ length: 1201 }, (_, n) => n),
  -1,
  -3,
  1e6,
  1_000_001,
  2e6,
  5_000_000,
  1e9,
  1.5,
  0.5,
  2.5,
  10.5,
];

describe.each(Object.keys(LOCALES) as LocaleCode[])('%s', (locale) => {
  const intl = new Intl.PluralRules(locale);

  it('selects as Intl does', () => {
    const wrong = COUNTS.filter((count) => pluralCategory(locale, count) !== intl.select(count));
    expect(wrong).toEqual([]);
  });

  it('has the categories that Intl has', () => {
    expect([...pluralCategories(locale)].sort()).toEqual([...intl.resolvedOptions().pluralCategories].sort());
  });
});
