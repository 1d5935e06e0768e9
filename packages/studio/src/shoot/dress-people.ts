import {
  type BodyName,
  type Garment,
  type GarmentColours,
  type GarmentId,
  mirrorGarmentPlate,
  readGarment,
  readGarmentPlate,
} from '@kinora/wardrobe';
import type { Plate } from '../plate.ts';
import {
  bodyOf,
  chooseGarment,
  type GarmentChoice,
  MOST_BODY_FACES,
  type SheetGarment,
  WIDEST_SHARE,
} from '../stages/wardrobe/choose-garment.ts';
import { closedInstead, isNeckAmiss } from '../stages/wardrobe/close-garment.ts';
import { dyeCloth } from '../stages/wardrobe/dye-cloth.ts';
import { whyKeepOwn } from '../stages/wardrobe/may-wear.ts';
import { measureNeck } from '../stages/wardrobe/measure-neck.ts';
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

/** A view of people in garments: mannequins have no hands, so that a wide one comes as near as shows none, and ends at the chest. */
export function viewDressed(view: View): View {
  const { framing } = view;
  const share = Math.max(framing.share, WIDEST_SHARE);
  const y = Math.max(framing.y, 1 - MOST_BODY_FACES * share);
  if (share === framing.share && y === framing.y) return view;
  return { ...view, framing: { ...framing, share, y, melt: share > framing.share ? false : (framing.melt ?? false) } };
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

/** In the garment; in a closed one where the neck would be seen not to go with the face, and as they are where that does not help. */
async function putOn(plate: Plate, choice: GarmentChoice, garment: Garment, isTurned: boolean): Promise<Plate> {
  const body = bodyOf(plate);
  const colours = coloursOf(choice, garment, body);
  const dressed = await wear(plate, choice.id, garment, colours, isTurned);
  if (!isNeckAmiss(measureNeck(dressed))) return dressed;
  const instead = closedInstead(choice, body, colours.main);
  if (!instead) return plate;
  const closed = await readGarment(instead.id);
  const [first] = Object.keys(closed.colourways);
  const dyed = coloursOf({ ...instead, colours: first ?? '' }, closed, body);
  const covered = await wear(plate, instead.id, closed, dyed, isTurned && closed.oneSided === true);
  return isNeckAmiss(measureNeck(covered), 'closed') ? plate : covered;
}

function coloursOf({ id, colours, main }: GarmentChoice, garment: Garment, body: BodyName): GarmentColours {
  const colourway = garment.colourways[colours];
  if (!colourway || !garment.bodies.includes(body)) throw new RangeError(`no ${id} in ${colours} for a ${body}`);
  return main === undefined ? colourway : dyeCloth(colourway, main, garment.dyedAlong);
}

async function wear(
  plate: Plate,
  id: GarmentId,
  garment: Garment,
  colours: GarmentColours,
  isTurned: boolean,
): Promise<Plate> {
  const body = bodyOf(plate);
  const garmentPlate = await readGarmentPlate(id, body);
  const dressed = wearGarment(
    plate,
    body,
    garment,
    colours,
    isTurned ? mirrorGarmentPlate(garmentPlate) : garmentPlate,
  );
  return garment.oneSided ? { ...dressed, isOneSided: true } : dressed;
}
