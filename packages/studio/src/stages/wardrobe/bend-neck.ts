import type { BodyName } from '@kinora/wardrobe';
import type { Plane } from '../../pixels/float-plane.ts';
import { clamp, clamp01 } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { pointAt } from '../figure/landmarks.ts';
import { collarTop } from './collar-top.ts';
import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import { PART_CELL_PX } from './person-parts.ts';
import type { FittedGarment } from './warp-garment.ts';

/** Half the mannequins' necks, centimetres. */
const NECK_CM = { man: 6.35, woman: 5.15, child: 4.9 } as const;
/** How far under the chin the neck has gone over into the mannequin's, and how far under the collar's upper edge; face heights. */
const FOOT_FACES = { least: 0.26, most: 0.52 } as const;
const COLLAR_FACES = 0.1;
/** A neck is darker at its sides and under the jaw than even light makes it. */
const SIDE_SHADE = 0.5;
const JAW_SHADE = 0.3;
/** Samples the mannequin's skin so that its neck meets the jaw in place and width, and the collar as it is. */
export function bendNeck(
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
  const narrowing = clamp(jawHalf / (NECK_CM[body] * fit.pxPerCm), 0.8, 1.06) - 1;
  const jawX = ((left.x + right.x) / 2) * 0.6 + fit.chin.x * 0.4;
  const top = fit.chin.y - 0.05 * fh;
  // Where the collar begins the neck is as wide as the mannequin's, which fills it.
  const foot = clamp(
    collarTop(fitted, fit, frame) + COLLAR_FACES * fh,
    fit.chin.y + FOOT_FACES.least * fh,
    fit.chin.y + FOOT_FACES.most * fh,
  );
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
        jawHalf * 0.9 + Math.max(0, y - jawY) * 0.55 - Math.abs(cx * PART_CELL_PX - frame.padLeftPx - jawX);
      cover.data[i] = skin * shown * clamp01(within / 5 + 0.5);
      const side = (u - middle) / (NECK_CM[body] * fit.pxPerCm);
      shade.data[i] = (brightness[row + u] ?? 0) * (1 - SIDE_SHADE * side * side) * (1 - JAW_SHADE * bent);
    }
  }
}
