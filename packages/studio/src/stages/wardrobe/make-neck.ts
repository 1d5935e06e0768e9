import type { BodyName } from '@kinora/wardrobe';
import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp, clamp01 } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { pointAt } from '../figure/landmarks.ts';
import { boxAround, type CellBox, cropPlane, pastePlane } from './cell-box.ts';
import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import type { KeptPhoto } from './keep-photo.ts';
import { linearOf } from './linear.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';
import type { PhotoLight } from './read-light.ts';
import type { FittedGarment } from './warp-garment.ts';

/** Skin where the photo shows none: one value for each cell of the dressed plate, colour in linear light. */
export interface MadeNeck {
  cover: Plane;
  red: Plane;
  green: Plane;
  blue: Plane;
}

/** Half the mannequins' necks, centimetres. */
const NECK_CM = { man: 6.35, woman: 5.15 } as const;
/** How much darker than the face a neck is where the photo does not tell, by channel. */
const USUAL_SHADE = [0.82, 0.75, 0.72] as const;
/** Range of the light on it, of its mean. */
const DARKEST = 0.55;
const LIGHTEST = 1.4;
const LEAST_SAMPLES = 150;
/** A neck is darker at its sides and under the jaw than even light makes it. */
const SIDE_SHADE = 0.34;
const JAW_SHADE = 0.26;
/** Neither the photo's neck nor what is made of it may have another hue than the face by more than this: it would be a shadow's edge. */
const MOST_HUE = 0.05;

/**
 * The mannequin's neck, bent and narrowed to the person's jaw, in the tone of their skin. Where the photo shows neck too the made one
 * takes over its colours, and keeps them on into what the photo does not show: the ratio of both, blurred.
 */
export function makeNeck(
  plate: Plate,
  body: BodyName,
  fit: GarmentFit,
  frame: GarmentFrame,
  fitted: FittedGarment,
  brightness: Float32Array,
  kept: KeptPhoto,
  light: PhotoLight,
): MadeNeck {
  const width = frame.widthPx / PART_CELL_PX;
  const height = Math.ceil(frame.heightPx / PART_CELL_PX);
  const cover = createPlane(width, height);
  const shade = createPlane(width, height);
  bendNeck(plate, body, fit, frame, fitted, brightness, cover, shade);
  const photo = photoNeck(plate, frame, kept, width, height);
  const tone = toneOf(photo, light);
  const middle = meanShade(shade, cover, fit, frame, plate.faceHeightPx);
  const box = neckBox(plate, fit, frame, width, height);
  const within = (plane: Plane): Plane => cropPlane(plane, box);
  const near = within(shade);
  const colours = ([0, 1, 2] as const).map((c) => {
    const made = createPlane(box.widthPx, box.heightPx);
    for (let i = 0; i < made.data.length; i++)
      made.data[i] = clamp((near.data[i] ?? 0) / middle, DARKEST, LIGHTEST) * tone[c];
    return made;
  }) as [Plane, Plane, Plane];
  const skin = gaussianBlur(within(cover), 0.7);
  const [r, g, b] = photo.colours;
  takeOver(colours, { weight: within(photo.weight), colours: [within(r), within(g), within(b)] }, skin);
  const [shown, red, green, blue] = [skin, ...colours].map((part) => {
    const plane = createPlane(width, height);
    pastePlane(plane, part, box);
    return plane;
  }) as [Plane, Plane, Plane, Plane];
  return { cover: shown, red, green, blue };
}

/** All of the neck and of a chest in a neckline, in cells of the dressed plate. */
export function neckBox(plate: Plate, fit: GarmentFit, frame: GarmentFrame, width: number, height: number): CellBox {
  const fh = plate.faceHeightPx / PART_CELL_PX;
  const chinY = fit.chin.y / PART_CELL_PX;
  return boxAround((fit.axisX + frame.padLeftPx) / PART_CELL_PX, chinY - 0.4 * fh, chinY + 1.1 * fh, fh, width, height);
}

/** Samples the mannequin's skin so that its neck meets the jaw in place and width, and the collar as it is. */
function bendNeck(
  plate: Plate,
  body: BodyName,
  fit: GarmentFit,
  frame: GarmentFrame,
  fitted: FittedGarment,
  brightness: Float32Array,
  cover: Plane,
  shade: Plane,
): void {
  const fh = plate.faceHeightPx;
  const [left, right] = [pointAt(plate.landmarks, 172), pointAt(plate.landmarks, 397)];
  const jawHalf = (Math.abs(right.x - left.x) / 2) * (body === 'man' ? 1 : 0.93);
  const narrowing = clamp(jawHalf / (NECK_CM[body] * fit.pxPerCm), 0.86, 1.12) - 1;
  const jawX = ((left.x + right.x) / 2) * 0.6 + fit.chin.x * 0.4;
  const top = fit.chin.y - 0.05 * fh;
  const foot = fit.chin.y + 0.52 * fh;
  const jawY = (left.y + right.y) / 2;
  const firstY = Math.min(left.y, right.y) - 0.04 * fh;
  for (let cy = 0, i = 0; cy < cover.heightPx; cy++) {
    const y = cy * PART_CELL_PX;
    const t = clamp01((foot - y) / (foot - top));
    const bent = t * t * (3 - 2 * t);
    const shift = (jawX - fit.axisX) * bent;
    const scale = 1 + narrowing * bent;
    const row = (y - fitted.fromY) * fitted.widthPx;
    const shown = clamp01((y - firstY) / 8);
    for (let cx = 0; cx < cover.widthPx; cx++, i++) {
      if (y < fitted.fromY || y - fitted.fromY >= fitted.heightPx) continue;
      const middle = fit.axisX + frame.padLeftPx;
      const u = Math.round(middle + (cx * PART_CELL_PX - middle - shift) / scale);
      if (u < 0 || u >= fitted.widthPx) continue;
      const skin = (fitted.planes.skin[row + u] ?? 0) / 255;
      // A neck starts inside of the jaw's corners and widens from there.
      const within =
        jawHalf * 0.94 + Math.max(0, y - jawY) * 0.5 - Math.abs(cx * PART_CELL_PX - frame.padLeftPx - jawX);
      cover.data[i] = skin * shown * clamp01(within / 5 + 0.5);
      const side = (u - middle) / (NECK_CM[body] * fit.pxPerCm);
      shade.data[i] = (brightness[row + u] ?? 0) * (1 - SIDE_SHADE * side * side) * (1 - JAW_SHADE * bent);
    }
  }
}

interface PhotoNeck {
  weight: Plane;
  colours: readonly [Plane, Plane, Plane];
}

/** The photo's own neck in the dressed plate's cells, sure places only. */
function photoNeck(plate: Plate, frame: GarmentFrame, kept: KeptPhoto, width: number, height: number): PhotoNeck {
  const weight = createPlane(width, height);
  const colours = [0, 1, 2].map(() => createPlane(width, height)) as [Plane, Plane, Plane];
  const pad = frame.padLeftPx / PART_CELL_PX;
  const { neck } = kept;
  const { others } = partsOf(plate);
  for (let cy = 0; cy < Math.min(height, neck.heightPx); cy++) {
    const row = Math.min(plate.heightPx - 1, cy * PART_CELL_PX) * plate.widthPx;
    for (let cx = 0; cx < Math.min(neck.widthPx, width - pad); cx++) {
      const sure = clamp01(((neck.data[cy * neck.widthPx + cx] ?? 0) - 0.6) / 0.35);
      const p = row + Math.min(plate.widthPx - 1, cx * PART_CELL_PX);
      if (sure === 0 || (plate.alpha[p] ?? 0) < 240 || (others[cy * neck.widthPx + cx] ?? 0) > 60) continue;
      const i = cy * width + cx + pad;
      weight.data[i] = sure;
      for (const c of [0, 1, 2] as const) colours[c].data[i] = linearOf(plate.foreground[p * 3 + c] ?? 0);
    }
  }
  return { weight, colours };
}

/** Skin of the neck: the photo's median, or the face's a little in shade; never far from the face's hue. */
function toneOf(photo: PhotoNeck, light: PhotoLight): [number, number, number] {
  const values: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < photo.weight.data.length; i += 3) {
    if ((photo.weight.data[i] ?? 0) < 0.6) continue;
    for (const c of [0, 1, 2] as const) values[c].push(photo.colours[c].data[i] ?? 0);
  }
  const isKnown = values[0].length > LEAST_SAMPLES / 3;
  const usual = ([0, 1, 2] as const).map((c) => light.face[c] * USUAL_SHADE[c]) as [number, number, number];
  if (!isKnown) return usual;
  const against = ([0, 1, 2] as const).map(
    (c) => (values[c].sort((a, b) => a - b)[values[c].length >> 1] ?? 0) / usual[c],
  );
  const mean = against.reduce((sum, one) => sum + one, 0) / 3;
  const lightness = clamp(mean, 0.85, 1.25);
  const of = (c: 0 | 1 | 2): number =>
    usual[c] * lightness * clamp((against[c] ?? 1) / mean, 1 - MOST_HUE, 1 + MOST_HUE);
  return [of(0), of(1), of(2)];
}

function meanShade(shade: Plane, cover: Plane, fit: GarmentFit, frame: GarmentFrame, fh: number): number {
  const [left, right] = [-0.2, 0.2].map((by) => Math.round((fit.axisX + frame.padLeftPx + by * fh) / PART_CELL_PX));
  const [top, bottom] = [0.1, 0.34].map((by) => Math.round((fit.chin.y + by * fh) / PART_CELL_PX));
  let sum = 0;
  let count = 0;
  for (let y = top ?? 0; y < (bottom ?? 0) && y < shade.heightPx; y++) {
    for (let x = left ?? 0; x < (right ?? 0); x++) {
      const i = y * shade.widthPx + x;
      if ((cover.data[i] ?? 0) < 0.9) continue;
      sum += shade.data[i] ?? 0;
      count++;
    }
  }
  return count > 0 ? Math.max(0.02, sum / count) : 0.5;
}

/** Radii of the ratio's blur in cells, and how much each counts beside a wider one. */
const SPREADS = [
  { sigma: 4, weight: 1 },
  { sigma: 13, weight: 0.06 },
  { sigma: 34, weight: 0.004 },
] as const;

/** What a ratio of one weighs beside the spreads. */
const FAR_WEIGHT = 0.0012;

/** The made skin times the blurred ratio of the photo's to it. In place. */
function takeOver(made: readonly [Plane, Plane, Plane], photo: PhotoNeck, cover: Plane): void {
  const ratios = made.map((plane, c) => ratioOf(plane, photo.colours[c] ?? plane, photo.weight, cover));
  for (let i = 0; i < cover.data.length; i++) {
    const mean = ratios.reduce((sum, ratio) => sum + (ratio[i] ?? 1), 0) / 3;
    for (const [c, { data }] of made.entries()) {
      const hue = clamp((ratios[c]?.[i] ?? 1) / mean, 1 - MOST_HUE, 1 + MOST_HUE);
      data[i] = (data[i] ?? 0) * mean * hue;
    }
  }
}

function ratioOf(made: Plane, photo: Plane, weight: Plane, cover: Plane): Float32Array {
  const [top, low, sure] = [0, 1, 2].map(() => createPlane(made.widthPx, made.heightPx)) as [Plane, Plane, Plane];
  for (let i = 0; i < made.data.length; i++) {
    const w = (weight.data[i] ?? 0) * (cover.data[i] ?? 0);
    sure.data[i] = w;
    top.data[i] = (photo.data[i] ?? 0) * w;
    low.data[i] = (made.data[i] ?? 0) * w;
  }
  const ratio = new Float32Array(made.data.length);
  const total = new Float32Array(made.data.length);
  for (const spread of SPREADS) {
    const [a, b, w] = [top, low, sure].map((plane) => gaussianBlur(plane, spread.sigma).data);
    for (let i = 0; i < ratio.length; i++) {
      const share = spread.weight * Math.max(0, w?.[i] ?? 0);
      if (share < 1e-6) continue;
      ratio[i] = (ratio[i] ?? 0) + share * clamp((a?.[i] ?? 0) / Math.max(1e-5, b?.[i] ?? 0), 0.5, 1.8);
      total[i] = (total[i] ?? 0) + share;
    }
  }
  // Far from all that the photo shows the tone alone is right.
  return ratio.map((sum, i) => (sum + FAR_WEIGHT) / ((total[i] ?? 0) + FAR_WEIGHT));
}
