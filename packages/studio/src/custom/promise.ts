import { isInWardrobe } from './compose/garments.ts';
import { isDrawn } from './compose/is-drawn.ts';
import { momentsOf } from './compose/moments.ts';
import { wishOf } from './compose/wish.ts';
import { type ConceptId, type Facet, splitConcept } from './concepts.ts';
import { IN_TURN } from './describe-recipe.ts';
import type { CustomRecipe } from './recipe.ts';

/** Who will make the pictures. */
export interface Making {
  /** Whether it is the studio, which dresses people in what its wardrobe has and composes the rest; other engines draw what they are told. */
  isStudio: boolean;
}

/** What of a recipe is drawn and what is not; each concept of it once, in its order, the keywords last. */
export interface Promised {
  drawn: ConceptId[];
  /** What would be drawn if there were fewer of its kind: so many pictures, or so many outfits, do not hold it. */
  tooMany: ConceptId[];
  notPossible: ConceptId[];
}

/**
 * Parts what a recipe asks for by whether it will be seen in one of its pictures at least. What was read and then replaced
 * by a keyword is in no list.
 */
export function promiseOf(recipe: CustomRecipe, { isStudio }: Making): Promised {
  const wish = wishOf(recipe);
  const asked = [...new Set([...recipe.found, ...recipe.keywords])].filter((concept) => {
    const { facet, id } = splitConcept(concept);
    return wish.has(facet, id);
  });
  const isIn = isStudio ? isComposed : isTold;
  const drawn = isIn(recipe);
  const isTooMany = (concept: ConceptId): boolean => !drawn(concept) && isIn(withoutRivals(recipe, concept))(concept);
  return {
    drawn: asked.filter(drawn),
    tooMany: asked.filter(isTooMany),
    notPossible: asked.filter((concept) => !drawn(concept) && !isTooMany(concept)),
  };
}

/** Of what the studio composes. */
function isComposed(recipe: CustomRecipe): (concept: ConceptId) => boolean {
  const moments = momentsOf(wishOf(recipe), recipe.count);
  return (concept) => {
    const { facet, id } = splitConcept(concept);
    return moments.some((moment, picture) => isDrawn(moment, facet, id, picture));
  };
}

/** Of what other engines are told, of some facets one thing for each picture. */
function isTold(recipe: CustomRecipe): (concept: ConceptId) => boolean {
  const wish = wishOf(recipe);
  return (concept) => {
    const { facet, id } = splitConcept(concept);
    return !IN_TURN.includes(facet) || wish.of(facet).indexOf(id) < recipe.count;
  };
}

/** The recipe without whatever takes turns with a concept. */
function withoutRivals(recipe: CustomRecipe, concept: ConceptId): CustomRecipe {
  const { facet } = splitConcept(concept);
  const clothes = (recipe.dyes ?? []).flatMap(([garment, colour]) =>
    colour === concept && isInWardrobe(splitConcept(garment).id) ? [garment] : [],
  );
  // A colour that is said of some clothes is seen on them only.
  const rivals: readonly Facet[] = clothes.length > 0 ? ['colour', 'outfit'] : [facet];
  const rest = (list: readonly ConceptId[]) =>
    list.filter((other) => [concept, ...clothes].includes(other) || !rivals.includes(splitConcept(other).facet));
  return { ...recipe, found: rest(recipe.found), keywords: rest(recipe.keywords) };
}
