import type { NamedConcept } from '../lexicon/index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordForms } from './words.ts';

const SHORTEST_COMPOUND = 8;
const SHORTEST_PART = 4;
/** A part that stands with an unknown one must be this long, or chance would find it. */
const SHORTEST_LONE_PART = 5;
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];

/** What a word joined of several names, and which of its letters say so. */
export interface Compound {
  concepts: readonly NamedConcept[];
  start: number;
  end: number;
}

/** The parts of a word joined of several: “Winterwald” is winter and forest, of “Drachengarten” the end alone. */
export function matchCompound(word: string, vocabulary: Vocabulary): Compound | undefined {
  if (word.length < SHORTEST_COMPOUND) return undefined;
  const single = (text: string): readonly NamedConcept[] => {
    for (const form of wordForms(text, vocabulary)) {
      const phrase = vocabulary.byStart.get(form)?.find(({ words }) => words.length === 1);
      if (phrase) return phrase.concepts;
    }
    return [];
  };
  let lone: Compound | undefined;
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const head = vocabulary.byStart.get(word.slice(0, cut))?.find(({ words }) => words.length === 1)?.concepts ?? [];
    for (const link of LINKS) {
      if (!word.startsWith(link, cut)) continue;
      const tail = single(word.slice(cut + link.length));
      if (head.length > 0 && tail.length > 0) return { concepts: [...head, ...tail], start: 0, end: word.length };
    }
    if (lone) continue;
    if (head.length > 0 && cut > SHORTEST_LONE_PART) lone = { concepts: head, start: 0, end: cut };
    else if (word.length - cut >= SHORTEST_LONE_PART) {
      const concepts = single(word.slice(cut));
      if (concepts.length > 0) lone = { concepts, start: cut, end: word.length };
    }
  }
  return lone;
}
