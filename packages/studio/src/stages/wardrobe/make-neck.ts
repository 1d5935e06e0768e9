import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { bendNeck } from './bend-neck.ts';
import { cropPlane, pastePlane } from './cell-box.ts';
import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import { PART_CELL_PX } from './person-parts.ts';
import type { PhotoParts } from './photo-parts.ts';
import { takeOver } from './take-over.ts';
import type { FittedGarment } from './warp-garment.ts';

/** Skin where the photo shows none: one value for each cell of the dressed plate, colour in linear light. */
export interface MadeNeck {
  cover: Plane;
  red: Plane;
  green: Plane;
  blue: Plane;
  /** What the photo's own neck is multiplied by to match, by channel. */
  gains: readonly [Plane, Plane, Plane];
}

/** Range of the light on it, of its mean. */
const DARKEST = 0.5;
const LIGHTEST = 1.25;
/**
 * The mannequin's neck, bent and narrowed to the person's jaw, in the tone of their skin. Where the photo shows neck too the made one
 * takes over its colours, and keeps them on into what the photo does not show: the ratio of both, blurred.
 */
export function makeNeck(plate: Plate, parts: PhotoParts, fitted: FittedGarment, brightness: Float32Array): MadeNeck {
  const { body, fit, frame, box, relief, neck, tone } = parts;
  const width = frame.widthPx / PART_CELL_PX;
  const height = Math.ceil(frame.heightPx / PART_CELL_PX);
  const cover = createPlane(width, height);
  const shade = createPlane(width, height);
  bendNeck(plate, body, fit, frame, fitted, brightness, cover, shade);
  const middle = meanShade(shade, cover, fit, frame, plate.faceHeightPx);
  const near = cropPlane(shade, box);
  const colours = ([0, 1, 2] as const).map((c) => {
    const made = createPlane(box.widthPx, box.heightPx);
    for (let i = 0; i < made.data.length; i++)
      made.data[i] = clamp((near.data[i] ?? 0) / middle, DARKEST, LIGHTEST) * (relief.data[i] ?? 1) * tone[c];
    return made;
  }) as [Plane, Plane, Plane];
  const skin = gaussianBlur(cropPlane(cover, box), 0.7);
  const gains = takeOver(colours, neck, skin);
  const [shown, red, green, blue, ...own] = [skin, ...colours, ...gains].map((part) => {
    const plane = createPlane(width, height);
    if (gains.includes(part)) plane.data.fill(1);
    pastePlane(plane, part, box);
    return plane;
  }) as [Plane, Plane, Plane, Plane, Plane, Plane, Plane];
  return { cover: shown, red, green, blue, gains: own };
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
