import { type Vocabulary, WORD } from './vocabulary.ts';

export interface Word {
  text: string;
  start: number;
  end: number;
  /** A comma, a full stop or a new line stands before it. */
  isAfterBreak: boolean;
}

const BREAK = /[,.;:!?…،؛؟，。；！？\n()]/u;
const SHORTEST_STEM = 3;

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const end = match.index + match[0].length;
    const gap = text.slice(words.at(-1)?.end ?? 0, match.index);
    words.push({ text: match[0], start: match.index, end, isAfterBreak: words.length > 0 && BREAK.test(gap) });
  }
  return words;
}

/** A word as it is written, then without what inflection may have added. */
export function wordForms(word: string, { endings, prefixes }: Vocabulary): string[] {
  const bare = [word];
  for (const prefix of prefixes) {
    if (word.startsWith(prefix) && word.length - prefix.length >= 2) bare.push(word.slice(prefix.length));
  }
  const forms = [...bare];
  for (const form of bare) {
    for (const [ending, instead] of endings) {
      const stem = form.slice(0, form.length - ending.length);
      if (form.endsWith(ending) && (stem + instead).length >= SHORTEST_STEM) forms.push(stem + instead);
    }
  }
  return forms;
}
