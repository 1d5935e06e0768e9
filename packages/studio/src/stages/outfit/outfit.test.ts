import { describe, expect, it } from 'vitest';
import { drawPlate } from '../drawn-plate.ts';
import { figureOfPlate } from '../figure/figure-of-plate.ts';
import { findCloth } from './cloth-mask.ts';
import { dressPyramid } from './dress-pyramid.ts';

const CHEST = { x: 300, y: 900 };
const CHEEK = { x: 560, y: 320 };

describe('findCloth', () => {
  it('finds a plain garment', () => {
    expect(findCloth(drawPlate())?.luma).toBeCloseTo((0.299 * 30 + 0.587 * 40 + 0.114 * 90) / 255, 2);
  });

  it('finds none in a patterned one', () => {
    const plate = drawPlate();
    for (let i = 0; i < plate.skin.length; i++) {
      const isStripe = Math.floor(i / plate.widthPx / 20) % 2 === 0;
      if (isStripe && (plate.skin[i] ?? 0) === 0) plate.foreground.set([220, 200, 60], i * 3);
    }
    expect(findCloth(plate)).toBeUndefined();
  });
});

describe('dressPyramid', () => {
  const plate = drawPlate();
  const pixel = (data: Uint8ClampedArray, at: { x: number; y: number }) => {
    const i = (at.y * plate.widthPx + at.x) * 4;
    return [...data.subarray(i, i + 3)];
  };

  it('gives the garment the new hue and leaves the skin', () => {
    const [full] = dressPyramid(plate, { outfit: '#8a1f2b' });
    const [red = 0, green = 0, blue = 0] = pixel(full?.data ?? new Uint8ClampedArray(), CHEST);
    expect(red).toBeGreaterThan(green * 2);
    expect(red).toBeGreaterThan(blue * 2);
    expect(pixel(full?.data ?? new Uint8ClampedArray(), CHEEK)).toEqual([190, 148, 122]);
  });

  it('gives the same pyramid again for the same colour', () => {
    expect(dressPyramid(plate, { outfit: '#445566' })).toBe(dressPyramid(plate, { outfit: '#445566' }));
  });

  it('keeps the photo where the garment is too small to judge', () => {
    const bare = drawPlate({ bodyFaces: 0.3 });
    expect(dressPyramid(bare, { outfit: '#445566' })).toBe(figureOfPlate(bare).pyramid);
  });
});
