import type { Facet } from '../concepts.ts';
import { isInWardrobe } from './garments.ts';
import { snows } from './growth.ts';
import { drifts } from './overlays-of.ts';
import { isPlaceIndoors, namesOfPlaces } from './places/place-facts.ts';
import type { Wish } from './wish.ts';

/** Styles that are drawn and printed with, of which a picture has one in turn. */
export const MEDIA: readonly string[] = ['oil', 'gouache', 'ink', 'pencil', 'pop'];

const EXPRESSIONS = ['smile', 'calm'];
/** Rooms and backdrops that no hour is seen in, and places beyond days. */
const TIMELESS = ['studio', 'stage', 'space', 'underwater'];

type IsDrawn = (wish: Wish, id: string, picture: number) => boolean;

/** Whether a picture with this wish shows one thing of it. */
export function isDrawn(wish: Wish, facet: Facet, id: string, picture: number): boolean {
  return wish.has(facet, id) && (DRAWS[facet]?.(wish, id, picture) ?? true);
}

const DRAWS: Partial<Record<Facet, IsDrawn>> = {
  outfit: (wish, id) => id === 'own' || (wish.isStaged && isInWardrobe(id)),
  expression: (_, id) => EXPRESSIONS.includes(id),
  mood: (wish, id) => id !== 'elegant' || !wish.has('style', 'mono') || wish.of('expression').length === 0,
  colour: (wish, id) => isColoured(wish, ['ink', 'pencil']) && (wish.of('colour')[0] === id || isOnThing(wish, id)),
  hair: (wish) => isColoured(wish, ['ink', 'pencil', 'pop']),
  time: (wish, id) => namesOfPlaces(wish).some((place) => !TIMELESS.includes(place) || isAlways(place, id)),
  season: (wish) => isOutdoors(wish),
  weather: (wish, id, picture) => {
    if (isOutdoors(wish)) return id !== 'wind' || drifts(wish) || snows(wish);
    return !namesOfPlaces(wish).every((place) => TIMELESS.includes(place)) && isThroughWindow(id, picture);
  },
};

/** Weather that is seen from a room, in some of its pictures. */
const isThroughWindow = (id: string, picture: number): boolean => id === 'sun' || (id === 'rain' && picture % 3 === 0);

/** Things in the colours that were asked for; an umbrella has only one. */
const COLOURED = ['balloons', 'petals', 'confetti'];

const isOnThing = (wish: Wish, colour: string): boolean =>
  COLOURED.some((thing) => wish.has('prop', thing)) ||
  (wish.has('prop', 'umbrella') && wish.looseColours[0] === colour);

/** Whether colours are seen: not in black and white, nor where a picture is drawn with one of these. */
function isColoured(wish: Wish, colourless: readonly string[]): boolean {
  const media = wish.of('style').filter((style) => MEDIA.includes(style));
  return !wish.has('style', 'mono') && (media.length === 0 || media.some((medium) => !colourless.includes(medium)));
}

const isAlways = (place: string, time: string): boolean => place === 'space' && time === 'night';

function isOutdoors(wish: Wish): boolean {
  return namesOfPlaces(wish).some((place) => !isPlaceIndoors(place));
}
