import type { Facet } from '../concepts.ts';
import { looksOf, ofRun } from './garments.ts';
import { isDrawn, MEDIA } from './is-drawn.ts';
import { namesOfPlaces } from './places/place-facts.ts';
import { spread } from './spread.ts';
import type { Wish } from './wish.ts';

/** What a picture has one of. Others of these facets are in every picture. */
interface Turn {
  facet: Facet;
  ids?: readonly string[];
}

/** In this order: what comes first decides on what else a picture can show. */
const TURNS: readonly Turn[] = [
  { facet: 'style', ids: MEDIA },
  { facet: 'time' },
  { facet: 'season' },
  { facet: 'weather', ids: ['rain', 'snow', 'sun'] },
  { facet: 'light' },
  { facet: 'mood' },
  { facet: 'expression' },
  { facet: 'hair' },
];

/**
 * The wish of each picture: of what goes in turn one thing, so that as much as so many pictures can hold is in one of them.
 * In recipes from before version 4 every picture has the wish of the whole.
 */
export function momentsOf(wish: Wish, count: number): Wish[] {
  const pictures = Array.from({ length: count }, (_, picture) => picture);
  if (!wish.isTurned) return pictures.map(() => wish);
  const places = spread(namesOfPlaces(wish), pictures.map(String), () => true).map((place) => place ?? 'studio');
  const looks = looksOf(wish);
  const stood = pictures.map((picture) => {
    const look = ofRun(looks, picture, count);
    const dressed = look && {
      outfit: [look.kind],
      colour: look.colour === undefined ? [] : ownFirst(wish, look.colour),
    };
    return wish.narrow({ place: places.slice(picture, picture + 1), ...dressed });
  });
  const taken = TURNS.reduce((moments, turn) => takeTurns(wish, moments, places, turn), stood);
  return looks.length > 0 ? taken : colourInTurn(wish, taken, places);
}

function takeTurns(wish: Wish, moments: readonly Wish[], places: readonly string[], { facet, ids }: Turn): Wish[] {
  const asked = wish.of(facet);
  // The sun shines on snow, but not in the rain.
  const isOnSnow = facet === 'weather' && !asked.includes('rain');
  const inTurn = asked.filter((id) => (ids?.includes(id) ?? true) && !(isOnSnow && id === 'sun'));
  const always = asked.filter((id) => !inTurn.includes(id));
  const withOne = (moment: Wish, id: string): Wish =>
    moment.narrow({ [facet]: asked.filter((other) => other === id || always.includes(other)) });
  const fits = (id: string, picture: number): boolean => {
    const moment = moments[picture];
    return moment !== undefined && !(id === 'snow' && isOfAnotherSeason(wish, moment));
  };
  const turns = spread(inTurn, places, (id, picture) => {
    const moment = moments[picture];
    return moment !== undefined && fits(id, picture) && isDrawn(withOne(moment, id), facet, id, picture);
  });
  return moments.map((moment, picture) => {
    const id = [turns[picture], ...inTurn].find((one) => one !== undefined && fits(one, picture));
    return withOne(moment, id ?? '');
  });
}

/** Of several seasons it snows in winter. */
const isOfAnotherSeason = (wish: Wish, moment: Wish): boolean =>
  wish.has('season', 'winter') && !moment.has('season', 'winter');

const ownFirst = (wish: Wish, colour: string): string[] => [
  colour,
  ...wish.of('colour').filter((other) => other !== colour),
];

/** Whose own clothes take the colours: of two people the second has the next one. */
function colourInTurn(wish: Wish, moments: readonly Wish[], places: readonly string[]): Wish[] {
  const colours = wish.of('colour');
  const from = (colour: string): string[] => {
    const at = colours.indexOf(colour);
    return [...colours.slice(at), ...colours.slice(0, at)];
  };
  const turns = spread(colours, places, (colour, picture) => {
    const moment = moments[picture]?.narrow({ colour: [colour] });
    return moment !== undefined && isDrawn(moment, 'colour', colour, picture);
  });
  return moments.map((moment, picture) => moment.narrow({ colour: from(turns[picture] ?? '') }));
}
