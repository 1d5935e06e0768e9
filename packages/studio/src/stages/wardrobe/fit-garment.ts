import { type BodyName, PLATE_VIEW } from '@kinora/wardrobe';
import { clamp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { LANDMARK, middleOf, type Point, pointAt } from '../figure/landmarks.ts';

/** How a garment lies on a plate. Plate pixels of the photo's plate. */
export interface GarmentFit {
  pxPerCm: number;
  chin: Point;
  /** The middle of neck and body: the chin is off it on a head that leans or turns. */
  axisX: number;
  /** How many times wider than the mannequin the person is beyond the collar. */
  stretch: number;
}

/** Neck and collar keep their width; what lies further from the axis is stretched to the person's shoulders. */
export const COLLAR_CM = 9.5;
/** Soft garments hang on the mannequins' shoulders: what lies further out than the collar is raised by up to so much. */
export const MOST_LIFT_CM = 3;
/** From forehead to chin (landmarks 10 and 152), centimetres; the child's mannequin is in those of a woman's face. */
const FACE_CM: Record<BodyName, number> = { man: 17.8, woman: 16.9, child: 16.9 };
/** Width of people in thin clothes at the measured rows, in face heights. */
const USUAL_WIDTH_FACES: Record<BodyName, number> = { man: 2.62, woman: 2.55, child: 2.3 };
/**
 * The mannequins are narrower than people, whose shoulders are 51 and 45 cm wide without clothes (bideltoid breadth, ANSUR II,
 * https://www.openlab.psu.edu/ansur2/): garments are wider by this, more or less as the person is.
 */
const WIDER: Record<BodyName, number> = { man: 1.08, woman: 1.12, child: 1 };
const OF_PERSON = { least: 0.96, most: 1.06 };
const RADIANS = Math.PI / 180;
/** The outline may correct the axis by so much of a face height: long hair or an arm moves it too. */
const MOST_CORRECTION_FACES = 0.1;

/** Chin on chin, scaled by the face, upright on the body's axis. */
export function fitGarment(plate: Plate, body: BodyName): GarmentFit {
  const { faceHeightPx: fh, person } = plate;
  const chin = pointAt(plate.landmarks, LANDMARK.chin);
  const ears = middleOf(plate.landmarks, LANDMARK.leftEar, LANDMARK.rightEar);
  const roll = person.roll * RADIANS;
  const lean = 0.24 * Math.sin(roll) + 0.3 * Math.sin(roll / 2) - 0.26 * Math.sin(person.yaw * RADIANS);
  // On a level head the middle of the ears says the same as the chin, and neither is read quite exactly.
  const isLevel = Math.abs(person.roll) < 6 && Math.abs(person.yaw) < 6;
  const expected = (isLevel ? chin.x * 0.5 + ears.x * 0.5 : chin.x) + lean * fh;
  const outline = measureOutline(plate, chin.y);
  const most = MOST_CORRECTION_FACES * fh;
  return {
    pxPerCm: fh / FACE_CM[body],
    chin,
    axisX: expected + (outline ? clamp(outline.middle - expected, -most, most) : 0),
    stretch:
      WIDER[body] *
      (outline ? clamp(outline.width / fh / USUAL_WIDTH_FACES[body], OF_PERSON.least, OF_PERSON.most) : 1),
  };
}

/** Middle and width of the body at the shoulders' height, where both sides are in the photo. */
function measureOutline(plate: Plate, chinY: number): { middle: number; width: number } | undefined {
  const found: { middle: number; width: number }[] = [];
  for (const below of [0.85, 1, 1.15]) {
    const y = Math.round(chinY + below * plate.faceHeightPx);
    if (y >= plate.heightPx - 2) continue;
    const row = plate.alpha.subarray(y * plate.widthPx, (y + 1) * plate.widthPx);
    const left = row.findIndex((a) => a > 127);
    const right = row.findLastIndex((a) => a > 127);
    if (left > 3 && right < plate.widthPx - 4) found.push({ middle: (left + right) / 2, width: right - left });
  }
  if (found.length === 0) return undefined;
  const mean = (of: (one: (typeof found)[number]) => number): number =>
    found.reduce((sum, one) => sum + of(one), 0) / found.length;
  return { middle: mean((one) => one.middle), width: mean((one) => one.width) };
}

/** The garment's plane as large as the dressed plate needs it. */
export interface GarmentFrame {
  /** Columns and rows that the dressed plate has more than the photo's, at the left; even, for the cells of its parts. */
  padLeftPx: number;
  widthPx: number;
  heightPx: number;
}

/** A dressed plate shows the whole garment, also where the photo's edge cut the person off. */
export function frameGarment(plate: Plate, fit: GarmentFit): GarmentFrame {
  const half = (PLATE_VIEW.widthCm / 2) * fit.pxPerCm * fit.stretch;
  const padLeftPx = Math.max(0, Math.ceil((half - fit.axisX) / 2) * 2);
  const right = Math.ceil(Math.max(plate.widthPx, fit.axisX + half) / 2) * 2;
  const below = ((1 - PLATE_VIEW.chin.y) * PLATE_VIEW.heightCm - MOST_LIFT_CM) * fit.pxPerCm;
  return { padLeftPx, widthPx: padLeftPx + right, heightPx: Math.floor((fit.chin.y + below - 2) / 2) * 2 };
}
