import type { Plate } from '../plate.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { CHILD_BELOW_YEARS } from '../stages/wardrobe/choose-garment.ts';

/** Size of a face by age as a share of a grown man's (growth charts of face height and pupil distance, rounded). */
const FACE_BY_AGE: readonly (readonly [years: number, size: number])[] = [
  [1, 0.68],
  [3, 0.75],
  [6, 0.81],
  [10, 0.88],
  [14, 0.95],
  [18, 1],
];
const WOMANS_FACE = 0.955;
/** Face height over pupil distance of a grown-up: how the two are averaged. */
const HEIGHT_PER_EYE_DISTANCE = 2.7;
/** A photo taken from above, or an open mouth, changes a face's height this much at most. */
const MEASURE_LIMITS = [0.9, 1.1] as const;

/** Whether a person beside a grown-up is placed as a child. */
export function isChild(plate: Plate): boolean {
  return plate.person.age < CHILD_BELOW_YEARS;
}

/** How large a person's face is beside a grown man's at the same distance. */
export function faceSizeOf({ age, gender }: Plate['person']): number {
  let [from] = FACE_BY_AGE;
  for (const to of FACE_BY_AGE) {
    if (from && age <= to[0]) {
      const [years, size] = from;
      return to[0] === years ? size : size + ((age - years) / (to[0] - years)) * (to[1] - size);
    }
    from = to;
  }
  return gender === 'female' ? WOMANS_FACE : 1;
}

/**
 * Factor on the share of the frame that a plate's face takes, so that people stand at one distance. Plates have one face
 * height; a face that is short for the distance of its eyes was photographed from above or is broad, and is shown smaller.
 */
export function relativeShare(plate: Plate): number {
  const { eyeDistancePx, faceHeightPx } = figureOfPlate(plate).measures;
  const measured = Math.sqrt((eyeDistancePx * HEIGHT_PER_EYE_DISTANCE) / faceHeightPx);
  const [low, high] = MEASURE_LIMITS;
  return faceSizeOf(plate.person) / Math.min(high, Math.max(low, measured));
}
