import { smoothstep } from '../pixels/interpolate.ts';
import type { Picture } from '../pixels/picture.ts';
import type { CutOut } from './figure/pyramid.ts';
import { type FrameMap, NODE_STEP_PX } from './frame-map.ts';

/**
 * Bilinear sampling of a premultiplied cut-out along a map onto an empty frame; outside of it nothing.
 * @param melt rows of the plate between which the person fades away.
 */
export function sampleColour(
  level: CutOut,
  map: FrameMap,
  frame: Picture,
  melt?: { fromY: number; toY: number },
): void {
  const { widthPx, heightPx, data: out } = frame;
  const { data, widthPx: sw, heightPx: sh, scale } = level;
  const { columns, x: mapX, y: mapY } = map;
  const stride = sw * 4;
  // Centres of a shrunken level's pixels lie half a pixel off.
  const offset = (1 / scale - 1) / 2;
  const rowX = new Float64Array(columns);
  const rowY = new Float64Array(columns);
  for (let y = 0; y < heightPx; y++) {
    const node = Math.floor(y / NODE_STEP_PX) * columns;
    const fy = (y % NODE_STEP_PX) / NODE_STEP_PX;
    for (let c = 0; c < columns; c++) {
      rowX[c] = ((mapX[node + c] ?? 0) * (1 - fy) + (mapX[node + columns + c] ?? 0) * fy) / scale + offset;
      rowY[c] = ((mapY[node + c] ?? 0) * (1 - fy) + (mapY[node + columns + c] ?? 0) * fy) / scale + offset;
    }
    let t = y * widthPx * 4;
    for (let c = 0, x = 0; x < widthPx; c++) {
      let u = rowX[c] ?? 0;
      let v = rowY[c] ?? 0;
      const du = ((rowX[c + 1] ?? 0) - u) / NODE_STEP_PX;
      const dv = ((rowY[c + 1] ?? 0) - v) / NODE_STEP_PX;
      for (let k = 0; k < NODE_STEP_PX && x < widthPx; k++, x++, t += 4, u += du, v += dv) {
        if (u < 0 || v < 0 || u >= sw - 1 || v >= sh - 1) continue;
        const x0 = u | 0;
        const y0 = v | 0;
        const j = y0 * stride + x0 * 4;
        const below = j + stride;
        const a00 = data[j + 3] ?? 0;
        const a10 = data[j + 7] ?? 0;
        const a01 = data[below + 3] ?? 0;
        const a11 = data[below + 7] ?? 0;
        if (a00 + a10 + a01 + a11 === 0) continue;
        const fx = u - x0;
        const f1 = v - y0;
        const keep = melt ? 1 - smoothstep(melt.fromY, melt.toY, v * scale) : 1;
        const w11 = fx * f1 * keep;
        const w10 = fx * keep - w11;
        const w01 = f1 * keep - w11;
        const w00 = (1 - fx) * keep - w01;
        out[t] =
          (data[j] ?? 0) * w00 + (data[j + 4] ?? 0) * w10 + (data[below] ?? 0) * w01 + (data[below + 4] ?? 0) * w11;
        out[t + 1] =
          (data[j + 1] ?? 0) * w00 +
          (data[j + 5] ?? 0) * w10 +
          (data[below + 1] ?? 0) * w01 +
          (data[below + 5] ?? 0) * w11;
        out[t + 2] =
          (data[j + 2] ?? 0) * w00 +
          (data[j + 6] ?? 0) * w10 +
          (data[below + 2] ?? 0) * w01 +
          (data[below + 6] ?? 0) * w11;
        out[t + 3] = a00 * w00 + a10 * w10 + a01 * w01 + a11 * w11;
      }
    }
  }
}
