import type { Wish } from '../wish.ts';

/** Places that no weather comes into. */
const INDOORS: readonly string[] = ['cafe', 'library', 'home', 'classroom', 'stage', 'studio', 'space', 'underwater'];

export function isPlaceIndoors(name: string): boolean {
  return INDOORS.includes(name);
}

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

/** Names of the places of a shoot in the order of the text; at least one. */
export function namesOfPlaces(wish: Wish): readonly string[] {
  const named = wish.of('place');
  const implied = IMPLIED.find(([facet, id]) => wish.has(facet, id))?.[2] ?? ['studio'];
  const names = named.length > 0 ? named : wish.has('light', 'neon') ? ['city'] : implied;
  const wanted = names.filter((name) => !wish.isUnwanted('place', name));
  return wanted.length > 0 ? wanted : ['studio'];
}
