import { GUIDE, GUIDE_CHANNELS, GUIDE_ONE, GUIDE_SCALE, type Guide, LEAST_NEAR } from './figure/guide.ts';
import { type FrameMap, NODE_STEP_PX } from './frame-map.ts';

export interface GuideTarget {
  guide: Float32Array;
  guideWidthPx: number;
  guideHeightPx: number;
}

/** Radians. */
export interface HeadTurn {
  yaw: number;
  pitch: number;
  headRoll: number;
  cameraRoll: number;
  mirror: boolean;
}

/** Nobody is here, nor in the pixel to the right: nothing is lit. */
function isEmpty(data: Int16Array, j: number): boolean {
  return (data[j + GUIDE.near] ?? 0) + (data[j + GUIDE_CHANNELS + GUIDE.near] ?? 0) < LEAST_NEAR * GUIDE_ONE;
}

/** Bilinear sampling of the guide at half the frame's size; normals turn with head and camera. */
export function sampleGuide(source: Guide, map: FrameMap, target: GuideTarget, turn: HeadTurn): void {
  const { data, widthPx: sw, heightPx: sh } = source;
  const { guide, guideWidthPx, guideHeightPx } = target;
  const { x: mapX, y: mapY, head: heads } = map;
  const nodesPerPixel = GUIDE_SCALE / NODE_STEP_PX;
  const sinYaw = Math.sin(turn.yaw);
  const sinPitch = Math.sin(turn.pitch);
  const sinCamera = Math.sin(turn.cameraRoll);
  const cosCamera = Math.cos(turn.cameraRoll);
  const sinBoth = Math.sin(turn.cameraRoll + turn.headRoll) - sinCamera;
  const cosBoth = Math.cos(turn.cameraRoll + turn.headRoll) - cosCamera;
  const side = turn.mirror ? -1 : 1;
  const stride = sw * GUIDE_CHANNELS;
  for (let y = 0; y < guideHeightPx; y++) {
    const gy = y * nodesPerPixel;
    const row = Math.floor(gy);
    const fy = gy - row;
    for (let x = 0; x < guideWidthPx; x++) {
      const gx = x * nodesPerPixel;
      const column = Math.floor(gx);
      const fx = gx - column;
      const n = row * map.columns + column;
      const w11 = fx * fy;
      const w10 = fx - w11;
      const w01 = fy - w11;
      const w00 = 1 - fx - w01;
      const below = n + map.columns;
      let u =
        ((mapX[n] ?? 0) * w00 + (mapX[n + 1] ?? 0) * w10 + (mapX[below] ?? 0) * w01 + (mapX[below + 1] ?? 0) * w11) /
        GUIDE_SCALE;
      let v =
        ((mapY[n] ?? 0) * w00 + (mapY[n + 1] ?? 0) * w10 + (mapY[below] ?? 0) * w01 + (mapY[below + 1] ?? 0) * w11) /
        GUIDE_SCALE;
      const t = (y * guideWidthPx + x) * GUIDE_CHANNELS;
      if (u < -sw || v < -sh || u > 2 * sw || v > 2 * sh) continue;
      const head =
        (heads[n] ?? 0) * w00 + (heads[n + 1] ?? 0) * w10 + (heads[below] ?? 0) * w01 + (heads[below + 1] ?? 0) * w11;
      u = u < 0 ? 0 : Math.min(u, sw - 1.001);
      v = v < 0 ? 0 : Math.min(v, sh - 1.001);
      const x0 = u | 0;
      const y0 = v | 0;
      const b = u - x0;
      const c = v - y0;
      const right = b / GUIDE_ONE;
      const s11 = right * c;
      const s10 = right - s11;
      const s01 = c / GUIDE_ONE - s11;
      const s00 = 1 / GUIDE_ONE - right - s01;
      const j = y0 * stride + x0 * GUIDE_CHANNELS;
      const k = j + stride;
      if (isEmpty(data, j) && isEmpty(data, k)) continue;
      for (let q = 0; q < GUIDE_CHANNELS; q++) {
        guide[t + q] =
          (data[j + q] ?? 0) * s00 +
          (data[j + GUIDE_CHANNELS + q] ?? 0) * s10 +
          (data[k + q] ?? 0) * s01 +
          (data[k + GUIDE_CHANNELS + q] ?? 0) * s11;
      }
      const nz = guide[t + 2] ?? 0;
      const nx = (guide[t] ?? 0) + nz * sinYaw * head;
      const ny = (guide[t + 1] ?? 0) - nz * sinPitch * head;
      const sinRoll = sinCamera + sinBoth * head;
      const cosRoll = cosCamera + cosBoth * head;
      const rx = nx * cosRoll - ny * sinRoll;
      const ry = nx * sinRoll + ny * cosRoll;
      const length = Math.sqrt(rx * rx + ry * ry + nz * nz) || 1;
      guide[t] = (rx / length) * side;
      guide[t + 1] = ry / length;
      guide[t + 2] = nz / length;
    }
  }
}
