import { type BodyName, type GarmentId, type GarmentPlate, readGarment, readGarmentPlate } from '@kinora/wardrobe';
import type { Plate } from '../plate.ts';
import { bodyOf, chooseGarment, type GarmentChoice, type SheetGarment } from '../stages/wardrobe/choose-garment.ts';
import { dyeCloth } from '../stages/wardrobe/dye-cloth.ts';
import { whyKeepOwn } from '../stages/wardrobe/may-wear.ts';
import { wearGarment } from '../stages/wardrobe/wear-garment.ts';
import type { View } from './view.ts';

/** A face smaller than this share of the frame shows hips and hands, which no garment has. */
export const WIDEST_SHARE = 0.2;
/** Dressed plates kept of a person, 40 MB each with what is drawn from them; and the garment that was put on last, 12 MB. */
const KEPT_OUTFITS = 1;
const KEPT_GARMENTS = 1;

const outfits = new WeakMap<Plate, Map<string, Promise<Plate>>>();
const garments = new Map<string, Promise<GarmentPlate>>();

/**
 * The people of a shot in its garments; in their own clothes where the shot names none for them, or their photo does not allow it. Two
 * people are dressed both or neither: one in a suit beside one in a T-shirt is no pair.
 */
export async function dressPeople({ garment }: View, plates: readonly Plate[]): Promise<readonly Plate[]> {
  const dressed = await Promise.all(plates.map((plate) => dress(plate, garment)));
  return dressed.every(({ isDressed }) => isDressed) ? dressed : plates;
}

/** Whether a view is close enough for a garment: in wide ones everybody wears their own. */
export const showsGarment = ({ framing }: View): boolean => framing.share >= WIDEST_SHARE;

async function dress(plate: Plate, garment: SheetGarment | undefined): Promise<Plate> {
  const choice = chooseGarment(plate, garment);
  if (!choice || whyKeepOwn(plate)) return plate;
  const own = outfits.get(plate) ?? new Map<string, Promise<Plate>>();
  outfits.set(plate, own);
  return keep(own, `${choice.id} ${choice.colours} ${choice.main ?? ''}`, KEPT_OUTFITS, () => putOn(plate, choice));
}

async function putOn(plate: Plate, { id, colours, main }: GarmentChoice): Promise<Plate> {
  const garment = await readGarment(id);
  const colourway = garment.colourways[colours];
  const body = bodyOf(plate);
  if (!colourway || !garment.bodies.includes(body)) throw new RangeError(`no ${id} in ${colours} for a ${body}`);
  const cloth = main === undefined ? colourway : dyeCloth(colourway, main);
  return wearGarment(plate, body, garment, cloth, await openGarment(id, body));
}

const openGarment = (id: GarmentId, body: BodyName): Promise<GarmentPlate> =>
  keep(garments, `${id} ${body}`, KEPT_GARMENTS, () => readGarmentPlate(id, body));

/** What was made before, or made now; the one that was made longest ago goes. */
function keep<Made>(
  kept: Map<string, Promise<Made>>,
  key: string,
  most: number,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
  const made = make();
  kept.set(key, made);
  return made;
}
