import type { ConceptId } from '../concepts.ts';

/** A concept that a description can name; the shape of a body, and to keep one's own clothes, are only ever chosen. */
export type NamedConcept = Exclude<ConceptId, `shape.${string}` | 'outfit.own'>;

/**
 * The words of one language. Lists are texts split by `|`. In languages that are written with spaces a word that ends in
 * `*` is a stem: up to five letters may follow it.
 */
export interface Lexicon {
  /** `spaced`: words stand apart. `dense`: Chinese, Japanese, Thai. `particles`: Korean, words with particles attached. */
  writing: 'spaced' | 'dense' | 'particles';
  words: Readonly<Record<NamedConcept, string>>;
  /** Phrases that contain a word but mean something else. */
  blockers: string;
  /** Words that deny what follows them. */
  notBefore: string;
  /** Words that deny what stands before them. */
  notAfter?: string;
  /** What may stand between a denial and the thing. */
  between: string;
  /** Words that join a second denied thing to a first. */
  joins: string;
  /** Endings of inflection that a word may have; `a>b`: a stands in the place of b. */
  endings?: string;
  /** Letters that may be attached before a word (Arabic). */
  prefixes?: string;
  /** Whether words are joined into one (German). */
  hasCompounds?: boolean;
  /** Words without a thing to draw, and those that every description has: what is none of them and no thing either was not understood. */
  fillers: string;
  /** Frequent words that tell the language. */
  marks?: string;
}
