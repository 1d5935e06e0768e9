import { expect, it } from 'vitest';
import { drawPlate } from '../stages/drawn-plate.ts';
import { LANDMARK, pointAt } from '../stages/figure/landmarks.ts';
import { closeHoles } from './close-holes.ts';

it('a chink in the person takes the colours around it; what opens to the outside and a large gap stay', () => {
  const plate = drawPlate();
  const { widthPx, faceHeightPx } = plate;
  const { x, y } = pointAt(plate.landmarks, LANDMARK.noseTip);
  const at = Math.round(y) * widthPx + Math.round(x);
  const alpha = plate.alpha.slice();
  const foreground = plate.foreground.slice();
  for (const p of [at, at + 1, at + widthPx]) {
    alpha[p] = 0;
    foreground.set([0, 255, 0], p * 3);
  }
  const closed = closeHoles({ ...plate, alpha, foreground });
  expect(closed.alpha).toEqual(plate.alpha);
  for (let channel = 0; channel < 3; channel++)
    expect(
      Math.abs((closed.foreground[at * 3 + channel] ?? 0) - (plate.foreground[at * 3 + channel] ?? 0)),
    ).toBeLessThan(24);
  const gap = plate.alpha.slice();
  const half = Math.round(faceHeightPx * 0.13);
  for (let dy = -half; dy <= half; dy++) gap.fill(0, at + dy * widthPx - half, at + dy * widthPx + half);
  expect(closeHoles({ ...plate, alpha: gap }).alpha).toEqual(gap);
});
