import { type ConceptId, type Dye, type Facet, splitConcept } from './concepts.ts';
import { BY_SCRIPT, ENGLISH, LATIN, type Lexicon, simplified } from './lexicon/index.ts';
import { dyesOf } from './reading/dyes-of.ts';
import type { Match } from './reading/match.ts';
import { matchDense } from './reading/match-dense.ts';
import { matchParticles } from './reading/match-particles.ts';
import { matchSpaced } from './reading/match-spaced.ts';
import { type PlainText, plainText } from './reading/plain-text.ts';
import { unknownWords } from './reading/unknown-words.ts';
import { vocabularyOf } from './reading/vocabulary.ts';
import { splitWords } from './reading/words.ts';

/** Something that a description names. */
export interface Found {
  concept: ConceptId;
  facet: Facet;
  /** The concept's id within its facet. */
  id: string;
  /** The words of the text that say so; of several those of each place, parted by dots. */
  words: string;
  /** Where the first of them stand, UTF-16 units, the end exclusive. */
  range: readonly [start: number, end: number];
}

export interface Understood {
  /** Each concept once, in the order of the text. */
  found: Found[];
  /** What the text says it does not want. */
  without: Found[];
  /** Which colour the text says of which clothes. */
  dyes: Dye[];
  /** The words that mean nothing to the studio, as they are written. */
  unknown: string[];
}

/** Between words of a text that mean the same. */
const SEVERAL = ' · ';
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
  const { readings, unknown } = readAll(text, locale);
  const all = readings.map(turnedAround).sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
  const found = firstOfEach(all.filter(({ isDenied }) => !isDenied));
  const wanted = new Set(found.map(({ concept }) => concept));
  const without = firstOfEach(all.filter(({ isDenied, concept }) => isDenied && !wanted.has(concept)));
  return {
    found,
    without,
    dyes: dyesOf(
      text,
      all.filter(({ isDenied }) => !isDenied),
    ),
    unknown,
  };
}

type Reading = Found & { isDenied: boolean };

/** Who is not to smile has a calm face. */
function turnedAround(reading: Reading): Reading {
  if (!reading.isDenied || reading.concept !== 'expression.smile') return reading;
  return { ...reading, concept: 'expression.calm', id: 'calm', isDenied: false };
}

function readAll(text: string, locale: string): { readings: Reading[]; unknown: string[] } {
  const has = (script: RegExp): boolean => script.test(text);
  const isJapanese = has(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) || (locale === 'ja' && has(/\p{Script=Han}/u));
  const isChinese = !isJapanese && has(/\p{Script=Han}/u);
  const plain = isChinese ? plainText(text, simplified) : plainText(text);
  const matches: Match[] = [];
  if (isJapanese) matches.push(...matchDense(plain.text, vocabularyOf(BY_SCRIPT.japanese)));
  if (isChinese) matches.push(...matchDense(plain.text, vocabularyOf(BY_SCRIPT.chinese)));
  if (has(/\p{Script=Hangul}/u)) matches.push(...matchParticles(plain.text, vocabularyOf(BY_SCRIPT.korean)));
  if (has(/\p{Script=Thai}/u)) matches.push(...matchDense(plain.text, vocabularyOf(BY_SCRIPT.thai)));
  if (has(/\p{Script=Cyrillic}/u)) matches.push(...matchSpaced(plain.text, vocabularyOf(BY_SCRIPT.russian)));
  if (has(/\p{Script=Arabic}/u)) matches.push(...matchSpaced(plain.text, vocabularyOf(BY_SCRIPT.arabic)));
  const latin = has(/\p{Script=Latin}/u) ? readLatin(plain.text, locale) : { lexicon: ENGLISH, matches: [] };
  matches.push(...latin.matches);
  const rangesOf = (list: readonly Match[]) => list.map(({ start, end }) => [start, end] as const);
  const unknown = unknownWords(text, plain, {
    meant: rangesOf(matches.filter(({ concepts }) => concepts.length > 0)),
    others: rangesOf(matches.filter(({ concepts }) => concepts.length === 0)),
    latin: latin.lexicon,
    isJapanese,
  });
  return { readings: matches.flatMap((match) => readingsOf(text, plain, match)), unknown };
}

/** The language in which most is understood, and long English words besides. */
function readLatin(text: string, locale: string): { lexicon: Lexicon; matches: Match[] } {
  const words = splitWords(text).map((word) => word.text);
  let best: { lexicon: Lexicon; matches: Match[]; score: number } = { lexicon: ENGLISH, matches: [], score: -1 };
  for (const [code, lexicon] of Object.entries(LATIN)) {
    const matches = matchSpaced(text, vocabularyOf(lexicon));
    const { marks } = vocabularyOf(lexicon);
    const letters = matches
      .filter(({ concepts }) => concepts.length > 0)
      .reduce((sum, { start, end }) => sum + end - start, 0);
    const known = words.filter((word) => marks.has(word)).length * MARK_LETTERS;
    const score = letters + known + (locale.startsWith(code) ? LOCALE_BONUS : 0);
    if (score > best.score) best = { lexicon, matches, score };
  }
  const { lexicon, matches: own } = best;
  if (lexicon === ENGLISH) return best;
  const loans = matchSpaced(text, vocabularyOf(ENGLISH)).filter(
    ({ start, end }) => end - start >= LOAN_LETTERS && own.every((match) => end <= match.start || match.end <= start),
  );
  return { lexicon, matches: [...own, ...loans.filter(({ concepts }) => concepts.length > 0)] };
}

function readingsOf(text: string, source: PlainText, { concepts, start, end, isDenied }: Match): Reading[] {
  const range = [source.from[start] ?? 0, source.to[end - 1] ?? text.length] as const;
  const words = text.slice(...range);
  return concepts.map((concept) => ({ concept, ...splitConcept(concept), words, range, isDenied }));
}

/** Each concept where it is named first, with all the words that name it: none is lost. */
function firstOfEach(readings: readonly Reading[]): Found[] {
  const seen = new Map<ConceptId, Found>();
  for (const { isDenied: _, ...found } of readings) {
    const former = seen.get(found.concept);
    const said = former?.words.toLowerCase().split(SEVERAL) ?? [];
    const isNew = former !== undefined && !said.includes(found.words.toLowerCase());
    if (former === undefined) seen.set(found.concept, found);
    else if (isNew) seen.set(found.concept, { ...former, words: `${former.words}${SEVERAL}${found.words}` });
  }
  return [...seen.values()];
}
