import type { Lexicon, NamedConcept } from '../lexicon/index.ts';
import { plainText } from './plain-text.ts';

/** A phrase of a lexicon; one without concepts only keeps its letters from being read as something else. */
export interface Phrase {
  /** Its words; of dense writing one. */
  words: readonly string[];
  /** Which of the words are stems. */
  stems: readonly boolean[];
  concepts: readonly NamedConcept[];
  length: number;
}

export interface Vocabulary {
  lexicon: Lexicon;
  /** By the first word; in dense writing by the first letter. The longest first. */
  byStart: ReadonlyMap<string, readonly Phrase[]>;
  /** Those whose first word is a stem, by its first two letters. */
  byStem: ReadonlyMap<string, readonly Phrase[]>;
  notBefore: readonly string[];
  notAfter: readonly string[];
  between: readonly string[];
  joins: readonly string[];
  prefixes: readonly string[];
  endings: readonly (readonly [ending: string, instead: string])[];
  marks: ReadonlySet<string>;
  /** What is no thing to draw: denials, links, fillers. Of stems without the star. */
  fillers: ReadonlySet<string>;
  fillerStems: readonly string[];
}

export const WORD = /[\p{L}\p{M}\p{N}&]+/gu;
const STEM_LETTERS = 2;

const made = new Map<Lexicon, Vocabulary>();

/** A lexicon made ready for reading, once. */
export function vocabularyOf(lexicon: Lexicon): Vocabulary {
  let vocabulary = made.get(lexicon);
  if (!vocabulary) {
    vocabulary = makeVocabulary(lexicon);
    made.set(lexicon, vocabulary);
  }
  return vocabulary;
}

function makeVocabulary(lexicon: Lexicon): Vocabulary {
  const phrases = collectPhrases(lexicon);
  const byStart = new Map<string, Phrase[]>();
  const byStem = new Map<string, Phrase[]>();
  for (const phrase of phrases.values()) {
    const first = phrase.words[0] ?? '';
    if (lexicon.writing === 'dense') group(byStart, first.charAt(0), phrase);
    else if (phrase.stems[0]) group(byStem, first.slice(0, STEM_LETTERS), phrase);
    else group(byStart, first, phrase);
  }
  for (const list of [...byStart.values(), ...byStem.values()]) list.sort((a, b) => b.length - a.length);
  const longFirst = (text = ''): string[] => split(text).sort((a, b) => b.length - a.length);
  const { notBefore, notAfter = '', between, joins } = lexicon;
  const fillers = [lexicon.fillers, notBefore, notAfter, between, joins].flatMap(split);
  return {
    lexicon,
    byStart,
    byStem,
    notBefore: longFirst(lexicon.notBefore),
    notAfter: longFirst(lexicon.notAfter),
    between: longFirst(lexicon.between),
    joins: longFirst(lexicon.joins),
    prefixes: longFirst(lexicon.prefixes),
    endings: (lexicon.endings ?? '')
      .split('|')
      .filter(Boolean)
      .map((rule) => {
        const [ending = '', instead = ''] = rule.split('>').map((part) => plainText(part).text);
        return [ending, instead] as const;
      })
      .sort((a, b) => b[0].length - a[0].length),
    marks: new Set(split(lexicon.marks ?? '')),
    fillers: new Set(fillers.filter((word) => !word.endsWith('*'))),
    fillerStems: fillers.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

function split(list: string): string[] {
  return list
    .split('|')
    .map((text) => plainText(text).text.trim())
    .filter(Boolean);
}

function group(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const list = map.get(key);
  if (list) list.push(phrase);
  else map.set(key, [phrase]);
}

function collectPhrases(lexicon: Lexicon): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  const add = (source: string, concept?: NamedConcept): void => {
    const text = plainText(source.trim()).text;
    if (!text) return;
    const known = phrases.get(text)?.concepts ?? [];
    const parts = lexicon.writing === 'dense' ? [text] : (text.match(/[\p{L}\p{M}\p{N}&]+\*?/gu) ?? []);
    const words = parts.map((word) => word.replace('*', ''));
    phrases.set(text, {
      words,
      stems: parts.map((word) => word.endsWith('*')),
      concepts: concept ? [...known, concept] : known,
      length: words.join(' ').length,
    });
  };
  for (const [concept, list] of Object.entries(lexicon.words) as [NamedConcept, string][]) {
    for (const source of list.split('|')) add(source, concept);
  }
  for (const source of lexicon.blockers.split('|')) add(source);
  return phrases;
}
