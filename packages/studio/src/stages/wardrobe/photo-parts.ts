import type { BodyName } from '@kinora/wardrobe';
import type { Plane } from '../../pixels/float-plane.ts';
import type { Plate } from '../../plate.ts';
import { beyondPhoto } from './beyond-photo.ts';
import { type CellBox, cropPlane } from './cell-box.ts';
import { fitGarment, frameGarment, type GarmentFit, type GarmentFrame } from './fit-garment.ts';
import { orderHair } from './hair-order.ts';
import { jawTone } from './jaw-tone.ts';
import { type KeptPhoto, keepPhoto } from './keep-photo.ts';
import { neckBox } from './neck-box.ts';
import { neckRelief } from './neck-relief.ts';
import { PART_CELL_PX } from './person-parts.ts';
import { type PhotoNeck, photoNeck, toneOf } from './photo-neck.ts';
import { type PhotoLight, readPhotoLight } from './read-light.ts';

/** What a photo gives to whatever garment is put on: the same for all of them. */
export interface PhotoParts {
  body: BodyName;
  /** The plate with what goes on beyond the photo; the rest is measured on it. */
  plate: Plate;
  fit: GarmentFit;
  frame: GarmentFrame;
  light: PhotoLight;
  kept: KeptPhoto;
  /** Where neck and neckline are, in cells of the dressed plate; what follows has that size. */
  box: CellBox;
  relief: Plane;
  neck: PhotoNeck;
  /** Of the made neck, linear light. */
  tone: [number, number, number];
}

const known = new WeakMap<Plate, PhotoParts>();

/** The parts of a plate, made once: 10 MB. */
export function photoPartsOf(plate: Plate, body: BodyName): PhotoParts {
  const before = known.get(plate);
  if (before?.body === body) return before;
  const parts = makeParts(plate, body);
  known.set(plate, parts);
  return parts;
}

function makeParts(photo: Plate, body: BodyName): PhotoParts {
  const { plate, leftPx } = beyondPhoto(photo);
  // Measured where the photo's own outline is.
  const fitted = fitGarment(photo, body);
  const chin = { ...fitted.chin, x: fitted.chin.x + leftPx };
  const fit: GarmentFit = { ...fitted, chin, axisX: fitted.axisX + leftPx };
  const frame = frameGarment(plate, fit);
  const light = readPhotoLight(plate);
  const kept = keepPhoto(plate, fit, orderHair(plate, fit.axisX));
  const width = frame.widthPx / PART_CELL_PX;
  const height = Math.ceil(frame.heightPx / PART_CELL_PX);
  const box = neckBox(plate, fit, frame, width, height);
  const whole = photoNeck(plate, frame, kept, width, height);
  const [red, green, blue] = whole.colours.map((plane) => cropPlane(plane, box)) as [Plane, Plane, Plane];
  return {
    ...{ body, plate, fit, frame, light, kept, box },
    relief: cropPlane(neckRelief(plate, fit, frame, light, width, height), box),
    neck: { weight: cropPlane(whole.weight, box), colours: [red, green, blue] },
    tone: toneOf(whole, jawTone(plate)),
  };
}
