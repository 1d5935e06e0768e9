import type { View } from '../../shoot/view.ts';
import { rgbOfHex } from '../../stages/colour.ts';
import type { Wish } from './wish.ts';

/** Colours as cloth, paper and paint have them. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '#a82430',
  orange: '#d8742a',
  yellow: '#e0b83a',
  green: '#2f6a4a',
  blue: '#2a5296',
  purple: '#6a3f8a',
  pink: '#e08aa4',
  white: '#f0ece2',
  black: '#1c1c20',
  brown: '#7c5434',
  grey: '#84888c',
  gold: '#b8903a',
};
const CLOTHES: Readonly<Record<string, readonly string[]>> = {
  suit: ['#23272f', '#2c3648', '#3a3a3c'],
  shirt: ['#eeeae0', '#b4c4d4', '#d8cdb8'],
  dress: ['#a82430', '#2a3f6a', '#e4d8c4', '#3f6a5a'],
  coat: ['#8a6444', '#2f343c', '#a89478'],
  sweater: ['#b4643c', '#e4dcc8', '#4a5a48', '#7a2f34'],
  wedding: ['#f6f2ea'],
  uniform: ['#22304e', '#e8e8e4', '#6a2430'],
  traditional: ['#9a2a2c', '#2f5a5a', '#d8c49a', '#2a3a6a'],
};
/** What people wear when nothing is said: their own clothes, and every third picture a quiet colour. */
const QUIET = ['#3c4a5e', '#d8cdb8', '#5a4638', '#66697a'] as const;

/** Colours that were asked for. */
export function paletteOf(wish: Wish): string[] {
  return wish.of('colour').flatMap(shadeOf);
}

/** The shade that a colour has in the pictures. */
export const shadeOf = (colour: string): string | [] => COLOURS[colour] ?? [];

/** Colour of the garment of a person in one picture; undefined leaves it as it is. */
export function outfitOf(wish: Wish, picture: number, person = 0): string | undefined {
  const palette = paletteOf(wish);
  const index = picture + person;
  // A wish of one picture has its own colour first.
  if (palette.length > 0) return palette[(wish.isTurned ? person : index) % palette.length];
  const clothes = allowedOf(
    wish,
    wish.of('outfit').flatMap((id) => CLOTHES[id] ?? []),
  );
  if (clothes.length > 0) return clothes[index % clothes.length];
  const quiet = allowedOf(wish, QUIET);
  return index % 3 === 2 ? quiet[index % quiet.length] : undefined;
}

/** Without the shades of a colour that must not be there. */
export function allowedOf(wish: Wish, shades: readonly string[]): readonly string[] {
  return shades.filter((shade) => !wish.forbids('colour', colourOf(shade)));
}

/** The colour that a shade would be called. */
function colourOf(shade: string): string {
  const [r, g, b] = rgbOfHex(shade);
  const distances = Object.entries(COLOURS).map(([id, hex]) => {
    const [red, green, blue] = rgbOfHex(hex);
    return { id, distance: (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 };
  });
  return distances.reduce((best, next) => (next.distance < best.distance ? next : best)).id;
}

/**
 * What the second of two people wears in one picture: of two colours that were asked for the other one, of one the same.
 * Where nothing was asked for the two differ, as people do.
 */
export function dressSecond(wish: Wish, index: number): Pick<View, 'outfit' | 'hair'> {
  const outfit = outfitOf(wish, index, 1);
  const hair = hairOf(wish, index);
  return { ...(outfit === undefined ? {} : { outfit }), ...(hair === undefined ? {} : { hair }) };
}

const HAIR: Readonly<Record<string, string>> = {
  black: '#2a2320',
  brown: '#5c3a24',
  blond: '#cfae78',
  grey: '#a8a8a8',
  red: '#9c4420',
};

/** Colour of the hair; undefined leaves it as it is. */
export function hairOf(wish: Wish, index: number): string | undefined {
  return HAIR[wish.inTurn('hair', index) ?? ''];
}
