import type { LocaleCode } from '@kinora/contract';
import type { PluralCategory } from './text.ts';

/**
 * Cardinal plural rules of Unicode CLDR 48 (supplemental/plurals.xml), for the 17 locales. They are written out because
 * mini-programs have no `Intl.PluralRules`. Counts of this product are integers; a fraction follows the rules for one
 * visible decimal and more.
 */
type Rule = (n: number) => PluralCategory;

const isMillions = (n: number): boolean => n !== 0 && n % 1_000_000 === 0;

const alwaysOther: Rule = () => 'other';
const oneIsOne: Rule = (n) => (n === 1 ? 'one' : 'other');
const oneAndMillions: Rule = (n) => (n === 1 ? 'one' : isMillions(n) ? 'many' : 'other');
/** French and Portuguese: below two is one; zero too. */
const belowTwoAndMillions: Rule = (n) => (Math.trunc(n) < 2 ? 'one' : isMillions(n) ? 'many' : 'other');

const russian: Rule = (n) => {
  if (!Number.isInteger(n)) return 'other';
  const tens = n % 100;
  const ones = n % 10;
  if (ones === 1 && tens !== 11) return 'one';
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many';
};

const arabic: Rule = (n) => {
  if (n === 0) return 'zero';
  if (n === 1) return 'one';
  if (n === 2) return 'two';
  if (!Number.isInteger(n)) return 'other';
  const hundredth = n % 100;
  if (hundredth >= 3 && hundredth <= 10) return 'few';
  return hundredth >= 11 ? 'many' : 'other';
};

const RULES: Readonly<Record<LocaleCode, Rule>> = {
  'zh-Hans': alwaysOther,
  'zh-Hant': alwaysOther,
  ja: alwaysOther,
  ko: alwaysOther,
  th: alwaysOther,
  vi: alwaysOther,
  'en-ph': oneIsOne,
  'en-my': oneIsOne,
  id: alwaysOther,
  en: oneIsOne,
  ru: russian,
  fr: belowTwoAndMillions,
  de: oneIsOne,
  it: oneAndMillions,
  es: oneAndMillions,
  pt: belowTwoAndMillions,
  ar: arabic,
};

/** The form that a count takes in a locale. The sign does not count. */
export function pluralCategory(locale: LocaleCode, count: number): PluralCategory {
  return RULES[locale](Math.abs(count));
}

const CATEGORIES: Readonly<Partial<Record<LocaleCode, readonly PluralCategory[]>>> = {
  'en-ph': ['one', 'other'],
  'en-my': ['one', 'other'],
  en: ['one', 'other'],
  de: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  pt: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** The forms that a language has, and that its table must give for every text with a count. */
export function pluralCategories(locale: LocaleCode): readonly PluralCategory[] {
  return CATEGORIES[locale] ?? ['other'];
}
