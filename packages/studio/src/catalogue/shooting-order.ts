import type { SheetGarment } from '../stages/wardrobe/choose-garment.ts';
import { COMPOSITION_NAMES, COMPOSITIONS, type CompositionName } from '../themes/composition.ts';
import { threeOutfits } from '../themes/recipes/three-outfits.ts';

const near: SheetGarment = {};
const side: SheetGarment = {};
const middle: SheetGarment = {};
const OUTFITS = threeOutfits(near, side, middle);
const TURNS = [undefined, near, side, middle];
const OUTFIT_OF_SHEET = COMPOSITION_NAMES.map((name) => TURNS.indexOf(OUTFITS[name]));
const isMirrored = (name: CompositionName): boolean => 'mirror' in COMPOSITIONS[name].framing;

/** Which of a theme's three outfits a sheet is shot in, from 1; 0 are people's own clothes. */
export const outfitOfSheet = (sheet: number): number => OUTFIT_OF_SHEET[sheet] ?? 0;

/** Names the photos of a sheet. */
export type PhotosOf = (sheet: number) => string;

const onePhoto: PhotosOf = () => '';

/**
 * Sheets of a theme as they are best shot, those in people's own clothes first: all of a run are in one outfit and of the same photos,
 * which a thread keeps dressed.
 */
export function shootingRuns(sheets: readonly number[], photosOf: PhotosOf = onePhoto): number[][] {
  return inRuns(sheets, outfitOfSheet, photosOf, (sheet) => {
    // Mirrored sheets of an outfit stand together: what closes to one side is put on mirrored for them.
    const name = COMPOSITION_NAMES[sheet];
    return name && isMirrored(name) ? 1 : 0;
  });
}

/** Sheets by outfit and photos, sorted within by what is left. */
export function inRuns(
  sheets: readonly number[],
  outfitOf: (sheet: number) => number,
  photosOf: PhotosOf,
  restOf: (sheet: number) => number = () => 0,
): number[][] {
  const sorted = [...sheets].sort((a, b) => outfitOf(a) - outfitOf(b) || restOf(a) - restOf(b));
  return [...Map.groupBy(sorted, (sheet) => `${outfitOf(sheet)} ${photosOf(sheet)}`).values()];
}
