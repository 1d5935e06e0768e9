import { SKIES } from '../../../themes/galaxy-letter/grounds.ts';
import type { Wish } from '../wish.ts';
import { BAMBOO } from './bamboo.ts';
import { DESERT, FIELD, FOREST, GARDEN, MOUNTAIN, SKY, SUNFLOWERS } from './land.ts';
import { isPlaceIndoors, namesOfPlaces } from './place-facts.ts';
import { CAFE, CLASSROOM, HOME, LIBRARY, PALACE, STADIUM, STAGE, STUDIO, TEMPLE } from './rooms.ts';
import { type StagedPlace, setsOf } from './sets.ts';
import type { Place } from './setting.ts';
import { CITY, MARKET, NEON, SKYLINE } from './town.ts';
import { LAKE, SEA, UNDERWATER } from './water.ts';

const SPACE: Place = {
  grounds: [SKIES.milkyRidge, SKIES.roseCloud, SKIES.saturn, SKIES.blueCloud, SKIES.violetCloud, SKIES.greatMoon].map(
    (sky) => () => sky,
  ),
};

const PLACES: Readonly<Record<string, Place>> = {
  sea: SEA,
  lake: LAKE,
  mountain: MOUNTAIN,
  desert: DESERT,
  forest: FOREST,
  garden: GARDEN,
  field: FIELD,
  city: CITY,
  skyline: SKYLINE,
  market: MARKET,
  cafe: CAFE,
  library: LIBRARY,
  home: HOME,
  classroom: CLASSROOM,
  stadium: STADIUM,
  stage: STAGE,
  studio: STUDIO,
  palace: PALACE,
  temple: TEMPLE,
  sky: SKY,
  space: SPACE,
  underwater: UNDERWATER,
  bamboo: BAMBOO,
  sunflowers: SUNFLOWERS,
};

export interface NamedPlace extends Place {
  name: string;
  isIndoors: boolean;
  /** Sets that show it as it was asked for; where there is one nothing of it is painted. */
  sets: readonly StagedPlace[];
}

/** The places of a shoot in the order of the text; at least one. */
export function placesOf(wish: Wish): NamedPlace[] {
  const isNeon = wish.has('light', 'neon');
  return namesOfPlaces(wish).map((name) => ({
    ...(isNeon && (name === 'city' || name === 'market') ? NEON : (PLACES[name] ?? STUDIO)),
    name,
    isIndoors: isPlaceIndoors(name),
    sets: setsOf(wish, name),
  }));
}
