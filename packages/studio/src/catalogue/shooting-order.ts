import type { SheetGarment } from '../stages/wardrobe/choose-garment.ts';
import { COMPOSITION_NAMES, COMPOSITIONS, type CompositionName } from '../themes/composition.ts';
import { threeOutfits } from '../themes/recipes/three-outfits.ts';

const near: SheetGarment = {};
const side: SheetGarment = {};
const middle: SheetGarment = {};
const OUTFITS = threeOutfits(near, side, middle);
const TURNS = [undefined, near, side, middle];
/** Mirrored sheets of an outfit stand together: what closes to one side is put on mirrored for them. */
const isMirrored = (name: CompositionName): boolean => 'mirror' in COMPOSITIONS[name].framing;
const TURN_OF_SHEET = COMPOSITION_NAMES.map((name) => 2 * TURNS.indexOf(OUTFITS[name]) + (isMirrored(name) ? 1 : 0));

/**
 * Sheets of a theme in the order in which they are best shot: first those in people's own clothes, then one outfit after the other,
 * since a thread keeps a person in one outfit only.
 */
export function shootingOrder(sheets: readonly number[]): number[] {
  const turn = (sheet: number): number => TURN_OF_SHEET[sheet] ?? 0;
  return [...sheets].sort((a, b) => turn(a) - turn(b));
}
