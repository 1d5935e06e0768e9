import { BY_SCRIPT, type Lexicon } from '../lexicon/index.ts';
import type { PlainText } from './plain-text.ts';
import { isInside, joinNames, joinSingles, type Range, uncovered } from './ranges.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { wordForms } from './words.ts';

const STEM_ENDING = 5;
/** Letters of a joined word that are told when the others were understood. */
const SHORTEST_PART = 4;
/** A word of which more than this share was understood was understood. */
const UNDERSTOOD_SHARE = 0.5;
const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{Script=Thai}\p{M}]+|[\p{Script=Hangul}]+|[\p{L}\p{M}&]+/gu;
const APART = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;

const segmenters = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  th: new Intl.Segmenter('th', { granularity: 'word' }),
};

interface Reader {
  vocabulary: Vocabulary;
  segmenter?: Intl.Segmenter;
}

/**
 * The words of a text that mean nothing to the studio, as they are written, each once, in their order.
 * @param plain the text as the matchers read it
 * @param meant what was understood of it, denied or not
 * @param others what is known to mean something else
 */
export function unknownWords(
  original: string,
  plain: PlainText,
  {
    meant,
    others,
    latin,
    isJapanese,
  }: { meant: readonly Range[]; others: readonly Range[]; latin: Lexicon; isJapanese: boolean },
): string[] {
  const candidates: Range[] = [...others.filter(([start, end]) => !isInside([start, end], meant))];
  for (const run of plain.text.matchAll(RUN)) {
    const reader = readerOf(run[0], latin, isJapanese);
    for (const [start, end] of wordsOf(run[0], run.index, reader)) {
      if (isInside([start, end], others)) continue;
      const rest = uncovered(plain.text, start, end, meant);
      if (isFiller(rest, reader.vocabulary)) continue;
      const at = plain.text.slice(start, end).indexOf(rest) + start;
      // What stands beside the known part of a joined word is told alone.
      if (rest.length < end - start && APART.test(rest) && at >= start) {
        if (rest.length >= SHORTEST_PART) candidates.push([at, at + rest.length]);
      } else if (rest.length / (end - start) >= UNDERSTOOD_SHARE) candidates.push([start, end]);
    }
  }
  const isSaid = ([start, end]: Range): boolean => {
    const word = plain.text.slice(start, end);
    const { vocabulary } = readerOf(word, latin, isJapanese);
    // A phrase of the lexicon is a word of its own, whatever its characters mean alone.
    return isInside([start, end], others) ? !vocabulary.fillers.has(word) : !isFiller(word, vocabulary);
  };
  const words = joinNames(
    joinSingles(candidates.filter(isSaid).sort((a, b) => a[0] - b[0])).map(
      ([start, end]) => [plain.from[start] ?? 0, plain.to[end - 1] ?? original.length] as const,
    ),
    original,
    latin.hasCompounds ?? false,
  );
  return [...new Set(words)];
}

function readerOf(run: string, latin: Lexicon, isJapanese: boolean): Reader {
  const reader = (lexicon: Lexicon, segmenter?: Intl.Segmenter): Reader => ({
    vocabulary: vocabularyOf(lexicon),
    ...(segmenter && { segmenter }),
  });
  if (/^\p{Script=Thai}/u.test(run)) return reader(BY_SCRIPT.thai, segmenters.th);
  if (/^\p{Script=Hangul}/u.test(run)) return reader(BY_SCRIPT.korean);
  if (/^\p{Script=Cyrillic}/u.test(run)) return reader(BY_SCRIPT.russian);
  if (/^\p{Script=Arabic}/u.test(run)) return reader(BY_SCRIPT.arabic);
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run))
    return isJapanese ? reader(BY_SCRIPT.japanese, segmenters.ja) : reader(BY_SCRIPT.chinese, segmenters.zh);
  return reader(latin);
}

function wordsOf(run: string, offset: number, { segmenter }: Reader): Range[] {
  if (!segmenter) return [[offset, offset + run.length]];
  return [...segmenter.segment(run)].map(({ segment, index }) => [offset + index, offset + index + segment.length]);
}

/** Whether a word, or all that a dense one is made of, says nothing that could be drawn. */
function isFiller(word: string, vocabulary: Vocabulary): boolean {
  const { lexicon, fillers, fillerStems, marks } = vocabulary;
  if (word === '' || fillers.has(word) || marks.has(word)) return true;
  if (lexicon.writing === 'dense') return isMadeOf(word, fillers);
  if (APART.test(word) && word.length === 1) return true;
  const forms = lexicon.writing === 'particles' ? bareForms(word, vocabulary) : wordForms(word, vocabulary);
  if (forms.some((form) => fillers.has(form))) return true;
  return forms.some((form) =>
    fillerStems.some((stem) => form.startsWith(stem) && form.length - stem.length <= STEM_ENDING),
  );
}

/** A word of Korean without the particles behind it. */
function bareForms(word: string, { endings }: Vocabulary): string[] {
  const tails = endings.filter(([ending]) => word.endsWith(ending) && word.length > ending.length);
  return [word, ...tails.map(([ending]) => word.slice(0, -ending.length))];
}

function isMadeOf(word: string, parts: ReadonlySet<string>): boolean {
  const reached = [true];
  for (let end = 1; end <= word.length; end++) {
    reached[end] = false;
    for (let start = 0; start < end; start++)
      if (reached[start] && parts.has(word.slice(start, end))) reached[end] = true;
  }
  return reached[word.length] ?? false;
}
