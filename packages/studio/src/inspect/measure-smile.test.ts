import { expect, test } from 'vitest';
import { scaleDepth } from '../models/scale-depth.ts';
import { drawPlate } from '../stages/drawn-plate.ts';
import { figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import { limitPose, type Pose } from '../stages/pose/pose.ts';
import { PoseShift } from '../stages/pose/pose-shift.ts';
import { createProbe, SHIFT_X, SHIFT_Y } from '../stages/pose/shift.ts';
import { measureLips } from './measure-smile.ts';

const plate = drawPlate();
const figure = figureOfPlate(plate);

/** The lips of the drawn face as a pose moves its landmarks. */
function lipsIn(pose: Pose) {
  const shift = new PoseShift(figure, limitPose(pose, plate.person));
  const landmarks = plate.landmarks.slice();
  for (let i = 0; i < landmarks.length; i += 3) {
    const probe = createProbe(landmarks[i], landmarks[i + 1]);
    shift.move(probe);
    landmarks[i] = (landmarks[i] ?? 0) + (probe[SHIFT_X] ?? 0);
    landmarks[i + 1] = (landmarks[i + 1] ?? 0) + (probe[SHIFT_Y] ?? 0);
  }
  return measureLips(scaleDepth(landmarks));
}

test('raised corners are more of a smile, lowered ones less', () => {
  const shapes = [lipsIn({ smile: -1 }), lipsIn({}), lipsIn({ smile: 1 })].map(({ shape }) => shape);
  expect(shapes).toEqual(shapes.toSorted((a, b) => a - b));
});

test('a head that is turned or tilted smiles as much as a straight one', () => {
  const { shape } = lipsIn({});
  for (const pose of [{ roll: 9 }, { yaw: 14 }, { yaw: -14 }])
    expect(Math.abs(lipsIn(pose).shape - shape)).toBeLessThan(0.25);
});

test('a mouth that is closed is less open', () => {
  expect(lipsIn({ close: 0.8 }).mouthOpen).toBeLessThan(lipsIn({}).mouthOpen);
});
