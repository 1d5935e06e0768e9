import type { LocaleCode } from '@kinora/contract';
import { placeholderFaults } from './check-placeholders.ts';
import { wordingFaults } from './check-wording.ts';
import { PLACEHOLDER } from './placeholders.ts';
import { pluralCategories } from './plural-rules.ts';
import { SAME_AS_ENGLISH, SAME_EVERYWHERE } from './same-as-english.ts';
import type { PluralText } from './text.ts';

type Texts = Readonly<Record<string, string | PluralText>>;

/** One fault of a table. */
export interface TableFault {
  readonly locale: LocaleCode;
  readonly key: string;
  readonly why: string;
}

/** Holds a table against the source (Simplified Chinese) and English; an empty list means that it is whole. */
export function checkTable(locale: LocaleCode, table: Texts, source: Texts, english: Texts): TableFault[] {
  const faults: TableFault[] = [];
  const fault = (key: string, why: string): void => void faults.push({ locale, key, why });

  for (const key of Object.keys(source)) if (!Object.hasOwn(table, key)) fault(key, 'is missing');
  for (const [key, text] of Object.entries(table)) {
    const original = source[key];
    if (original === undefined) {
      fault(key, 'is not a key of zh-Hans');
      continue;
    }
    for (const why of pluralFaults(locale, text, original)) fault(key, why);
    for (const [category, form] of formsOf(text)) {
      const mayOmit = category !== 'other';
      for (const why of placeholderFaults(form, otherOf(original), mayOmit)) fault(key, `${category}: ${why}`);
      for (const why of wordingFaults(locale, form)) fault(key, `${category}: ${why}`);
    }
    const englishText = english[key];
    if (isForeign(locale) && englishText !== undefined && isForgotten(locale, text, englishText)) {
      fault(key, `equals English (“${otherOf(text)}”)`);
    }
  }
  return faults;
}

function isForeign(locale: LocaleCode): boolean {
  return !locale.startsWith('en');
}

function otherOf(text: string | PluralText): string {
  return typeof text === 'string' ? text : text.other;
}

function formsOf(text: string | PluralText): [string, string][] {
  return typeof text === 'string' ? [['other', text]] : Object.entries(text);
}

function pluralFaults(locale: LocaleCode, text: string | PluralText, original: string | PluralText): string[] {
  if (typeof text === 'string') return typeof original === 'string' ? [] : ['needs plural forms'];
  if (!otherOf(original).includes('%d')) return ['has plural forms, but the source has no %d'];
  const needed: readonly string[] = pluralCategories(locale);
  const given = Object.keys(text);
  return [
    ...needed.filter((category) => !given.includes(category)).map((category) => `lacks the plural form “${category}”`),
    ...given.filter((category) => !needed.includes(category)).map((category) => `has a needless form “${category}”`),
  ];
}

function isForgotten(locale: LocaleCode, text: string | PluralText, english: string | PluralText): boolean {
  const own = otherOf(text);
  if (own !== otherOf(english) || !/\p{L}/u.test(own.replace(PLACEHOLDER, ''))) return false;
  return !SAME_EVERYWHERE.includes(own) && !(SAME_AS_ENGLISH[locale] ?? []).includes(own);
}
