import { describe, expect, it } from 'vitest';
import { drawPlate } from '../drawn-plate.ts';
import { figureOfPlate } from './figure-of-plate.ts';
import type { CutOut } from './pyramid.ts';
import { roundCuts } from './round-cuts.ts';

const plate = drawPlate({ bodyFaces: 3, bodyHalfPx: 520, cutAt: { left: true, right: true, top: true } });
// The photo's top edge runs through the hair.
for (let y = 0; y < 160; y++) for (let x = 380; x < 620; x++) plate.alpha[y * plate.widthPx + x] = 255;
const { pyramid } = figureOfPlate(plate);
const opacity = (level: CutOut | undefined, x: number, y: number): number =>
  level?.data[(Math.round(y / level.scale) * level.widthPx + Math.round(x / level.scale)) * 4 + 3] ?? -1;

describe('roundCuts', () => {
  it('is the pyramid itself when nothing is cut', () => {
    expect(roundCuts(pyramid, plate, { crown: false })).toBe(pyramid);
  });

  it('rounds a cut crown: open at the corners, whole in the middle and lower down, at every size', () => {
    for (const level of roundCuts(pyramid, plate, { crown: true })) {
      expect(opacity(level, 388, 4)).toBe(0);
      expect(opacity(level, 612, 4)).toBe(0);
      expect(opacity(level, 500, 8)).toBe(255);
      expect(opacity(level, 388, 150)).toBe(255);
    }
  });

  it('rounds the corner of a cut shoulder on that side only, and keeps what is above it', () => {
    const [level] = roundCuts(pyramid, plate, { crown: false, side: 'right' });
    const [own] = pyramid;
    const top = 560;
    expect(opacity(own, 960, 740)).toBeGreaterThan(200);
    expect(opacity(level, 975, 700)).toBe(0);
    expect(opacity(level, 975, 1200)).toBe(opacity(own, 975, 1200));
    for (const x of [20, 100, 500]) expect(opacity(level, x, 1000)).toBe(opacity(own, x, 1000));
    expect(opacity(level, 500, top - 300)).toBe(opacity(own, 500, top - 300));
  });

  it('is made once', () => {
    const cuts = { crown: true, side: 'left' } as const;
    expect(roundCuts(pyramid, plate, cuts)).toBe(roundCuts(pyramid, plate, cuts));
  });
});
