import { type Facet, splitConcept } from '../concepts.ts';
import type { CustomRecipe } from '../recipe.ts';

/** A recipe by facet: what is wanted, the keywords last, and what must not be. */
export interface Wish {
  of(facet: Facet): readonly string[];
  has(facet: Facet, id: string): boolean;
  isUnwanted(facet: Facet, id: string): boolean;
}

export function wishOf({ found, keywords, without }: Pick<CustomRecipe, 'found' | 'keywords' | 'without'>): Wish {
  const wanted = new Map<Facet, string[]>();
  const chosen = new Set(keywords.map((concept) => splitConcept(concept).facet));
  const add = (facet: Facet, id: string): void => {
    const ids = wanted.get(facet) ?? [];
    if (!ids.includes(id)) wanted.set(facet, [...ids, id]);
  };
  for (const concept of found) {
    const { facet, id } = splitConcept(concept);
    // A chip that was tapped says it more exactly than a sentence: it replaces the mood or the hair that was read.
    const isReplaced = (facet === 'mood' || facet === 'hair') && chosen.has(facet);
    if (!isReplaced) add(facet, id);
  }
  for (const concept of keywords) {
    const { facet, id } = splitConcept(concept);
    add(facet, id);
  }
  const unwanted = new Set<string>(without);
  const of = (facet: Facet): readonly string[] => wanted.get(facet) ?? [];
  return {
    of,
    has: (facet, id) => of(facet).includes(id),
    isUnwanted: (facet, id) => unwanted.has(`${facet}.${id}`),
  };
}
