import type { BodyName, Garment, GarmentColours, GarmentPlate } from '@kinora/wardrobe';
import type { Plate } from '../../plate.ts';
import { composeDressed } from './compose-dressed.ts';
import { makeNeck } from './make-neck.ts';
import { photoPartsOf } from './photo-parts.ts';
import { mixLights, shadeCloth } from './shade-cloth.ts';
import { warpGarment } from './warp-garment.ts';

/** A plate of the same person in a garment: everything that is made of a plate can be made of it. */
export function wearGarment(
  photo: Plate,
  body: BodyName,
  garment: Garment,
  colours: GarmentColours,
  garmentPlate: GarmentPlate,
): Plate {
  const parts = photoPartsOf(photo, body);
  const { plate, fit, frame, light, kept } = parts;
  const fitted = warpGarment(garmentPlate, fit, frame);
  const brightness = mixLights(fitted, light);
  const neck = makeNeck(plate, parts, fitted, brightness);
  const cloth = shadeCloth(fitted, brightness, garment, colours, light);
  const inside = colours[garment.inside] ?? colours.main ?? '#303030';
  return composeDressed({ plate, fit, frame, kept, fitted, neck, cloth, inside });
}
