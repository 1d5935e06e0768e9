import { boxBlur } from '../../pixels/box-blur.ts';
import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp01, lerp, smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise } from '../../pixels/noise.ts';
import type { Picture } from '../../pixels/picture.ts';
import { createRandom } from '../../pixels/random.ts';
import { createRaster, luminanceOf, type Raster } from '../../pixels/raster.ts';
import { enlargePlane } from '../../pixels/resample.ts';
import { rgbOfHex } from '../colour.ts';
import type { StagedPerson } from '../stage-person.ts';
import { evenTones, traceLines } from './draw-lines.ts';
import { type Easel, setUpEasel, takeOffEasel } from './easel.ts';
import { traceFlow } from './flow-field.ts';
import { kuwahara } from './kuwahara.ts';

const SCALE = 0.75;
const CLOUD_STEP_PX = 4;
/** From this share of the height on washes thin out, and by how much at the bottom. */
const THINS_FROM = 0.68;
const THINNEST = 0.5;
/** Less than a pixel of a figure in a window of 13 × 13. */
const LEAST_SHARE = 0.001;

/**
 * Watercolour after Bousseau 2006: flattened areas, pigment that gathers at their edges, runs in clouds and settles in the
 * paper. The people are painted onto the scene; towards the bottom their washes thin out.
 */
export function paintWatercolour(picture: Picture, staged: readonly StagedPerson[], paper: string, seed: number): void {
  const easel = setUpEasel(picture, staged, SCALE);
  const { raster, people, faces } = easel;
  const { widthPx: w, heightPx: h } = raster;
  const unit = h / 1024;
  const noise = new Noise(createRandom(seed + 5));
  const flow = traceFlow(gaussianBlur(easel.luma, 1), Math.max(2, Math.round(3 * unit)));
  const reach = 5 * unit;
  const near = nearTo(people, Math.ceil(reach) + 1);
  const broad = tremble(kuwahara(raster, easel.luma, flow, Math.max(2, 8 * unit), near), easel, noise, reach);
  const fine = kuwahara(raster, easel.luma, flow, Math.max(1.4, 2.6 * unit), faces);
  for (let i = 0; i < people.data.length; i++) {
    const face = clamp01((faces.data[i] ?? 0) * 1.1);
    for (let c = 0; c < 3; c++)
      fine.data[i * 3 + c] = lerp(broad.data[i * 3 + c] ?? 0, fine.data[i * 3 + c] ?? 0, face);
  }
  const tones = luminanceOf(fine);
  const lines = traceLines(
    evenTones(easel.luma, 40 * unit),
    flow,
    {
      sigma: Math.max(0.8, 1.1 * unit),
      sharpness: 18,
      threshold: 0.44,
      hardness: 4,
    },
    people,
  ).data;
  // In a small picture a pencil's line would cover too much.
  const pencil = Math.min(1, unit / 0.62);
  const rims = gatherAtEdges(tones, 1.6 * unit);
  const cover = coverOf(people, noise, w, h);
  const coverRim = gatherAtEdges(cover, 1.8 * unit);
  const clouds = cloudsOf(noise, w, h);
  const [paperR, paperG, paperB] = rgbOfHex(paper);
  const white = [paperR, paperG, paperB] as const;
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const own = cover.data[i] ?? 0;
      const around = people.data[i] ?? 0;
      if (around <= 0.004) continue;
      const face = faces.data[i] ?? 0;
      const cloud = clouds.data[i] ?? 0;
      const tooth = noise.at((x / h) * 190, (y / h) * 190) * 0.5 + noise.at((x / h) * 90 + 7, (y / h) * 90) * 0.35;
      const pooled = (rims[i] ?? 0) * lerp(1, 0.5, face) + (coverRim[i] ?? 0) * 0.9 * (1 - face);
      const density = 1 + pooled + cloud * lerp(0.34, 0.1, face) + tooth * lerp(0.16, 0.05, face);
      const line = (1 - (lines[i] ?? 1)) * lerp(0.42, 0.5, face) * pencil;
      const wet = lerp(1, 0.86, smoothstep(0.1, 0.7, cloud) * (1 - face));
      for (let c = 0; c < 3; c++) {
        const k = i * 3 + c;
        const tone = luminous(fine.data[k] ?? 0, tones.data[i] ?? 0);
        // Denser pigment darkens a colour along its own hue.
        const pigment = clamp01(tone - tone * (1 - tone) * (density - 1)) * (1 - line * (c === 2 ? 0.82 : 1));
        const painted = lerp(white[c as 0 | 1 | 2], pigment, own * wet);
        // Under the figure and a hair's breadth round it the paper is bare.
        const bare = lerp(raster.data[k] ?? 0, white[c as 0 | 1 | 2], smoothstep(0, 0.4, around));
        raster.data[k] = lerp(bare, painted, smoothstep(0.25, 0.75, around) * smoothstep(0.02, 0.3, own));
      }
    }
  }
  takeOffEasel(raster, picture);
}

/** Where pigment runs together, about −1 to 1; the finest cloud is twenty pixels wide, so a quarter of the size is enough. */
function cloudsOf(noise: Noise, w: number, h: number): Plane {
  const small = createPlane(Math.ceil(w / CLOUD_STEP_PX), Math.ceil(h / CLOUD_STEP_PX));
  for (let y = 0, i = 0; y < small.heightPx; y++) {
    const down = ((y + 0.5) * CLOUD_STEP_PX * 5) / h;
    for (let x = 0; x < small.widthPx; x++, i++)
      small.data[i] = layered(noise, ((x + 0.5) * CLOUD_STEP_PX * 5) / h, down, 4, 0.55);
  }
  return enlargePlane(small, w, h, CLOUD_STEP_PX);
}

const LIGHT_STEPS = 1024;
/** Paint is transparent, lights let the paper through: brightness by what it would be as body colour. */
const THROUGH = Float32Array.from({ length: LIGHT_STEPS + 1 }, (_, i) =>
  clamp01(0.06 + 0.95 * (i / LIGHT_STEPS) ** 0.8),
);

/** Transparent paint; thin colour is purer than mixed. */
function luminous(value: number, tone: number): number {
  const pure = tone + (value - tone) * 1.22;
  return THROUGH[(clamp01(pure) * LIGHT_STEPS + 0.5) | 0] ?? 1;
}

/** Above zero within so many pixels of the plane's own areas. */
function nearTo(plane: Plane, reachPx: number): Plane {
  const near = boxBlur(plane, reachPx);
  for (let i = 0; i < near.data.length; i++) near.data[i] = (near.data[i] ?? 0) > LEAST_SHARE ? 1 : 0;
  return near;
}

/** Edges of washes waver, except in faces. */
function tremble(raster: Raster, { people, faces }: Easel, noise: Noise, reach: number): Raster {
  const { widthPx: w, heightPx: h } = raster;
  const out = createRaster(w, h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      if ((people.data[i] ?? 0) <= 0) continue;
      const by = reach * (1 - (faces.data[i] ?? 0));
      const sx = x + noise.at((x / h) * 26, (y / h) * 26) * by;
      const sy = y + noise.at((x / h) * 26 + 50, (y / h) * 26) * by;
      const j = (Math.max(0, Math.min(h - 1, Math.round(sy))) * w + Math.max(0, Math.min(w - 1, Math.round(sx)))) * 3;
      for (let c = 0; c < 3; c++) out.data[i * 3 + c] = raster.data[j + c] ?? 0;
    }
  }
  return out;
}

/** How steep a plane is: where pigment gathers as the water dries, 0 to about 1. */
function gatherAtEdges(plane: Plane, sigmaPx: number): Float32Array {
  const { widthPx: w, heightPx: h } = plane;
  const soft = gaussianBlur(plane, sigmaPx).data;
  const out = new Float32Array(w * h);
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const dx = (soft[i + 1] ?? 0) - (soft[i - 1] ?? 0);
      const dy = (soft[i + w] ?? 0) - (soft[i - w] ?? 0);
      out[i] = Math.min(1, Math.sqrt(dx * dx + dy * dy) * 5);
    }
  }
  return out;
}

/** How densely the figure is painted: its body thins out towards the bottom in soft lobes, as a wash does. */
function coverOf(people: Plane, noise: Noise, w: number, h: number): Plane {
  const cover = createPlane(w, h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const own = people.data[i] ?? 0;
      if (own <= 0) continue;
      const down = y / h + layered(noise, (x / h) * 6, (y / h) * 6 + 5, 2) * 0.05;
      cover.data[i] = own * (1 - THINNEST * smoothstep(THINS_FROM, 1, down));
    }
  }
  return cover;
}
