import { type Facet, splitConcept } from '../concepts.ts';
import type { CustomRecipe } from '../recipe.ts';

/** A recipe by facet: what is wanted, the keywords last, and what must not be. */
export interface Wish {
  of(facet: Facet): readonly string[];
  has(facet: Facet, id: string): boolean;
  isUnwanted(facet: Facet, id: string): boolean;
  /** As {@link isUnwanted}; never of an older recipe, whose pictures stay what they were. */
  forbids(facet: Facet, id: string): boolean;
  /** What one picture has of a facet of which a picture shows one thing; of an older recipe always the first. */
  inTurn(facet: Facet, index: number): string | undefined;
  isOld: boolean;
  /** Whether garments of the wardrobe are worn and places may be sets: in recipes from version 3 on. */
  isStaged: boolean;
}

type Wishes = Pick<CustomRecipe, 'found' | 'keywords' | 'without'> & Partial<Pick<CustomRecipe, 'version'>>;

export function wishOf({ found, keywords, without, version = 3 }: Wishes): Wish {
  const wanted = new Map<Facet, string[]>();
  const chosen = new Set(keywords.map((concept) => splitConcept(concept).facet));
  const add = (facet: Facet, id: string): void => {
    const ids = wanted.get(facet) ?? [];
    if (!ids.includes(id)) wanted.set(facet, [...ids, id]);
  };
  for (const concept of found) {
    const { facet, id } = splitConcept(concept);
    // A chip that was tapped says it more exactly than a sentence: it replaces the mood, the hair or the clothes that were read.
    const isReplaced = (facet === 'mood' || facet === 'hair' || facet === 'outfit') && chosen.has(facet);
    if (!isReplaced) add(facet, id);
  }
  for (const concept of keywords) {
    const { facet, id } = splitConcept(concept);
    add(facet, id);
  }
  const unwanted = new Set<string>(without);
  const of = (facet: Facet): readonly string[] => wanted.get(facet) ?? [];
  const isUnwanted = (facet: Facet, id: string): boolean => unwanted.has(`${facet}.${id}`);
  return {
    of,
    has: (facet, id) => of(facet).includes(id),
    isUnwanted,
    forbids: (facet, id) => version > 1 && isUnwanted(facet, id),
    inTurn: (facet, index) => of(facet)[version > 1 ? index % Math.max(1, of(facet).length) : 0],
    isOld: version === 1,
    isStaged: version > 2,
  };
}
