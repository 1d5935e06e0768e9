import type { BodyName, Garment, GarmentColours, GarmentPlate } from '@kinora/wardrobe';
import type { Plate } from '../../plate.ts';
import { composeDressed } from './compose-dressed.ts';
import { fitGarment, frameGarment, type GarmentFit, type GarmentFrame } from './fit-garment.ts';
import { orderHair } from './hair-order.ts';
import { type KeptPhoto, keepPhoto } from './keep-photo.ts';
import { makeNeck } from './make-neck.ts';
import { type PhotoLight, readPhotoLight } from './read-light.ts';
import { mixLights, shadeCloth } from './shade-cloth.ts';
import { warpGarment } from './warp-garment.ts';

/** What is the same in every garment. */
interface Wearer {
  fit: GarmentFit;
  frame: GarmentFrame;
  light: PhotoLight;
  kept: KeptPhoto;
}

const wearers = new WeakMap<Plate, Wearer>();

/** A plate of the same person in a garment: everything that is made of a plate can be made of it. */
export function wearGarment(
  plate: Plate,
  body: BodyName,
  garment: Garment,
  colours: GarmentColours,
  garmentPlate: GarmentPlate,
): Plate {
  const wearer = wearers.get(plate) ?? measureWearer(plate, body);
  wearers.set(plate, wearer);
  const { fit, frame, light, kept } = wearer;
  const fitted = warpGarment(garmentPlate, fit, frame);
  const brightness = mixLights(fitted, light);
  const neck = makeNeck(plate, body, fit, frame, fitted, brightness, kept, light);
  const cloth = shadeCloth(fitted, brightness, garment, colours, light);
  const inside = colours[garment.inside] ?? colours.main ?? '#303030';
  return composeDressed({ plate, ...wearer, fitted, neck, cloth, inside });
}

function measureWearer(plate: Plate, body: BodyName): Wearer {
  const fit = fitGarment(plate, body);
  const kept = keepPhoto(plate, fit, orderHair(plate, fit.axisX));
  return { fit, frame: frameGarment(plate, fit), light: readPhotoLight(plate), kept };
}
