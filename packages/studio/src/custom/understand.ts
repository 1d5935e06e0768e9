import { type ConceptId, type Facet, splitConcept } from './concepts.ts';
import { BY_SCRIPT, LATIN, type Lexicon, simplified } from './lexicon/index.ts';
import type { Match } from './reading/match.ts';
import { matchDense } from './reading/match-dense.ts';
import { matchParticles } from './reading/match-particles.ts';
import { matchSpaced } from './reading/match-spaced.ts';
import { type PlainText, plainText } from './reading/plain-text.ts';
import { vocabularyOf } from './reading/vocabulary.ts';
import { splitWords } from './reading/words.ts';

/** Something that a description names. */
export interface Found {
  concept: ConceptId;
  facet: Facet;
  /** The concept's id within its facet. */
  id: string;
  /** The words of the text that say so. */
  words: string;
  /** Where they stand, UTF-16 units, the end exclusive. */
  range: readonly [start: number, end: number];
}

export interface Understood {
  /** Each concept once, in the order of the text. */
  found: Found[];
  /** What the text says it does not want. */
  without: Found[];
}

/** The language of Latin letters that the user writes in gets this head start, in letters. */
const LOCALE_BONUS = 3;
const MARK_LETTERS = 3;
/** English words of other languages' texts (“vintage”, “neon”) count from this length on. */
const LOAN_LETTERS = 5;

/**
 * Reads a description in any of the product's languages.
 * @param locale the user's, for texts that could be in several
 */
export function understand(text: string, locale = 'en'): Understood {
  const all = readAll(text, locale).sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
  const found = firstOfEach(all.filter(({ isDenied }) => !isDenied));
  const wanted = new Set(found.map(({ concept }) => concept));
  const without = firstOfEach(all.filter(({ isDenied, concept }) => isDenied && !wanted.has(concept)));
  return { found, without };
}

type Reading = Found & { isDenied: boolean };

function readAll(text: string, locale: string): Reading[] {
  const plain = plainText(text);
  const has = (script: RegExp): boolean => script.test(plain.text);
  const readings: Reading[] = [];
  const add = (source: PlainText, matches: readonly Match[]): void => {
    for (const match of matches) readings.push(...readingsOf(text, source, match));
  };
  const isJapanese = has(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) || (locale === 'ja' && has(/\p{Script=Han}/u));
  if (isJapanese) add(plain, matchDense(plain.text, vocabularyOf(BY_SCRIPT.japanese)));
  else if (has(/\p{Script=Han}/u)) {
    const simple = plainText(text, simplified);
    add(simple, matchDense(simple.text, vocabularyOf(BY_SCRIPT.chinese)));
  }
  if (has(/\p{Script=Hangul}/u)) add(plain, matchParticles(plain.text, vocabularyOf(BY_SCRIPT.korean)));
  if (has(/\p{Script=Thai}/u)) add(plain, matchDense(plain.text, vocabularyOf(BY_SCRIPT.thai)));
  if (has(/\p{Script=Cyrillic}/u)) add(plain, matchSpaced(plain.text, vocabularyOf(BY_SCRIPT.russian)));
  if (has(/\p{Script=Arabic}/u)) add(plain, matchSpaced(plain.text, vocabularyOf(BY_SCRIPT.arabic)));
  if (has(/\p{Script=Latin}/u)) add(plain, readLatin(plain.text, locale));
  return readings;
}

/** The language in which most is understood, and long English words besides. */
function readLatin(text: string, locale: string): Match[] {
  const words = splitWords(text).map((word) => word.text);
  let best: { lexicon: Lexicon; matches: Match[]; score: number } | undefined;
  for (const [code, lexicon] of Object.entries(LATIN)) {
    const matches = matchSpaced(text, vocabularyOf(lexicon));
    const { marks } = vocabularyOf(lexicon);
    const letters = matches.reduce((sum, { start, end }) => sum + end - start, 0);
    const known = words.filter((word) => marks.has(word)).length * MARK_LETTERS;
    const score = letters + known + (locale.startsWith(code) ? LOCALE_BONUS : 0);
    if (!best || score > best.score) best = { lexicon, matches, score };
  }
  const own = best?.matches ?? [];
  if (best?.lexicon === LATIN.en) return own;
  const loans = matchSpaced(text, vocabularyOf(LATIN.en ?? BY_SCRIPT.russian)).filter(
    ({ start, end }) => end - start >= LOAN_LETTERS && own.every((match) => end <= match.start || match.end <= start),
  );
  return [...own, ...loans];
}

function readingsOf(text: string, source: PlainText, { concepts, start, end, isDenied }: Match): Reading[] {
  const range = [source.from[start] ?? 0, source.to[end - 1] ?? text.length] as const;
  const words = text.slice(...range);
  return concepts.map((concept) => ({ concept, ...splitConcept(concept), words, range, isDenied }));
}

function firstOfEach(readings: readonly Reading[]): Found[] {
  const seen = new Map<ConceptId, Found>();
  for (const { isDenied: _, ...found } of readings) if (!seen.has(found.concept)) seen.set(found.concept, found);
  return [...seen.values()];
}
