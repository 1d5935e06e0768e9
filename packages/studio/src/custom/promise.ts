import { isInWardrobe } from './compose/garments.ts';
import { isPlaceIndoors, namesOfPlaces } from './compose/places/place-facts.ts';
import { type Wish, wishOf } from './compose/wish.ts';
import { type ConceptId, type Facet, splitConcept } from './concepts.ts';
import type { CustomRecipe } from './recipe.ts';

/** Who will make the pictures. */
export interface Making {
  /** Whether it is the studio, which dresses people in what its wardrobe has and composes the rest; other engines draw what they are told. */
  isStudio: boolean;
}

/** What of a recipe is drawn and what is not; each concept of it once, in its order, the keywords last. */
export interface Promised {
  drawn: ConceptId[];
  notPossible: ConceptId[];
}

/**
 * Parts what a recipe asks for by whether it will be seen in the pictures. What was read and then replaced by a keyword
 * is in neither list.
 */
export function promiseOf(recipe: CustomRecipe, { isStudio }: Making): Promised {
  const wish = wishOf(recipe);
  const asked = [...new Set([...recipe.found, ...recipe.keywords])].filter((concept) => {
    const { facet, id } = splitConcept(concept);
    return wish.has(facet, id);
  });
  const isDrawn = (concept: ConceptId): boolean => {
    const { facet, id } = splitConcept(concept);
    return !isStudio || (DRAWS[facet]?.(wish, id) ?? true);
  };
  return { drawn: asked.filter(isDrawn), notPossible: asked.filter((concept) => !isDrawn(concept)) };
}

const EXPRESSIONS = ['smile', 'calm'];
/** Styles that are drawn and printed with, of which a picture has one in turn. */
const MEDIA = ['oil', 'gouache', 'ink', 'pencil', 'pop'];
/** Rooms and backdrops that no hour is seen in, and places beyond days. */
const TIMELESS = ['studio', 'stage', 'space', 'underwater'];
/** Weather that is seen through a window. */
const INDOOR_WEATHER = ['rain', 'sun'];

const DRAWS: Partial<Record<Facet, (wish: Wish, id: string) => boolean>> = {
  outfit: (wish, id) => id === 'own' || (wish.isStaged && isInWardrobe(id)),
  expression: (_, id) => EXPRESSIONS.includes(id),
  colour: (wish) => isColoured(wish, ['ink', 'pencil']),
  hair: (wish) => isColoured(wish, ['ink', 'pencil', 'pop']),
  time: (wish, id) => namesOfPlaces(wish).some((place) => !TIMELESS.includes(place) || isAlways(place, id)),
  season: (wish) => isOutdoors(wish),
  weather: (wish, id) => isOutdoors(wish) || (INDOOR_WEATHER.includes(id) && !isBeyondWeather(wish)),
};

/** Whether colours are seen: not in black and white, nor where every picture is drawn with one of these. */
function isColoured(wish: Wish, colourless: readonly string[]): boolean {
  const media = wish.of('style').filter((style) => MEDIA.includes(style));
  return !wish.has('style', 'mono') && (media.length === 0 || media.some((medium) => !colourless.includes(medium)));
}

const isAlways = (place: string, time: string): boolean => place === 'space' && time === 'night';

function isOutdoors(wish: Wish): boolean {
  return namesOfPlaces(wish).some((place) => !isPlaceIndoors(place));
}

function isBeyondWeather(wish: Wish): boolean {
  return namesOfPlaces(wish).every((place) => TIMELESS.includes(place));
}
