import {
  type BodyName,
  type Garment,
  type GarmentId,
  type GarmentPlate,
  mirrorGarmentPlate,
  readGarment,
  readGarmentPlate,
} from '@kinora/wardrobe';
import type { Plate } from '../plate.ts';
import { bodyOf, chooseGarment, type GarmentChoice, type SheetGarment } from '../stages/wardrobe/choose-garment.ts';
import { whyKeepOwn } from '../stages/wardrobe/may-wear.ts';
import { wearGarment } from '../stages/wardrobe/wear-garment.ts';
import type { View } from './view.ts';

/** A face smaller than this share of the frame shows hips and hands, which no garment has. */
const WIDEST_SHARE = 0.2;
/** Dressed plates kept of a person, 30 MB each with what is drawn from them; and the garment that was put on last, 12 MB. */
const KEPT_OUTFITS = 3;
const KEPT_GARMENTS = 1;

const outfits = new WeakMap<Plate, Map<string, Promise<Plate>>>();
const garments = new Map<string, Promise<GarmentPlate>>();

/**
 * The people of a shot in its garments; in their own clothes where the shot names none for them, or their photo does not allow it. Two
 * people keep their own: one in a suit beside one in a T-shirt is no pair.
 */
export async function dressPeople(view: View, plates: readonly Plate[]): Promise<readonly Plate[]> {
  const { garment, framing } = view;
  return plates.length === 1
    ? Promise.all(plates.map((plate) => dress(plate, garment, framing.mirror ?? false)))
    : plates;
}

/** Whether a view is close enough for a garment: in wide ones everybody wears their own. */
export const showsGarment = ({ framing }: View): boolean => framing.share >= WIDEST_SHARE;

async function dress(plate: Plate, worn: SheetGarment | undefined, isMirrored: boolean): Promise<Plate> {
  const choice = chooseGarment(plate, worn);
  if (!choice || whyKeepOwn(plate)) return plate;
  const own = outfits.get(plate) ?? new Map<string, Promise<Plate>>();
  outfits.set(plate, own);
  const garment = await readGarment(choice.id);
  const isTurned = isMirrored && garment.oneSided === true;
  const key = `${choice.id} ${choice.colours}${isTurned ? ' turned' : ''}`;
  return keep(own, key, KEPT_OUTFITS, () => putOn(plate, choice, garment, isTurned));
}

async function putOn(
  plate: Plate,
  { id, colours }: GarmentChoice,
  garment: Garment,
  isTurned: boolean,
): Promise<Plate> {
  const colourway = garment.colourways[colours];
  const body = bodyOf(plate);
  if (!colourway || !garment.bodies.includes(body)) throw new RangeError(`no ${id} in ${colours} for a ${body}`);
  return wearGarment(plate, body, garment, colourway, await openGarment(id, body, isTurned));
}

const openGarment = (id: GarmentId, body: BodyName, isTurned: boolean): Promise<GarmentPlate> =>
  keep(garments, `${id} ${body}${isTurned ? ' turned' : ''}`, KEPT_GARMENTS, async () => {
    const plate = await readGarmentPlate(id, body);
    return isTurned ? mirrorGarmentPlate(plate) : plate;
  });

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
