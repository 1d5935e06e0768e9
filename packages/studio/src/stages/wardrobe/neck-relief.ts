import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import { jawLine } from './jaw-line.ts';
import { PART_CELL_PX } from './person-parts.ts';
import type { PhotoLight } from './read-light.ts';

/** How much of the light the chin takes, and over how much of a face height. */
const CHIN_SHADE = 0.5;
const CHIN_FACES = 0.11;
/** The two muscles from behind the ears to the breastbone, in face heights: where they start, where they end, how wide. */
const MUSCLE = { fromX: 0.33, toX: 0.06, toY: 0.62, wide: 0.035 } as const;
const MUSCLE_LIGHT = 0.15;
const HOLLOW_SHADE = 0.2;
/** Unevenness of skin, fine and coarse: standard deviations in cells, share of the light. */
const MOTTLES = [
  { sigma: 0.8, share: 0.035 },
  { sigma: 5, share: 0.035 },
] as const;

/** What a neck has that smooth shading lacks: the chin's shadow, away from the photo's light, its muscles, and a skin's unevenness. A factor. */
export function neckRelief(
  plate: Plate,
  fit: GarmentFit,
  frame: GarmentFrame,
  light: PhotoLight,
  width: number,
  height: number,
): Plane {
  const relief = createPlane(width, height);
  const fh = plate.faceHeightPx;
  const jaw = jawLine(plate);
  const aside = clamp(light.left - light.right, -0.8, 0.8) * 0.07 * fh;
  const grain = mottle(width, height);
  for (let cy = 0, i = 0; cy < height; cy++) {
    const y = cy * PART_CELL_PX;
    const down = (y - fit.chin.y) / fh;
    const t = clamp(down / MUSCLE.toY, 0, 1.2);
    const muscleX = MUSCLE.fromX + (MUSCLE.toX - MUSCLE.fromX) * t;
    const hollow = HOLLOW_SHADE * Math.exp(-(((down - MUSCLE.toY) / 0.07) ** 2));
    for (let cx = 0; cx < width; cx++, i++) {
      const x = cx * PART_CELL_PX - frame.padLeftPx;
      const under = Math.max(0, y - jaw.at(clamp(Math.round(x - aside), 0, plate.widthPx - 1))) / fh;
      const across = (x - fit.axisX) / fh;
      const off = Math.abs(across) - muscleX;
      const ridge = Math.exp(-((off / MUSCLE.wide) ** 2)) - Math.exp(-(((off + 2 * MUSCLE.wide) / MUSCLE.wide) ** 2));
      const muscle = down > 0 ? MUSCLE_LIGHT * ridge * clamp(down / 0.15, 0, 1) * clamp((1.2 - t) / 0.3, 0, 1) : 0;
      const chin = CHIN_SHADE * Math.exp(-((under / CHIN_FACES) ** 1.3));
      const pit = hollow * Math.exp(-((across / 0.06) ** 2));
      relief.data[i] = (1 - chin) * (1 + muscle - pit) * (1 + (grain.data[i] ?? 0));
    }
  }
  return relief;
}

function mottle(width: number, height: number): Plane {
  const noise = createPlane(width, height);
  for (let i = 0; i < noise.data.length; i++) {
    const mixed = Math.imul(i ^ (i >>> 7), 2654435761);
    noise.data[i] = ((Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 8) / 2 ** 24 - 0.5) * Math.sqrt(12);
  }
  const sum = createPlane(width, height);
  for (const { sigma, share } of MOTTLES) {
    const soft = gaussianBlur(noise, sigma).data;
    // A blur of so much leaves this of the noise's deviation.
    const left = 1 / (2 * sigma * Math.sqrt(Math.PI));
    for (let i = 0; i < soft.length; i++) sum.data[i] = (sum.data[i] ?? 0) + ((soft[i] ?? 0) / left) * share;
  }
  return sum;
}
