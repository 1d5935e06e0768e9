import { describe, expect, it } from 'vitest';
import type { Plate } from '../plate.ts';
import { type DrawnPlateOptions, drawPlate } from './drawn-plate.ts';
import { figureOfPlate } from './figure/figure-of-plate.ts';
import { stagePerson } from './stage-person.ts';

const SIZE = { widthPx: 384, heightPx: 512 };
const FRAMINGS = [
  { share: 0.18, x: 0.36, y: 0.3 },
  { share: 0.36, x: 0.52, y: 0.45, roll: -6 },
  { share: 0.5, x: 0.5, y: 0.47, mirror: true },
];
/** Bodies of photos that end at the chin, at the collar, at the shoulders and at the waist; the last one is cut at both sides too. */
const CROPS: DrawnPlateOptions[] = [
  { bodyFaces: 0.1 },
  { bodyFaces: 0.4 },
  { bodyFaces: 0.9 },
  { bodyFaces: 2.4, bodyHalfPx: 560 },
];
const FH = 320;

/** A plate with a red stripe right above the photo's end, and a green one a little higher: a mirror would show them again, in that order. */
function drawStripes(options: DrawnPlateOptions): Plate {
  const plate = drawPlate({ cloth: [40, 40, 40], ...options });
  const paint = (fromEnd: number, rows: number, colour: readonly number[]): void => {
    const start = (plate.heightPx - fromEnd) * plate.widthPx;
    for (let i = start; i < start + rows * plate.widthPx; i++) {
      plate.alpha[i] = 255;
      plate.foreground.set(colour, i * 3);
    }
  };
  paint(16, 16, [230, 20, 20]);
  paint(30, 14, [20, 230, 20]);
  return plate;
}

describe('a photo that ends close to the person', () => {
  it.each(CROPS)('shows nothing twice under its end: %j', (options) => {
    const plate = drawStripes(options);
    const { widthPx, heightPx, data } = figureOfPlate(plate).pyramid[0] ?? { widthPx: 0, heightPx: 0, data: [] };
    expect(heightPx).toBeGreaterThan(plate.heightPx);
    for (let y = plate.heightPx; y < heightPx; y++) {
      const i = (y * widthPx + (widthPx >> 1)) * 4;
      expect(data[i + 1] ?? 0, `row ${y - plate.heightPx} under the end`).toBeLessThanOrEqual((data[i] ?? 0) + 1);
    }
  });

  // Of a face alone no framing can be found: it is dressed, or shown as large as may be.
  it.each(CROPS.slice(1))('has its end at or under the foot of the picture: %j', (options) => {
    const plate = drawPlate(options);
    const { measures } = figureOfPlate(plate);
    for (const framing of FRAMINGS) {
      const { framing: fitted } = stagePerson(plate, { ...SIZE, framing });
      const end = fitted.y + ((measures.bottomY - measures.anchor.y) / FH) * fitted.share;
      expect(end, JSON.stringify(framing)).toBeGreaterThan(0.995);
    }
  });
});
