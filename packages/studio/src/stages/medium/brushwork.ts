import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp01, lerp } from '../../pixels/interpolate.ts';
import type { Picture } from '../../pixels/picture.ts';
import { GRAIN_SIZE, grainTile } from '../grade/grain-tile.ts';
import type { StagedPerson } from '../stage-person.ts';
import { setUpEasel, takeOffEasel } from './easel.ts';
import { type FlowField, smearAlongFlow, traceFlow } from './flow-field.ts';
import { kuwahara } from './kuwahara.ts';

const PAINT_SCALE = 0.7;

/** Oil: broad strokes in the scene, fine ones in the face, and the relief of the bristles in raking light. */
export function paintOil(picture: Picture, staged: readonly StagedPerson[], size: number): void {
  const easel = setUpEasel(picture, staged, PAINT_SCALE);
  const { raster, luma } = easel;
  const unit = (picture.heightPx * PAINT_SCALE) / 1024;
  roughen(raster.data, raster.widthPx, 0.035);
  const flow = traceFlow(gaussianBlur(luma, 1), Math.max(2, Math.round(4 * unit)));
  const broad = kuwahara(raster, luma, flow, Math.max(2, 9 * unit * size));
  const detailed = gaussianBlur(easel.faces, 8 * unit);
  const detail = detailed.data;
  const fine = kuwahara(raster, luma, flow, Math.max(1.5, 3.4 * unit), detailed);
  const bristles = traceBristles(luma, flow, Math.round(13 * unit));
  const w = raster.widthPx;
  for (let i = 0; i < luma.data.length; i++) {
    const face = detail[i] ?? 0;
    const bump =
      -0.6 * ((bristles[i + 1] ?? 0) - (bristles[i - 1] ?? 0) + (bristles[i + w] ?? 0) - (bristles[i - w] ?? 0));
    const relief = bump * (0.55 - 0.32 * face);
    for (let c = 0; c < 3; c++) {
      const j = i * 3 + c;
      const paint = lerp(broad.data[j] ?? 0, fine.data[j] ?? 0, face * 0.92);
      raster.data[j] = clamp01(paint * (1 + relief) + bump * 0.04);
    }
  }
  takeOffEasel(raster, picture);
}

/** Gouache: flat, soft-edged areas without relief. */
export function paintGouache(
  picture: Picture,
  staged: readonly StagedPerson[],
  size: number,
  keepsScene: boolean,
): void {
  const before = keepsScene ? picture.data.slice() : undefined;
  const easel = setUpEasel(picture, staged, PAINT_SCALE);
  const unit = (picture.heightPx * PAINT_SCALE) / 1024;
  const flow = traceFlow(gaussianBlur(easel.luma, 1), Math.max(2, Math.round(3 * unit)));
  const broad = kuwahara(easel.raster, easel.luma, flow, Math.max(2, 6.5 * unit * size));
  const fine = kuwahara(easel.raster, easel.luma, flow, Math.max(1.5, 3 * unit), easel.faces);
  for (let i = 0; i < easel.luma.data.length; i++) {
    const face = (easel.faces.data[i] ?? 0) * 0.85;
    for (let c = 0; c < 3; c++)
      easel.raster.data[i * 3 + c] = lerp(broad.data[i * 3 + c] ?? 0, fine.data[i * 3 + c] ?? 0, face);
  }
  takeOffEasel(easel.raster, picture);
  if (before) restoreScene(picture, before, easel.people);
}

/** Outside the people the picture is again what it was, sharp in every line. */
function restoreScene(picture: Picture, before: Uint8ClampedArray, people: Plane): void {
  const { widthPx, heightPx, data } = picture;
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = Math.floor((y * people.heightPx) / heightPx) * people.widthPx;
    for (let x = 0; x < widthPx; x++, i += 4) {
      const own = people.data[row + Math.floor((x * people.widthPx) / widthPx)] ?? 0;
      for (let c = 0; c < 3; c++) data[i + c] = lerp(before[i + c] ?? 0, data[i + c] ?? 0, own);
    }
  }
}

/** Plain areas get a little grain first, or a brush leaves nothing to see there. */
function roughen(data: Float32Array, widthPx: number, amount: number): void {
  const tile = grainTile();
  for (let i = 0, p = 0; i < data.length; i += 3, p++) {
    const x = p % widthPx;
    const y = (p / widthPx) | 0;
    const grain = (tile[(y & (GRAIN_SIZE - 1)) * GRAIN_SIZE + (x & (GRAIN_SIZE - 1))] ?? 0) * amount;
    for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] ?? 0) + grain;
  }
}

function traceBristles(luma: Plane, flow: FlowField, length: number): Float32Array {
  const noise = createPlane(luma.widthPx, luma.heightPx);
  const tile = grainTile();
  for (let y = 0, i = 0; y < noise.heightPx; y++) {
    for (let x = 0; x < noise.widthPx; x++, i++) {
      noise.data[i] = tile[(y & (GRAIN_SIZE - 1)) * GRAIN_SIZE + (x & (GRAIN_SIZE - 1))] ?? 0;
    }
  }
  return smearAlongFlow(gaussianBlur(noise, 0.8), flow, length).data;
}
