import { describe, expect, it } from 'vitest';
import { lumaOf } from '../colour.ts';
import { drawGarment, GREY_COAT } from './drawn-garment.fixture.ts';
import { drawNeck } from './drawn-parts.fixture.ts';
import { wearGarment } from './wear-garment.ts';

const worn = wearGarment(drawNeck([168, 130, 106]), 'woman', GREY_COAT, { main: '#a02020' }, drawGarment());
const chin = { x: Math.round(worn.landmarks[152 * 3] ?? 0), y: Math.round(worn.landmarks[152 * 3 + 1] ?? 0) };

/** The first row of cloth under the neck. */
function endOfSkin(x: number): number {
  let y = chin.y + 60;
  while ((worn.skin[y * worn.widthPx + x] ?? 0) > 128) y++;
  return y;
}

describe('where a neck goes into a collar', () => {
  it('no scene shines through the seam', () => {
    const seam: number[] = [];
    for (let x = chin.x - 50; x <= chin.x + 50; x++) {
      const y = endOfSkin(x);
      for (let k = -6; k <= 6; k++) seam.push(worn.alpha[(y + k) * worn.widthPx + x] ?? 0);
    }
    expect(Math.min(...seam)).toBe(255);
  });

  it('the collar throws a shadow on the neck', () => {
    const x = chin.x;
    const y = endOfSkin(x);
    const luma = (at: number): number => {
      const [r = 0, g = 0, b = 0] = worn.foreground.subarray((at * worn.widthPx + x) * 3);
      return lumaOf(r, g, b);
    };
    expect(luma(y - 6)).toBeLessThan(0.94 * luma(y - 50));
  });
});
