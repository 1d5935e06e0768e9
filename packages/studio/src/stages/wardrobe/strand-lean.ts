import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { lumaOf } from '../colour.ts';

/** How far in strands are looked at, and over which height they are taken together, face heights. */
const DEPTH_FACES = 0.09;
const HEIGHT_FACES = 0.06;
/** Neighbouring rows go on alike. */
const SMOOTH_FACES = 0.12;
/** Share of gradients that agree from which a direction is one. */
const AGREES = { from: 0.15, to: 0.4 } as const;
/** Strands so near to upright are taken for upright ones: columns a row. */
const UPRIGHT = { under: 0.15, over: 0.35 } as const;
const MOST_RISE = 2;

/**
 * How many rows strands fall for each column that they go outwards at a side of a photo, by row: 0 for upright ones, below 0 for those that
 * come in. From the structure tensor of the hair's lightness.
 * @param strip how far in from the side there is hair, by row.
 */
export function strandRise(plate: Plate, side: 'left' | 'right', strip: Float32Array, borderPx: number): Float32Array {
  const { widthPx, heightPx, foreground, faceHeightPx: fh } = plate;
  const [xx, yy, xy] = [0, 1, 2].map(() => createPlane(1, heightPx)) as [Plane, Plane, Plane];
  const lumaAt = (p: number): number =>
    lumaOf(foreground[p * 3] ?? 0, foreground[p * 3 + 1] ?? 0, foreground[p * 3 + 2] ?? 0);
  for (let y = 2; y < heightPx - 2; y++) {
    const depth = Math.min(strip[y] ?? 0, DEPTH_FACES * fh);
    for (let k = 3; k < depth; k += 2) {
      const x = side === 'left' ? borderPx + k : widthPx - 1 - borderPx - k;
      const p = y * widthPx + x;
      const across = lumaAt(p + 2) - lumaAt(p - 2);
      const down = lumaAt(p + 2 * widthPx) - lumaAt(p - 2 * widthPx);
      xx.data[y] = (xx.data[y] ?? 0) + across * across;
      yy.data[y] = (yy.data[y] ?? 0) + down * down;
      xy.data[y] = (xy.data[y] ?? 0) + across * down;
    }
  }
  const [a, b, c] = [xx, yy, xy].map((plane) => gaussianBlur(plane, HEIGHT_FACES * fh).data);
  const outwards = side === 'left' ? -1 : 1;
  const rise = createPlane(1, heightPx);
  for (let y = 0; y < heightPx; y++) {
    const [ofX, ofY, both] = [a?.[y] ?? 0, b?.[y] ?? 0, c?.[y] ?? 0];
    const agree = Math.hypot(ofX - ofY, 2 * both) / Math.max(1e-3, ofX + ofY);
    // Strands run across the gradient.
    const lean = -Math.tan(clamp(Math.atan2(2 * both, ofX - ofY) / 2, -1.4, 1.4)) * outwards;
    const share = smoothstep(AGREES.from, AGREES.to, agree) * smoothstep(UPRIGHT.under, UPRIGHT.over, Math.abs(lean));
    rise.data[y] = share === 0 ? 0 : clamp(share / lean, -MOST_RISE, MOST_RISE);
  }
  return gaussianBlur(rise, SMOOTH_FACES * fh).data;
}
