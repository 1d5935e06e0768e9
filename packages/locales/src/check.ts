import type { LocaleCode } from '@kinora/contract';
import { placeholderFaults } from './check-placeholders.ts';
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

/** Letters that a table's texts are written in; a text with letters and none of these was not translated. */
const SCRIPTS: Readonly<Partial<Record<LocaleCode, RegExp>>> = {
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};

/** Frequent characters that are Simplified only: one of them in a Traditional text was forgotten. */
const SIMPLIFIED_ONLY =
  /[亲张这还们请没关时网络设备订单费选择过图换错误试验证码录获删编辑页检务样个为开脸头载级让会对发说来长见钱号简]/u;

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

function wordingFaults(locale: LocaleCode, text: string): string[] {
  const faults: string[] = [];
  const words = text.replace(PLACEHOLDER, '');
  if (text === '') faults.push('is empty');
  if (text !== text.trim()) faults.push('begins or ends with a blank');
  if (text.includes('...')) faults.push('has three dots instead of …');
  const script = SCRIPTS[locale];
  const isName = SAME_EVERYWHERE.includes(words.trim());
  if (script !== undefined && /\p{L}/u.test(words) && !isName && !script.test(words))
    faults.push('is in another script');
  if (locale === 'zh-Hant') {
    const simplified = [...words].find((letter) => SIMPLIFIED_ONLY.test(letter));
    if (simplified !== undefined) faults.push(`has the Simplified character ${simplified}`);
  }
  return faults;
}

function isForgotten(locale: LocaleCode, text: string | PluralText, english: string | PluralText): boolean {
  const own = otherOf(text);
  if (own !== otherOf(english) || !/\p{L}/u.test(own.replace(PLACEHOLDER, ''))) return false;
  return !SAME_EVERYWHERE.includes(own) && !(SAME_AS_ENGLISH[locale] ?? []).includes(own);
}
