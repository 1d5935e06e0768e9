import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { CHILD_BELOW_YEARS } from './choose-garment.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';
import { tintOf } from './skin-tint.ts';
import { MOST_PITCH, MOST_ROLL, MOST_YAW } from './wearing-pose.ts';

/** Why somebody keeps their own clothes. */
export type KeepsOwn =
  | 'a toddler'
  | 'half grown'
  | 'no classes'
  | 'tilted'
  | 'bowed'
  | 'turned'
  | 'no neck'
  | 'wrapped up'
  | 'a hand at the face'
  | 'coloured light';

/** The child's mannequin is seven years old: a toddler's head is larger. */
const YOUNGEST = 4;
/** Between a child's body and a grown one lies none. */
const GROWN_FROM = 15;
/** What the photo has to show under the chin, in face heights: next to nothing, as the neck is made; without a garment such a photo has no foot. */
const LEAST_NECK_FACES = 0.01;
/** Cells of cloth or skin beside the face, as a share of a square of the face's height. */
const MOST_CLOTH_BESIDE = 0.05;
const MOST_SKIN_BESIDE = 0.035;

/** Skin is redder than blue by this much at least, as {@link tintOf}: the palest measured had 0.22, a face in blue light 0.05. */
const LEAST_TINT = 0.1;
/** Neck with less than this share of the face's tint is lit by another colour. */
const LEAST_NECK_TINT = 0.45;
/** So much of the neck may be: six portraits in one light had at most 0.06, one half in blue light 0.34. */
const MOST_OTHER_LIGHT = 0.2;

/** Whether a garment can be put on a person, by what their photo shows; undefined when it can. */
export function whyKeepOwn(plate: Plate): KeepsOwn | undefined {
  const { age, roll, pitch, yaw } = plate.person;
  if (!plate.classes) return 'no classes';
  if (age < YOUNGEST) return 'a toddler';
  if (age >= CHILD_BELOW_YEARS && age < GROWN_FROM) return 'half grown';
  if (Math.abs(roll) > MOST_ROLL) return 'tilted';
  if (Math.abs(pitch) > MOST_PITCH) return 'bowed';
  if (Math.abs(yaw) > MOST_YAW) return 'turned';
  const chin = pointAt(plate.landmarks, LANDMARK.chin);
  if (plate.heightPx - chin.y < LEAST_NECK_FACES * plate.faceHeightPx) return 'no neck';
  const { clothes, bodySkin } = partsOf(plate);
  if (besideFace(plate, clothes, LANDMARK.leftMouthCorner) > MOST_CLOTH_BESIDE) return 'wrapped up';
  if (besideFace(plate, bodySkin, LANDMARK.lowerLip) > MOST_SKIN_BESIDE) return 'a hand at the face';
  return isColoured(plate, bodySkin) ? 'coloured light' : undefined;
}

/** Whether a coloured light falls on face or neck: neither the neck that is made nor the cloth would be seen in it. */
function isColoured(plate: Plate, bodySkin: Uint8Array): boolean {
  const { widthPx, heightPx } = partsOf(plate);
  const { faceHeightPx, foreground, person } = plate;
  const tint = tintOf(person.skinMean[0], person.skinMean[2]);
  if (tint < LEAST_TINT) return true;
  const chin = pointAt(plate.landmarks, LANDMARK.chin);
  const cell = (px: number): number => Math.round(px / PART_CELL_PX);
  let [cells, others] = [0, 0];
  for (let y = cell(chin.y + 0.06 * faceHeightPx); y < Math.min(heightPx, cell(chin.y + 0.5 * faceHeightPx)); y++) {
    for (
      let x = Math.max(0, cell(chin.x - 0.3 * faceHeightPx));
      x < Math.min(widthPx, cell(chin.x + 0.3 * faceHeightPx));
      x++
    ) {
      if ((bodySkin[y * widthPx + x] ?? 0) < 150) continue;
      const p =
        (Math.min(plate.heightPx - 1, y * PART_CELL_PX) * plate.widthPx +
          Math.min(plate.widthPx - 1, x * PART_CELL_PX)) *
        3;
      cells++;
      if (tintOf((foreground[p] ?? 0) / 255, (foreground[p + 2] ?? 0) / 255) < LEAST_NECK_TINT * tint) others++;
    }
  }
  return others > MOST_OTHER_LIGHT * cells;
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
