import { describe, expect, it } from 'vitest';
import { drawPlate } from '../drawn-plate.ts';
import { figureOfPlate } from '../figure/figure-of-plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { limitPose, POSE_LIMITS, type Pose } from './pose.ts';
import { invertShift, PoseShift } from './pose-shift.ts';
import { AT_X, AT_Y, createProbe, SHIFT_X, SHIFT_Y } from './shift.ts';

const plate = drawPlate();
const figure = figureOfPlate(plate);
const pose = (changes: Pose): Required<Pose> => limitPose(changes, plate.person);
const shiftAt = (changes: Pose, landmark: number) => {
  const { x, y } = pointAt(plate.landmarks, landmark);
  const probe = createProbe(x, y);
  new PoseShift(figure, pose(changes)).move(probe);
  return { x: probe[SHIFT_X] ?? 0, y: probe[SHIFT_Y] ?? 0 };
};

/** The smallest area factor of a pose over the head: under 0 the picture folds over itself. */
function measureSmallestArea(changes: Pose, stepPx = 6): number {
  const shift = new PoseShift(figure, pose(changes));
  const { chin, faceHeightPx: fh, ears } = figure.measures;
  const shiftOf = (x: number, y: number): { x: number; y: number } => {
    const probe = createProbe(x, y);
    shift.move(probe);
    return { x: probe[SHIFT_X] ?? 0, y: probe[SHIFT_Y] ?? 0 };
  };
  let smallest = Number.POSITIVE_INFINITY;
  for (let y = chin.y - 1.6 * fh; y < chin.y + fh; y += stepPx) {
    for (let x = ears.x - fh; x < ears.x + fh; x += stepPx) {
      const a = shiftOf(x, y);
      const b = shiftOf(x + stepPx, y);
      const c = shiftOf(x, y + stepPx);
      const area =
        (1 + (b.x - a.x) / stepPx) * (1 + (c.y - a.y) / stepPx) - ((c.x - a.x) / stepPx) * ((b.y - a.y) / stepPx);
      smallest = Math.min(smallest, area);
    }
  }
  return smallest;
}

describe('limitPose', () => {
  it('clamps to the natural ranges', () => {
    expect(pose({ yaw: 40, smile: -5 })).toMatchObject({ yaw: 14, smile: -0.4 });
  });

  it('turns a head that is turned already less', () => {
    expect(limitPose({ yaw: 18 }, { ...plate.person, yaw: 15 }).yaw).toBeCloseTo(2.4);
    expect(limitPose({ yaw: -18 }, { ...plate.person, yaw: 15 }).yaw).toBe(-8);
  });

  it('leaves the mouth of a head that is turned away as it is', () => {
    const closeOf = (yaw: number) => limitPose({ close: 0.8 }, { ...plate.person, yaw }).close;
    expect([closeOf(0), closeOf(-20)]).toEqual([0.8, 0]);
    expect(closeOf(14)).toBeCloseTo(0.4);
  });

  it('softens a pose for a retake', () => {
    expect(limitPose({ yaw: 10, close: 0.8 }, plate.person, 0.5)).toMatchObject({ yaw: 5, close: 0.4 });
  });
});

describe('PoseShift', () => {
  it('moves the nose to the right by a yaw, and further than the ears', () => {
    expect(shiftAt({ yaw: 15 }, LANDMARK.noseTip).x).toBeGreaterThan(10);
    expect(Math.abs(shiftAt({ yaw: 15 }, LANDMARK.leftEar).x)).toBeLessThan(shiftAt({ yaw: 15 }, LANDMARK.noseTip).x);
  });

  it('raises the corners of the mouth by a smile', () => {
    expect(shiftAt({ smile: 1 }, LANDMARK.leftMouthCorner).y).toBeLessThan(-4);
  });

  it('raises the lower lip to close the mouth and leaves the upper one', () => {
    expect(shiftAt({ close: 0.8 }, LANDMARK.innerLowerLip).y).toBeLessThan(-6);
    expect(shiftAt({ close: 0.8 }, LANDMARK.innerUpperLip).y).toBeGreaterThan(-3);
  });

  it('changes nothing without a pose', () => {
    expect(shiftAt({}, LANDMARK.chin)).toMatchObject({ x: 0, y: 0 });
  });

  it.each(Object.entries(POSE_LIMITS).filter(([name]) => name !== 'close'))(
    'does not fold the picture at the ends of %s',
    (name, [low, high]) => {
      expect(measureSmallestArea({ [name]: low })).toBeGreaterThan(0.1);
      expect(measureSmallestArea({ [name]: high })).toBeGreaterThan(0.1);
    },
  );
});

it('finds the place that a pose moved to a point', () => {
  const shift = new PoseShift(figure, pose({ yaw: 14, pitch: -6, roll: 7, turn: 10, smile: 1 }));
  const wanted = createProbe(520, 300);
  invertShift(shift, wanted);
  const from = createProbe(520 + (wanted[SHIFT_X] ?? 0), 300 + (wanted[SHIFT_Y] ?? 0));
  shift.move(from);
  expect((from[AT_X] ?? 0) + (from[SHIFT_X] ?? 0)).toBeCloseTo(520, 0);
  expect((from[AT_Y] ?? 0) + (from[SHIFT_Y] ?? 0)).toBeCloseTo(300, 0);
});
