import { type Garment, mirrorGarmentPlate, readGarment, readGarmentPlate } from '@kinora/wardrobe';
import type { Plate } from '../plate.ts';
import {
  bodyOf,
  chooseGarment,
  type GarmentChoice,
  type SheetGarment,
  WIDEST_SHARE,
} from '../stages/wardrobe/choose-garment.ts';
import { dyeCloth } from '../stages/wardrobe/dye-cloth.ts';
import { whyKeepOwn } from '../stages/wardrobe/may-wear.ts';
import { wearGarment } from '../stages/wardrobe/wear-garment.ts';
import type { View } from './view.ts';

/** Who is dressed in what: one outfit a person, 40 MB with what is drawn from it. */
const worn = new WeakMap<Plate, { outfit: string; plate: Promise<Plate> }>();

/**
 * The people of a shot in its garments; in their own clothes where the shot names none for them, or their photo does not allow it. Two
 * people are dressed both or neither: one in a suit beside one in a T-shirt is no pair.
 */
export async function dressPeople({ garment, framing }: View, plates: readonly Plate[]): Promise<readonly Plate[]> {
  const isMirrored = framing.mirror ?? false;
  const dressed = await Promise.all(plates.map((plate) => dress(plate, garment, isMirrored)));
  return dressed.every(({ isDressed }) => isDressed) ? dressed : plates;
}

/** A view of people in garments: mannequins have no hands, so that a wide one comes as near as shows none, and ends below its frame. */
export function viewDressed(view: View): View {
  if (view.framing.share >= WIDEST_SHARE) return view;
  return { ...view, framing: { ...view.framing, share: WIDEST_SHARE, melt: false } };
}

async function dress(plate: Plate, garments: SheetGarment | undefined, isMirrored: boolean): Promise<Plate> {
  const choice = chooseGarment(plate, garments);
  if (!choice || whyKeepOwn(plate)) return plate;
  const garment = await readGarment(choice.id);
  const isTurned = isMirrored && garment.oneSided === true;
  const outfit = JSON.stringify({ ...choice, isTurned });
  const known = worn.get(plate);
  if (known?.outfit === outfit) return known.plate;
  // Gone before the next one is made.
  worn.delete(plate);
  const dressed = putOn(plate, choice, garment, isTurned);
  worn.set(plate, { outfit, plate: dressed });
  return dressed;
}

async function putOn(
  plate: Plate,
  { id, colours, main }: GarmentChoice,
  garment: Garment,
  isTurned: boolean,
): Promise<Plate> {
  const colourway = garment.colourways[colours];
  const body = bodyOf(plate);
  if (!colourway || !garment.bodies.includes(body)) throw new RangeError(`no ${id} in ${colours} for a ${body}`);
  const cloth = main === undefined ? colourway : dyeCloth(colourway, main, garment.dyedAlong);
  const garmentPlate = await readGarmentPlate(id, body);
  return wearGarment(plate, body, garment, cloth, isTurned ? mirrorGarmentPlate(garmentPlate) : garmentPlate);
}
