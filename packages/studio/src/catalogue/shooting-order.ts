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

/** Which photos sheets are made of, and how they are best shot. */
export interface ShotPhotos {
  /** Names the photos of a sheet. */
  of(sheet: number): string;
  /** The photos of an outfit by turns: several threads keep to the one that each has. Else one after the other. */
  isByTurns: boolean;
}

const ONE_PHOTO: ShotPhotos = { of: () => '', isByTurns: false };

/**
 * Sheets of a theme in the order in which they are best shot: first those in people's own clothes, then one outfit after the other, and
 * in each the sheets of one photo together, since a thread keeps a photo in one outfit only.
 */
export function shootingOrder(sheets: readonly number[], photos: ShotPhotos = ONE_PHOTO): number[] {
  return inRuns(sheets, outfitOfSheet, photos, (sheet) => {
    // Mirrored sheets of an outfit stand together: what closes to one side is put on mirrored for them.
    const name = COMPOSITION_NAMES[sheet];
    return name && isMirrored(name) ? 1 : 0;
  });
}

/** Sheets by outfit, then by their photos in the order in which these come or by turns, then by what is left. */
export function inRuns(
  sheets: readonly number[],
  outfitOf: (sheet: number) => number,
  photos: ShotPhotos,
  restOf: (sheet: number) => number = () => 0,
): number[] {
  const sorted = [...sheets].sort((a, b) => outfitOf(a) - outfitOf(b) || restOf(a) - restOf(b));
  return [...Map.groupBy(sorted, outfitOf).values()].flatMap((run) => {
    const own = [...Map.groupBy(run, photos.of).values()];
    return photos.isByTurns ? run.flatMap((_, turn) => own.flatMap((some) => some[turn] ?? [])) : own.flat();
  });
}
