import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp01, lerp, smoothstep } from '../../pixels/interpolate.ts';
import type { Picture } from '../../pixels/picture.ts';
import { rgbOfHex } from '../colour.ts';
import { GRAIN_SIZE, grainTile } from '../grade/grain-tile.ts';
import type { StagedPerson } from '../stage-person.ts';
import { type Easel, setUpEasel, takeOffEasel } from './easel.ts';
import { type FlowField, smearAlongFlow, traceFlow } from './flow-field.ts';
import { kuwahara } from './kuwahara.ts';

/** Ink runs: it is drawn a little smaller than pencil. */
const INK_SCALE = 0.78;
const PENCIL_SCALE = 0.85;

/** Flow-based extended difference of Gaussians (Winnemöller 2012): 1 is paper, 0 a line. Nothing is found outside of `where`. */
export function traceLines(
  luma: Plane,
  flow: FlowField,
  options: { sigma: number; sharpness: number; threshold: number; hardness: number },
  where?: Plane,
): Plane {
  const { sigma, sharpness, threshold, hardness } = options;
  const difference = gaussianBlur(luma, sigma);
  const wide = gaussianBlur(luma, sigma * 1.6).data;
  for (let i = 0; i < wide.length; i++)
    difference.data[i] = (1 + sharpness) * (difference.data[i] ?? 0) - sharpness * (wide[i] ?? 0);
  const lines = smearAlongFlow(difference, flow, 4, where);
  for (let i = 0; i < lines.data.length; i++) {
    const v = where && (where.data[i] ?? 0) <= 0 ? threshold : (lines.data[i] ?? 0);
    lines.data[i] = v >= threshold ? 1 : clamp01(1 + Math.tanh(hardness * (v - threshold)));
  }
  return lines;
}

/** Brush and ink: black lines, two washes, the body dissolving into the paper. */
export function drawInk(
  picture: Picture,
  staged: readonly StagedPerson[],
  paper: string,
  ink: string,
  keepsScene: boolean,
): void {
  const easel = setUpEasel(picture, staged, INK_SCALE);
  const { luma, raster, people } = easel;
  const unit = (picture.heightPx * INK_SCALE) / 1024;
  const flow = traceFlow(gaussianBlur(luma, 1), Math.max(2, Math.round(3 * unit)));
  const lines = traceBrush(easel, flow, unit);
  const soft = kuwahara(raster, luma, flow, Math.max(2, 6 * unit), people);
  const [paperR, paperG, paperB] = rgbOfHex(paper);
  const [inkR, inkG, inkB] = rgbOfHex(ink);
  compose(easel, keepsScene, (i, fade) => {
    const tone =
      0.299 * (soft.data[i * 3] ?? 0) + 0.587 * (soft.data[i * 3 + 1] ?? 0) + 0.114 * (soft.data[i * 3 + 2] ?? 0);
    const wash =
      tone < 0.18
        ? 0.14
        : tone < 0.34
          ? lerp(0.14, 0.55, (tone - 0.18) / 0.16)
          : lerp(0.55, 1, smoothstep(0.34, 0.58, tone));
    const value = lerp(1, wash * (0.08 + 0.92 * (lines[i] ?? 1)), fade);
    return [lerp(inkR, paperR, value), lerp(inkG, paperG, value), lerp(inkB, paperB, value)];
  });
  takeOffEasel(raster, picture);
}

/** The lines of a broad brush, and in faces those of a fine one: lips and lids in bright light are too faint for the broad. */
function traceBrush({ luma, people, faces }: Easel, flow: FlowField, unit: number): Float32Array {
  const even = evenTones(luma, 40 * unit);
  const broad = traceLines(even, flow, { sigma: 1.4 * unit, sharpness: 20, threshold: 0.5, hardness: 6 }, people).data;
  const fine = traceLines(even, flow, { sigma: 1.1 * unit, sharpness: 42, threshold: 0.5, hardness: 4 }, faces).data;
  for (let i = 0; i < broad.length; i++) {
    broad[i] = Math.min(broad[i] ?? 1, lerp(1, fine[i] ?? 1, 0.6 * (faces.data[i] ?? 0)));
  }
  return broad;
}

/** Pencil: dodged tones, hatching in one direction, a few lines. */
export function drawPencil(picture: Picture, staged: readonly StagedPerson[], paper: string, lead: string): void {
  const easel = setUpEasel(picture, staged, PENCIL_SCALE);
  const { luma, people } = easel;
  const unit = (picture.heightPx * PENCIL_SCALE) / 1024;
  const flow = traceFlow(gaussianBlur(luma, 1), Math.max(2, Math.round(3 * unit)));
  const lines = traceLines(
    luma,
    flow,
    { sigma: 0.95 * unit, sharpness: 12, threshold: 0.48, hardness: 3 },
    people,
  ).data;
  const around = gaussianBlur(luma, 9 * unit).data;
  const hatch = hatching(luma.widthPx, luma.heightPx, Math.max(3, Math.round(9 * unit)));
  const [paperR, paperG, paperB] = rgbOfHex(paper);
  const [leadR, leadG, leadB] = rgbOfHex(lead);
  compose(easel, false, (i, fade) => {
    const own = luma.data[i] ?? 0;
    const dodged = Math.min(1, clamp01(own / ((around[i] ?? 0) + 0.02)) ** 2.2);
    const tone = clamp01(own ** 0.75 * 1.1);
    const hatched = clamp01(tone + (hatch[i] ?? 0) * 0.6 * (1 - tone) + 0.14);
    const value = lerp(1, dodged * hatched * (0.35 + 0.65 * (lines[i] ?? 1)), fade);
    return [lerp(leadR, paperR, value), lerp(leadG, paperG, value), lerp(leadB, paperB, value)];
  });
  takeOffEasel(easel.raster, picture);
}

/** Draws on the paper inside the person; the body fades out towards the bottom. Around it is paper, or the scene. */
function compose(
  easel: Easel,
  keepsScene: boolean,
  draw: (index: number, fade: number) => readonly [number, number, number],
): void {
  const { raster, people } = easel;
  const tile = grainTile();
  for (let y = 0, i = 0; y < raster.heightPx; y++) {
    const down = 1 - smoothstep(0.74, 0.98, y / raster.heightPx);
    for (let x = 0; x < raster.widthPx; x++, i++) {
      const own = people.data[i] ?? 0;
      const colour = draw(i, own * down);
      const around = keepsScene ? 1 - smoothstep(0.05, 0.6, own) : 0;
      const tooth = 1 + (tile[(y & (GRAIN_SIZE - 1)) * GRAIN_SIZE + (x & (GRAIN_SIZE - 1))] ?? 0) * 0.012;
      for (let c = 0; c < 3; c++) {
        raster.data[i * 3 + c] = lerp(colour[c] ?? 0, raster.data[i * 3 + c] ?? 0, around) * tooth;
      }
    }
  }
}

/** Local lightness drawn to the middle, so that lines come out alike on light and dark skin, hair and cloth. */
export function evenTones(luma: Plane, sigmaPx: number): Plane {
  const even = gaussianBlur(luma, sigmaPx);
  for (let i = 0; i < even.data.length; i++) {
    const v = luma.data[i] ?? 0;
    even.data[i] = clamp01(0.55 + (v - (even.data[i] ?? 0)) * 1.5 + (v - 0.5) * 0.35);
  }
  return even;
}

function hatching(width: number, height: number, length: number): Float32Array {
  const noise = createPlane(width, height);
  const tile = grainTile();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++)
      noise.data[i] = tile[(y & (GRAIN_SIZE - 1)) * GRAIN_SIZE + (x & (GRAIN_SIZE - 1))] ?? 0;
  }
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let sum = 0;
      let count = 0;
      for (let k = -length; k <= length; k += 2) {
        const sx = x + k;
        const sy = y - k;
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
        sum += noise.data[sy * width + sx] ?? 0;
        count++;
      }
      out[i] = count > 0 ? sum / count : 0;
    }
  }
  return out;
}
