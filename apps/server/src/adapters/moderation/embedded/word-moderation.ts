import type { RefusalReason } from '@kinora/contract';
import { plainText, simplified } from '@kinora/studio/custom';
import type { Moderation, Verdict } from '../../ports/moderation.ts';
import { foldEvasion, type Readings } from './fold-evasion.ts';
import { CHINESE, JAPANESE, KOREAN, THAI } from './words/east.ts';
import {
  ARABIC,
  ENGLISH,
  FRENCH,
  GERMAN,
  INDONESIAN,
  ITALIAN,
  PORTUGUESE,
  RUSSIAN,
  SPANISH,
  VIETNAMESE,
} from './words/west.ts';
import type { ListedReason, WordList } from './words/word-list.ts';

const LISTS: Readonly<Record<string, WordList>> = {
  zh: CHINESE,
  ja: JAPANESE,
  ko: KOREAN,
  th: THAI,
  en: ENGLISH,
  fr: FRENCH,
  de: GERMAN,
  it: ITALIAN,
  es: SPANISH,
  pt: PORTUGUESE,
  vi: VIETNAMESE,
  id: INDONESIAN,
  ru: RUSSIAN,
  ar: ARABIC,
};
/** The gravest first: a text may fall under several. */
const REASONS: readonly ListedReason[] = [
  'minor',
  'sexual',
  'self-harm',
  'violence',
  'hate',
  'drugs',
  'fraud',
  'politics',
];
/** A short word of another Latin language is as likely an innocent one of the user's. */
const SHORTEST_FOREIGN_WORD = 6;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const STEM_ENDING = '[\\p{L}\\p{M}]{0,6}';
const ARABIC_PREFIX = '(?:و|ف)?(?:ب|ك|ل)?(?:ال)?';

interface Compiled {
  patterns: Map<ListedReason | 'child', RegExp>;
  harmless: RegExp | undefined;
}

const compiled = new Map<string, Compiled>();

/** Word lists in the product's languages, read through the usual disguises. Works offline; keeps and sends nothing. */
export function createWordModeration(): Pick<Moderation, 'checkText'> {
  return {
    checkText: async (text, locale) => judge(foldEvasion(text), locale),
  };
}

function judge(readings: Readings, locale: string): Verdict {
  let isSexual = false;
  let isChild = false;
  let gravest: RefusalReason | undefined;
  for (const [language, list] of Object.entries(LISTS)) {
    // Chinese and Japanese share characters, not words.
    if (language === 'ja' && !locale.startsWith('ja') && !KANA.test(readings.dense)) continue;
    const { patterns, harmless } = compile(language, list, locale.startsWith(language));
    // Korean words stand apart with particles attached: looked for anywhere, but not across a blank.
    const texts = (list.isDense && language !== 'ko' ? [readings.dense] : readings.spaced).map((text) =>
      harmless ? text.replace(harmless, ' | ') : text,
    );
    const has = (reason: ListedReason | 'child'): boolean =>
      texts.some((text) => patterns.get(reason)?.test(text) ?? false);
    for (const reason of REASONS) {
      if (!has(reason)) continue;
      isSexual ||= reason === 'sexual';
      if (gravest === undefined || rank(reason) < rank(gravest)) gravest = reason;
    }
    isChild ||= has('child');
  }
  if (isSexual && isChild) return { verdict: 'refuse', reason: 'minor' };
  return gravest === undefined ? { verdict: 'pass' } : { verdict: 'refuse', reason: gravest };
}

const RANKS: ReadonlyMap<string, number> = new Map(REASONS.map((reason, index) => [reason, index]));
const rank = (reason: RefusalReason): number => RANKS.get(reason) ?? REASONS.length;

function compile(language: string, list: WordList, isOwn: boolean): Compiled {
  const key = `${language}${isOwn}`;
  let ready = compiled.get(key);
  if (!ready) {
    const patterns = new Map<ListedReason | 'child', RegExp>();
    for (const [reason, words] of Object.entries(list.words) as [ListedReason | 'child', string][]) {
      const pattern = patternOf(words, list.isDense, language, isOwn || language === 'en');
      if (pattern) patterns.set(reason, pattern);
    }
    ready = { patterns, harmless: patternOf(list.harmless, list.isDense, language, true, 'gu') };
    compiled.set(key, ready);
  }
  return ready;
}

function patternOf(words: string, isDense: boolean, language: string, isOwn: boolean, flags = 'u'): RegExp | undefined {
  const plain = words
    .split('|')
    .map((word) => foldWord(word, isDense))
    .filter((word) => isDense || isOwn || !/\p{Script=Latin}/u.test(word) || word.length >= SHORTEST_FOREIGN_WORD)
    .sort((a, b) => b.length - a.length);
  if (plain.length === 0) return undefined;
  if (isDense) return new RegExp(plain.join('|'), flags);
  const prefix = language === 'ar' ? ARABIC_PREFIX : '';
  const alternatives = plain.map((word) => `${prefix}${word.replaceAll('*', STEM_ENDING)}`);
  return new RegExp(`(?<![^ ])(?:${alternatives.join('|')})(?![^ ])`, flags);
}

/** A listed word as the text is read; the star of a stem stays. */
function foldWord(word: string, isDense: boolean): string {
  const plain = plainText(word, simplified).text;
  return isDense ? plain.replace(/[^\p{L}\p{M}\p{N}]/gu, '') : (plain.match(/[\p{L}\p{M}\p{N}]+\*?/gu) ?? []).join(' ');
}
