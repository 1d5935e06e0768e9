import { createPlane, mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { bendNeck } from './bend-neck.ts';
import { cropPlane, pastePlane } from './cell-box.ts';
import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import { growUnderCloth } from './grow-under-cloth.ts';
import { jawLine } from './jaw-line.ts';
import { joinedToJaw } from './joined-neck.ts';
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
  /** Chinks between two layers of cloth in which neither the made nor the photo's skin is to be seen. */
  chinks: Plane;
}

/** Range of the light on it, of its mean. */
const DARKEST = 0.5;
const LIGHTEST = 1.25;
/** Where light falls full on skin some of it is thrown back white. */
const SHEEN = 0.5;
const SHEEN_FROM = 0.9;

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
  const grey = (tone[0] + tone[1] + tone[2]) / 3;
  const colours = ([0, 1, 2] as const).map((c) => {
    const made = createPlane(box.widthPx, box.heightPx);
    for (let i = 0; i < made.data.length; i++) {
      const light = clamp((near.data[i] ?? 0) / middle, DARKEST, LIGHTEST) * (relief.data[i] ?? 1);
      made.data[i] = light * tone[c] + SHEEN * grey * Math.max(0, light - SHEEN_FROM);
    }
    return made;
  }) as [Plane, Plane, Plane];
  const jaw = jawLine(plate);
  // Chinks between two layers of cloth show the mannequin, far from any neck.
  const own = joinedToJaw(
    cover,
    { at: (x) => jaw.at(Math.max(0, x - frame.padLeftPx)), middle: jaw.middle + frame.padLeftPx },
    plate.faceHeightPx,
  );
  const chinks = gaussianBlur(
    mapPlane(cover, (share, i) => share - (own.data[i] ?? 0)),
    0.7,
  );
  const skin = gaussianBlur(growUnderCloth(cropPlane(own, box), box, fitted), 0.7);
  const gains = takeOver(colours, neck, skin);
  const [shown, red, green, blue, ...lifts] = [skin, ...colours, ...gains].map((part) => {
    const plane = createPlane(width, height);
    if (gains.includes(part)) plane.data.fill(1);
    pastePlane(plane, part, box);
    return plane;
  }) as [Plane, Plane, Plane, Plane, Plane, Plane, Plane];
  return { cover: shown, red, green, blue, gains: lifts, chinks };
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
