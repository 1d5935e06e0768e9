import type { NamedConcept } from '../lexicon/index.ts';

/** A phrase found in a plain text, by its UTF-16 units; one without concepts means something that is not drawn. */
export interface Match {
  concepts: readonly NamedConcept[];
  start: number;
  end: number;
  isDenied: boolean;
}
