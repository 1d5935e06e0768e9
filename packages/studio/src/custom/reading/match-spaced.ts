import { denyPhrases } from './deny-phrases.ts';
import type { Match } from './match.ts';
import { type Compound, matchCompound } from './match-compound.ts';
import type { Phrase, Vocabulary } from './vocabulary.ts';
import { splitWords, type Word, wordForms } from './words.ts';

const MOST_BETWEEN = 5;
/** Letters that may follow a stem. */
const STEM_ENDING = 5;

/** Reads a text whose words stand apart. */
export function matchSpaced(text: string, vocabulary: Vocabulary): Match[] {
  const words = splitWords(text);
  const forms = words.map(({ text: word }) => wordForms(word, vocabulary));
  const others: Match[] = [];
  const matches: (Match & { first: number; last: number })[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, forms, at, vocabulary);
    const compound = phrase || !vocabulary.lexicon.hasCompounds ? undefined : compoundAt(words[at], vocabulary);
    const concepts = phrase?.concepts ?? compound?.concepts ?? [];
    const last = at + (phrase?.words.length ?? 1) - 1;
    const [from, to] = [words[at]?.start ?? 0, words[last]?.end ?? 0];
    const [start, end] = compound ? [from + compound.start, from + compound.end] : [from, to];
    if (concepts.length > 0) {
      const former = matches.at(-1);
      const isDenied =
        isDeniedBefore(words, at, vocabulary) ||
        isDeniedAfter(words, last, vocabulary) ||
        (former?.isDenied === true && isJoined(words.slice(former.last + 1, at), vocabulary));
      matches.push({ concepts, start, end, isDenied, first: at, last });
    } else if (phrase) others.push({ concepts: [], start, end, isDenied: false });
    at = last + 1;
  }
  const isFiller = (gap: string): boolean =>
    gap === '' || gap.split(' ').every((word) => vocabulary.between.includes(word));
  const plain = matches.map(({ concepts, start, end, isDenied }) => ({ concepts, start, end, isDenied }));
  return [...denyPhrases(plain, text, { join: ' ', isFiller }), ...others];
}

function compoundAt(word: Word | undefined, vocabulary: Vocabulary): Compound | undefined {
  return word && matchCompound(word.text, vocabulary);
}

function phraseAt(
  words: readonly Word[],
  forms: readonly (readonly string[])[],
  at: number,
  vocabulary: Vocabulary,
): Phrase | undefined {
  const { byStart, byStem } = vocabulary;
  const candidates = [
    ...(forms[at] ?? []).flatMap((form) => byStart.get(form) ?? []),
    ...(forms[at] ?? [])
      .slice(0, vocabulary.prefixes.length > 0 ? undefined : 1)
      .flatMap((form) => byStem.get(form.slice(0, 2)) ?? []),
  ];
  let best: Phrase | undefined;
  for (const phrase of candidates) {
    if (best && !isBetter(phrase, best, words[at]?.text ?? '')) continue;
    const fits = phrase.words.every((word, i) => {
      if (i > 0 && words[at + i]?.isAfterBreak !== false) return false;
      return fitsWord(word, phrase.stems[i] ?? false, forms[at + i] ?? []);
    });
    if (fits) best = phrase;
  }
  return best;
}

/** More words first, then the word as it is written before an inflected one. */
function isBetter(phrase: Phrase, best: Phrase, written: string): boolean {
  if (phrase.words.length !== best.words.length) return phrase.words.length > best.words.length;
  if (best.words[0] === written) return false;
  return phrase.words[0] === written || phrase.length > best.length;
}

function fitsWord(word: string, isStem: boolean, forms: readonly string[]): boolean {
  if (!isStem) return forms.includes(word);
  return forms.some((form) => form.startsWith(word) && form.length - word.length <= STEM_ENDING);
}

function isDeniedBefore(words: readonly Word[], at: number, { notBefore, between }: Vocabulary): boolean {
  for (let i = at - 1, steps = 0; i >= 0 && steps <= MOST_BETWEEN; i--, steps++) {
    if (words[i + 1]?.isAfterBreak) return false;
    const [word, pair] = [words[i]?.text ?? '', `${words[i - 1]?.text ?? ''} ${words[i]?.text ?? ''}`];
    if (notBefore.includes(word) || notBefore.includes(pair)) return true;
    if (!between.includes(word)) return false;
  }
  return false;
}

function isDeniedAfter(words: readonly Word[], last: number, { notAfter }: Vocabulary): boolean {
  const next = words[last + 1];
  if (!next || next.isAfterBreak) return false;
  const pair = `${next.text} ${words[last + 2]?.text ?? ''}`;
  return notAfter.includes(next.text) || notAfter.includes(pair);
}

function isJoined(gap: readonly Word[], { joins, between }: Vocabulary): boolean {
  if (gap.length === 0) return false;
  return (
    gap.some(({ text }) => joins.includes(text)) &&
    gap.every(({ text }) => joins.includes(text) || between.includes(text))
  );
}
