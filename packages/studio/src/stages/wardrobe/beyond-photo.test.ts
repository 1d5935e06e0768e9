import { describe, expect, it } from 'vitest';
import type { Plate, PlateClass } from '../../plate.ts';
import { lumaOf } from '../colour.ts';
import { drawPlate } from '../drawn-plate.ts';
import { beyondPhoto } from './beyond-photo.ts';
import { drawGarment, GREY_COAT } from './drawn-garment.fixture.ts';
import { withClasses } from './drawn-parts.fixture.ts';
import { wearGarment } from './wear-garment.ts';

const FH = 320;
const BROWN = [90, 60, 40] as const;

/** A drawn person on whose plate a part is painted where `of` says so. */
function drawPart(
  part: PlateClass,
  colour: readonly number[],
  options: Parameters<typeof drawPlate>[0],
  of: (x: number, y: number) => boolean,
): Plate {
  const plate = withClasses(drawPlate(options), (x, y) => (of(x, y) ? part : undefined));
  for (let p = 0; p < plate.alpha.length; p++) {
    if (!of(p % plate.widthPx, Math.floor(p / plate.widthPx))) continue;
    plate.alpha[p] = 255;
    plate.foreground.set(colour, p * 3);
    plate.skin[p] = part === 'bodySkin' ? 255 : 0;
  }
  return plate;
}

/** The outermost opaque column of each row. */
function endsOf({ alpha, widthPx }: Plate, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, k) =>
    alpha.subarray((from + k) * widthPx, (from + k + 1) * widthPx).findLastIndex((a) => a > 127),
  );
}

describe('hair that a side of the photo cuts', () => {
  const plate = drawPart(
    'hair',
    BROWN,
    { bodyFaces: 0.6, cutAt: { right: true } },
    (x, y) => x > 560 && y > 150 && y < 560,
  );
  const { plate: roomy } = beyondPhoto(plate);

  it('goes on beyond it, to an outline that is no straight line', () => {
    const ends = endsOf(roomy, 200, 500);
    expect(Math.max(...ends)).toBeGreaterThan(plate.widthPx + 0.1 * FH);
    expect(longestRun(ends)).toBeLessThan(0.2 * FH);
  });

  it('is still hair there', () => {
    const { classes } = roomy;
    expect(classes?.hair[Math.floor(350 / 4) * classes.widthPx + Math.floor((plate.widthPx + 20) / 4)]).toBe(255);
    expect(roomy.foreground[(350 * roomy.widthPx + plate.widthPx + 10) * 3]).toBeGreaterThan(0.8 * BROWN[0]);
  });

  it('is left as it is where it is another one’s, beside a gap', () => {
    const beside = drawPart('hair', BROWN, { bodyFaces: 0.6, cutAt: { right: true } }, (x, y) => x > 900 && y < 400);
    const { plate: wide } = beyondPhoto(beside);
    expect(Math.max(...endsOf(wide, 100, 400))).toBeLessThan(beside.widthPx);
  });

  it('leaves the other side and the face as they are', () => {
    expect(beyondPhoto(plate).leftPx).toBe(0);
    expect([...roomy.alpha.subarray(320 * roomy.widthPx, 320 * roomy.widthPx + 540)]).toEqual([
      ...plate.alpha.subarray(320 * plate.widthPx, 320 * plate.widthPx + 540),
    ]);
  });
});

describe('hair that the foot of the photo cuts', () => {
  it('ends in locks of different lengths', () => {
    const plate = drawPart('hair', BROWN, { bodyFaces: 0.3 }, (x, y) => x > 650 && x < 850 && y > 200);
    const { plate: roomy } = beyondPhoto(plate);
    const lengths = [670, 690, 710, 730, 750, 770, 790].map((x) => {
      let y = plate.heightPx - 8;
      while (y < roomy.heightPx && (roomy.alpha[y * roomy.widthPx + x] ?? 0) > 127) y++;
      return y - plate.heightPx;
    });
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(0.04 * FH);
  });
});

describe('a neck that the foot of the photo cuts', () => {
  it('goes over into the made one without a line', () => {
    const shaded = [150, 105, 85];
    const plate = drawPart('bodySkin', shaded, { bodyFaces: 0.4 }, (x, y) => Math.abs(x - 500) < 90 && y > 470);
    const worn = wearGarment(plate, 'woman', GREY_COAT, { main: '#a02020' }, drawGarment());
    const chinX = Math.round(worn.landmarks[152 * 3] ?? 0);
    const luma = (y: number): number => {
      let sum = 0;
      for (let x = chinX - 20; x < chinX + 20; x++) {
        const [r = 0, g = 0, b = 0] = worn.foreground.subarray((y * worn.widthPx + x) * 3);
        sum += lumaOf(r, g, b) / 40;
      }
      return sum;
    };
    const steps = Array.from({ length: 24 }, (_, k) =>
      Math.abs(luma(plate.heightPx - 14 + k) - luma(plate.heightPx - 12 + k)),
    );
    expect(Math.max(...steps)).toBeLessThan(2);
  });
});

/** How many rows on end have their outermost pixel in one column, give or take one. */
function longestRun(ends: readonly number[]): number {
  let longest = 0;
  for (let start = 0, i = 0; i < ends.length; i++) {
    if (Math.abs((ends[i] ?? 0) - (ends[start] ?? 0)) > 1) start = i;
    longest = Math.max(longest, i - start + 1);
  }
  return longest;
}
