import { SKIES } from '../../../themes/galaxy-letter/grounds.ts';
import type { Wish } from '../wish.ts';
import { DESERT, FIELD, FOREST, GARDEN, MOUNTAIN, SKY } from './land.ts';
import { CAFE, CLASSROOM, HOME, LIBRARY, PALACE, STADIUM, STAGE, STUDIO, TEMPLE } from './rooms.ts';
import type { Place } from './setting.ts';
import { CITY, MARKET, NEON, SKYLINE } from './town.ts';
import { LAKE, SEA, UNDERWATER } from './water.ts';

const SPACE: Place = {
  isIndoors: true,
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
};

/** Where a shoot plays when its text names no place, by the first of these that it does name. */
const IMPLIED: readonly (readonly [facet: Parameters<Wish['has']>[0], id: string, places: readonly string[]])[] = [
  ['prop', 'lanterns', ['market']],
  ['weather', 'snow', ['forest', 'mountain']],
  ['season', 'winter', ['forest', 'mountain']],
  ['season', 'spring', ['garden', 'field']],
  ['season', 'autumn', ['garden', 'forest']],
  ['season', 'summer', ['sea', 'field']],
  ['weather', 'rain', ['city']],
  ['weather', 'fog', ['forest', 'mountain']],
  ['weather', 'cloud', ['sky', 'field']],
  ['weather', 'wind', ['field', 'sea']],
  ['weather', 'sun', ['garden', 'field']],
  ['light', 'candle', ['home']],
  ['light', 'spotlight', ['stage']],
  ['light', 'moonlight', ['lake', 'sky']],
  ['time', 'night', ['city', 'skyline']],
  ['time', 'dusk', ['city', 'skyline']],
  ['time', 'sunset', ['sea', 'field']],
  ['time', 'dawn', ['mountain', 'lake']],
  ['prop', 'cup', ['cafe']],
  ['prop', 'petals', ['garden']],
  ['outfit', 'traditional', ['palace', 'garden']],
  ['outfit', 'uniform', ['classroom', 'stadium']],
  ['outfit', 'wedding', ['garden', 'palace']],
  ['style', 'cinema', ['city']],
  ['mood', 'dreamy', ['sky', 'garden']],
  ['mood', 'mysterious', ['forest']],
  ['mood', 'romantic', ['garden', 'city']],
  ['time', 'day', ['garden', 'city']],
];

export interface NamedPlace extends Place {
  name: string;
}

/** The places of a shoot in the order of the text; at least one. */
export function placesOf(wish: Wish): NamedPlace[] {
  const named = wish.of('place');
  const implied = IMPLIED.find(([facet, id]) => wish.has(facet, id))?.[2] ?? ['studio'];
  const isNeon = wish.has('light', 'neon');
  const names = named.length > 0 ? named : isNeon ? ['city'] : implied;
  const wanted = names.filter((name) => !wish.isUnwanted('place', name));
  return (wanted.length > 0 ? wanted : ['studio']).map((name) => ({
    ...(isNeon && (name === 'city' || name === 'market') ? NEON : (PLACES[name] ?? STUDIO)),
    name,
  }));
}
