import { type NamedPlace, placesOf } from './places/index.ts';
import { type StagedPlace, viewOfSet } from './places/sets.ts';
import type { Wish } from './wish.ts';

/** Where one picture is taken. */
export interface Stand {
  place: NamedPlace;
  /** A set that shows the place as it was asked for; painted where there is none. */
  set?: StagedPlace;
  /** How often the place was there before. */
  round: number;
  /** How often the set was. */
  setRound: number;
}

/** Where the picture of any number is taken, in a shoot of pictures with these wishes. */
export function standsOf(wish: Wish, moments: readonly Wish[]): (index: number) => Stand {
  if (!wish.isTurned) return inOrder(placesOf(wish));
  const places = moments.flatMap((moment) => placesOf(moment).slice(0, 1));
  // A real place beside a drawn one makes both look false: one of them painted, all of it is.
  const painted = new Set(places.filter(({ sets }) => sets.length === 0).map(({ name }) => name));
  const seen = new Map<unknown, number>();
  const count = (key: unknown): number => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before;
  };
  const stands = places.map((place): Stand => {
    const sets = painted.has(place.name) ? [] : [...place.sets];
    const [set] = sets.sort((a, b) => (seen.get(a) ?? 0) - (seen.get(b) ?? 0));
    return { place, round: count(place.name), ...(set && { set }), setRound: set ? count(set) : 0 };
  });
  return (index) => found(stands[index % stands.length]);
}

/** As it was before version 4: each place in its turn. */
function inOrder(places: readonly NamedPlace[]): (index: number) => Stand {
  return (index) => {
    const place = found(places[index % places.length]);
    const round = Math.floor(index / places.length);
    const set = place.sets[round % Math.max(1, place.sets.length)];
    return { place, round, ...(set && { set }), setRound: Math.floor(round / Math.max(1, place.sets.length)) };
  };
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new RangeError('a shoot without a place');
  return thing;
}

export const stagedAt = ({ set, setRound }: Stand) => set && viewOfSet(set, setRound);
