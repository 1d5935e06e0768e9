import type { NamedConcept } from '../lexicon/index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordForms } from './words.ts';

const SHORTEST_COMPOUND = 8;
const SHORTEST_PART = 4;
/** A part that stands with an unknown one must be this long, or chance would find it. */
const SHORTEST_LONE_PART = 5;
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];

/** The parts of a word joined of several: “Winterwald” is winter and forest. */
export function matchCompound(word: string, vocabulary: Vocabulary): readonly NamedConcept[] {
  if (word.length < SHORTEST_COMPOUND) return [];
  const single = (text: string): readonly NamedConcept[] => {
    for (const form of wordForms(text, vocabulary)) {
      const phrase = vocabulary.byStart.get(form)?.find(({ words }) => words.length === 1);
      if (phrase) return phrase.concepts;
    }
    return [];
  };
  let lone: readonly NamedConcept[] = [];
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const head = vocabulary.byStart.get(word.slice(0, cut))?.find(({ words }) => words.length === 1)?.concepts ?? [];
    for (const link of LINKS) {
      if (!word.startsWith(link, cut)) continue;
      const tail = single(word.slice(cut + link.length));
      if (head.length > 0 && tail.length > 0) return [...head, ...tail];
    }
    if (lone.length > 0) continue;
    if (head.length > 0 && cut > SHORTEST_LONE_PART) lone = head;
    else if (word.length - cut >= SHORTEST_LONE_PART) lone = single(word.slice(cut));
  }
  return lone;
}
