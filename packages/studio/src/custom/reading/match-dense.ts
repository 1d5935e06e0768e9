import { denyEnumerated } from './deny-enumerated.ts';
import { denyPhrases } from './deny-phrases.ts';
import type { Match } from './match.ts';
import type { Phrase, Vocabulary } from './vocabulary.ts';

const MOST_BETWEEN = 4;

/** Reads a text whose words do not stand apart: at each place the longest phrase counts. */
export function matchDense(text: string, vocabulary: Vocabulary): Match[] {
  const matches: Match[] = [];
  const others: Match[] = [];
  for (let at = 0; at < text.length; ) {
    const phrase = phraseAt(text, at, vocabulary);
    if (!phrase) {
      at += 1;
      continue;
    }
    const end = at + phrase.length;
    if (phrase.concepts.length > 0) {
      const last = matches.at(-1);
      const isDenied =
        isDeniedBefore(text, at, vocabulary) ||
        isDeniedAfter(text, end, vocabulary) ||
        (last?.isDenied === true && isJoined(text.slice(last.end, at), vocabulary));
      matches.push({ concepts: phrase.concepts, start: at, end, isDenied });
    } else others.push({ concepts: [], start: at, end, isDenied: false });
    at = end;
  }
  const isFiller = (gap: string): boolean => gap === '' || vocabulary.between.includes(gap);
  const isOfBoth = (former: Match, later: Match): boolean =>
    !isDeniedBefore(text, later.start, vocabulary) && isJoined(text.slice(former.end, later.start), vocabulary);
  const denied = vocabulary.notAfter.length > 0 ? denyEnumerated(matches, isOfBoth) : matches;
  return [...denyPhrases(denied, text, { join: '', isFiller }), ...others];
}

function phraseAt(text: string, at: number, { byStart }: Vocabulary): Phrase | undefined {
  return byStart.get(text.charAt(at))?.find(({ words }) => text.startsWith(words[0] ?? '', at));
}

function isDeniedBefore(text: string, start: number, { notBefore, between }: Vocabulary): boolean {
  let at = start;
  for (let step = 0; step <= MOST_BETWEEN; step++) {
    if (notBefore.some((word) => text.endsWith(word, at) && at >= word.length)) {
      return true;
    }
    const filler = between.find((word) => endsWithAt(text, word, at));
    if (!filler) return false;
    at -= filler.length;
    while (text.charAt(at - 1) === ' ') at -= 1;
  }
  return false;
}

function endsWithAt(text: string, word: string, at: number): boolean {
  return at >= word.length && text.startsWith(word, at - word.length);
}

function isDeniedAfter(text: string, end: number, { notAfter, between }: Vocabulary): boolean {
  if (notAfter.some((word) => text.startsWith(word, end))) return true;
  const filler = between.find((word) => text.startsWith(word, end));
  return filler !== undefined && notAfter.some((word) => text.startsWith(word, end + filler.length));
}

/** What lies between two things is nothing but words that join them. */
function isJoined(gap: string, { joins, between }: Vocabulary): boolean {
  let rest = gap.trim();
  let joined = false;
  while (rest) {
    const join = joins.find((word) => rest.startsWith(word));
    const word = join ?? between.find((filler) => rest.startsWith(filler));
    if (word === undefined) return false;
    joined ||= join !== undefined;
    rest = rest.slice(word.length).trim();
  }
  return joined;
}
