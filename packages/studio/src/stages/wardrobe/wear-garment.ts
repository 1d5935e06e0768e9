import type { BodyName, Garment, GarmentColours, GarmentPlate } from '@kinora/wardrobe';
import type { Plate } from '../../plate.ts';
import { composeDressed } from './compose-dressed.ts';
import { fitGarment, frameGarment } from './fit-garment.ts';
import { orderHair } from './hair-order.ts';
import { keepPhoto } from './keep-photo.ts';
import { makeNeck } from './make-neck.ts';
import { readPhotoLight } from './read-light.ts';
import { mixLights, shadeCloth } from './shade-cloth.ts';
import { warpGarment } from './warp-garment.ts';

/** A plate of the same person in a garment: everything that is made of a plate can be made of it. */
export function wearGarment(
  plate: Plate,
  body: BodyName,
  garment: Garment,
  colours: GarmentColours,
  garmentPlate: GarmentPlate,
): Plate {
  const fit = fitGarment(plate, body);
  const frame = frameGarment(plate, fit);
  const light = readPhotoLight(plate);
  const kept = keepPhoto(plate, fit, orderHair(plate, fit.axisX));
  const fitted = warpGarment(garmentPlate, fit, frame);
  const brightness = mixLights(fitted, light);
  const neck = makeNeck(plate, body, fit, frame, fitted, brightness, kept, light);
  const cloth = shadeCloth(fitted, brightness, garment, colours, light);
  const inside = colours[garment.inside] ?? colours.main ?? '#303030';
  return composeDressed({ plate, fit, frame, kept, fitted, neck, cloth, inside });
}
