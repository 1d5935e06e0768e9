import { expect, it } from 'vitest';
import { drawPlate } from '../stages/drawn-plate.ts';
import { LANDMARK, middleOf, pointAt } from '../stages/figure/landmarks.ts';
import { canLevel, levelPlate } from './level-plate.ts';

const eyesOf = ({ landmarks }: { landmarks: Float32Array }) => [
  middleOf(landmarks, LANDMARK.leftEyeOuter, LANDMARK.leftEyeInner),
  middleOf(landmarks, LANDMARK.rightEyeOuter, LANDMARK.rightEyeInner),
];
const leanOf = (plate: { landmarks: Float32Array }): number => {
  const [a = { x: 0, y: 0 }, b = a] = eyesOf(plate).toSorted((one, other) => one.x - other.x);
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
};

it('a head that leans is turned level about the chin, and its picture with it', () => {
  const straight = drawPlate();
  const leaning = levelPlate(straight, -14);
  expect(leanOf(leaning) - leanOf(straight)).toBeCloseTo(14, 1);
  const level = levelPlate(leaning, 14);
  expect(leanOf(level)).toBeCloseTo(leanOf(straight), 1);
  expect(pointAt(level.landmarks, LANDMARK.chin)).toEqual(pointAt(straight.landmarks, LANDMARK.chin));
  for (const { x, y } of eyesOf(leaning)) {
    const [before] = eyesOf(straight);
    const at = (plate: typeof straight, p: { x: number; y: number }) =>
      plate.face[Math.round(p.y) * plate.widthPx + Math.round(p.x)] ?? 0;
    expect(Math.abs(at(leaning, { x, y }) - at(straight, before ?? { x, y }))).toBeLessThan(16);
  }
});

it('hair that the side of the photo cuts beside the head keeps a plate from being turned', () => {
  const plate = drawPlate();
  const { widthPx } = plate;
  const alpha = new Uint8Array(plate.alpha.length);
  expect(canLevel({ ...plate, alpha })).toBe(true);
  const { y } = pointAt(plate.landmarks, LANDMARK.chin);
  alpha[Math.round(y) * widthPx] = 255;
  expect(canLevel({ ...plate, alpha })).toBe(false);
});
