import { denyEnumerated } from './deny-enumerated.ts';
import { denyPhrases } from './deny-phrases.ts';
import type { Match } from './match.ts';
import type { Phrase, Vocabulary } from './vocabulary.ts';
import { splitWords, type Word } from './words.ts';

/** Reads Korean: words stand apart, with particles and other nouns attached behind them. */
export function matchParticles(text: string, vocabulary: Vocabulary): Match[] {
  const words = splitWords(text);
  const matches: Match[] = [];
  const others: Match[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) continue;
    const read = readWord(text, word, vocabulary);
    for (const { phrase, start, end } of read) {
      if (phrase.concepts.length === 0) {
        others.push({ concepts: [], start, end, isDenied: false });
        continue;
      }
      const isDenied = isDeniedAfter(text, end, vocabulary);
      matches.push({ concepts: phrase.concepts, start, end, isDenied });
    }
    const last = read.at(-1);
    // A phrase of several words was read: what it took of the next ones is not read again.
    while (last && (words[index + 1]?.start ?? text.length) < last.end) index += 1;
  }
  const isFiller = (gap: string): boolean => /^\p{L}{0,2}$/u.test(gap);
  // “Snow and rain without”.
  const denied = denyEnumerated(matches, (former, later) =>
    vocabulary.joins.includes(text.slice(former.end, later.start).trim()),
  );
  return [...denyPhrases(denied, text, { join: ' ', isFiller }), ...others];
}

interface Part {
  phrase: Phrase;
  start: number;
  end: number;
}

/** The nouns of a word from its beginning; a noun of one syllable counts only before a particle or another noun. */
function readWord(text: string, word: Word, vocabulary: Vocabulary): Part[] {
  const parts: Part[] = [];
  let at = word.start;
  while (at < word.end) {
    const phrase = longestAt(text, at, word.end, vocabulary);
    if (phrase) {
      parts.push({ phrase, start: at, end: at + phrase.length });
      at += phrase.length;
    } else {
      const particle = vocabulary.endings.find(([ending]) => text.slice(at, word.end).startsWith(ending));
      at += particle && parts.length > 0 ? particle[0].length : 1;
    }
  }
  return parts;
}

function longestAt(text: string, at: number, wordEnd: number, vocabulary: Vocabulary): Phrase | undefined {
  const isWordStart = at === 0 || !/\p{L}/u.test(text.charAt(at - 1));
  let best: Phrase | undefined;
  for (let length = 1; at + length <= wordEnd; length++) {
    for (const phrase of vocabulary.byStart.get(text.slice(at, at + length)) ?? []) {
      const whole = phrase.words.join(' ');
      if (!text.startsWith(whole, at) || (best && phrase.length <= best.length)) continue;
      const tail = text.slice(at + whole.length).match(/^\p{L}+/u)?.[0] ?? '';
      if (whole.length === 1 && !(isWordStart && isTail(tail, vocabulary))) continue;
      best = phrase;
    }
  }
  return best;
}

/** What may stand behind a short noun within its word: nothing, particles, or a longer noun with its own. */
function isTail(tail: string, vocabulary: Vocabulary): boolean {
  if (tail === '') return true;
  if (vocabulary.endings.some(([ending]) => tail === ending)) return true;
  if (vocabulary.notAfter.some((word) => tail.startsWith(word))) return true;
  for (let length = 2; length <= tail.length; length++) {
    if (vocabulary.byStart.has(tail.slice(0, length))) return true;
  }
  return vocabulary.endings.some(
    ([ending]) => tail.startsWith(ending) && ending.length > 1 && isTail(tail.slice(ending.length), vocabulary),
  );
}

function isDeniedAfter(text: string, end: number, { notAfter, between }: Vocabulary): boolean {
  let rest = text.slice(end);
  const filler = between.find((word) => rest.startsWith(word));
  if (notAfter.some((word) => rest.trimStart().startsWith(word))) return true;
  if (filler) rest = rest.slice(filler.length);
  return notAfter.some((word) => rest.trimStart().startsWith(word));
}
