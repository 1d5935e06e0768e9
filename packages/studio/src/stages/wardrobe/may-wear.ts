import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';

/** Why somebody keeps their own clothes. */
export type KeepsOwn =
  | 'a child'
  | 'no classes'
  | 'tilted'
  | 'bowed'
  | 'turned'
  | 'no neck'
  | 'wrapped up'
  | 'a hand at the face';

/** The mannequins are grown up. */
const YOUNGEST = 15;
/** Degrees: garments are seen from the front, on an upright neck. */
const MOST_ROLL = 25;
const MOST_PITCH = 20;
const MOST_YAW = 26;
/** What the photo has to show under the chin, in face heights. */
const LEAST_NECK_FACES = 0.12;
/** Cells of cloth or skin beside the face, as a share of a square of the face's height. */
const MOST_CLOTH_BESIDE = 0.05;
const MOST_SKIN_BESIDE = 0.035;

/** Whether a garment can be put on a person, by what their photo shows; undefined when it can. */
export function whyKeepOwn(plate: Plate): KeepsOwn | undefined {
  const { age, roll, pitch, yaw } = plate.person;
  if (!plate.classes) return 'no classes';
  if (age < YOUNGEST) return 'a child';
  if (Math.abs(roll) > MOST_ROLL) return 'tilted';
  if (Math.abs(pitch) > MOST_PITCH) return 'bowed';
  if (Math.abs(yaw) > MOST_YAW) return 'turned';
  const chin = pointAt(plate.landmarks, LANDMARK.chin);
  if (plate.heightPx - chin.y < LEAST_NECK_FACES * plate.faceHeightPx) return 'no neck';
  const { clothes, bodySkin } = partsOf(plate);
  if (besideFace(plate, clothes, LANDMARK.leftMouthCorner) > MOST_CLOTH_BESIDE) return 'wrapped up';
  if (besideFace(plate, bodySkin, LANDMARK.lowerLip) > MOST_SKIN_BESIDE) return 'a hand at the face';
  return undefined;
}

/** How much of a part lies beside the face between the forehead and a landmark: a hood, a scarf, a hand. */
function besideFace(plate: Plate, part: Uint8Array, lowest: number): number {
  const { landmarks, faceHeightPx } = plate;
  const parts = partsOf(plate);
  const top = Math.round(pointAt(landmarks, LANDMARK.forehead).y / PART_CELL_PX);
  const bottom = Math.round(pointAt(landmarks, lowest).y / PART_CELL_PX);
  const inner = faceHeightPx * 0.14;
  const left = pointAt(landmarks, LANDMARK.leftEar).x - inner;
  const right = pointAt(landmarks, LANDMARK.rightEar).x + inner;
  const reach = faceHeightPx * 0.6;
  let cells = 0;
  for (let y = Math.max(0, top); y < Math.min(bottom, parts.heightPx); y++) {
    for (let x = 0; x < parts.widthPx; x++) {
      const at = x * PART_CELL_PX;
      const isBeside = (at < left && at > left - reach) || (at > right && at < right + reach);
      if (isBeside && (part[y * parts.widthPx + x] ?? 0) > 127) cells++;
    }
  }
  return cells / (faceHeightPx / PART_CELL_PX) ** 2;
}
