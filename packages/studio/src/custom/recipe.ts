import { type ConceptId, type Dye, isConceptId } from './concepts.ts';
import type { Understood } from './understand.ts';

/** Pictures of a custom shoot (specification, section 9). */
export const FEWEST_PICTURES = 4;
export const MOST_PICTURES = 12;

/** The theme of a custom shoot, where a regular one has its own. */
export const CUSTOM_THEME = 'custom';
/** People in one picture of a custom shoot. */
export const CUSTOM_PEOPLE = { min: 1, max: 2 } as const;

/** Everything that the pictures of a custom shoot follow from, beside plates and seed: it can be stored and read again. */
export interface CustomRecipe {
  /**
   * Older ones are drawn as they were. 1: the first mood, medium and hair count alone, and a denial is heeded for places and snow.
   * 2: nobody is dressed, and every place is painted. 3: facets go by turns each for itself, whatever of them is lost.
   */
  version: 1 | 2 | 3 | 4;
  found: readonly ConceptId[];
  /** What must not be in the pictures. */
  without: readonly ConceptId[];
  keywords: readonly ConceptId[];
  /** Which colour is said of which clothes; none in versions before 4. */
  dyes?: readonly Dye[];
  count: number;
}

/** What the custom shoot of a description will show. */
export function recipeOf(
  understood: Pick<Understood, 'found' | 'without' | 'dyes'>,
  keywords: readonly ConceptId[],
  count: number,
): CustomRecipe {
  return {
    version: 4,
    found: understood.found.map(({ concept }) => concept),
    without: understood.without.map(({ concept }) => concept),
    keywords: [...keywords],
    dyes: understood.dyes,
    count,
  };
}

/** Reads a stored recipe. @throws RangeError when it is none. */
export function readRecipe(stored: unknown): CustomRecipe {
  const { version, found, without, keywords, dyes, count } = (stored ?? {}) as Record<string, unknown>;
  if (version !== 1 && version !== 2 && version !== 3 && version !== 4)
    throw new RangeError('not a recipe of this version');
  if (!Number.isInteger(count) || Number(count) < FEWEST_PICTURES || Number(count) > MOST_PICTURES)
    throw new RangeError('a recipe for too few or too many pictures');
  return {
    version,
    found: readConcepts(found),
    without: readConcepts(without),
    keywords: readConcepts(keywords),
    ...(version > 3 && { dyes: readDyes(dyes) }),
    count: Number(count),
  };
}

function readDyes(stored: unknown): Dye[] {
  if (!Array.isArray(stored)) throw new RangeError('not a list of dyes');
  return stored.map((pair) => {
    const [garment, colour] = readConcepts(pair);
    if (garment === undefined || colour === undefined) throw new RangeError('not a dye');
    return [garment, colour];
  });
}

function readConcepts(stored: unknown): ConceptId[] {
  if (!Array.isArray(stored)) throw new RangeError('not a list of concepts');
  return stored.map((id) => {
    if (typeof id !== 'string' || !isConceptId(id)) throw new RangeError('not a concept');
    return id;
  });
}
