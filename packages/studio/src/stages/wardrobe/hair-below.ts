import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { CLASS_CELL_PX, type Plate } from '../../plate.ts';
import { copyPixel } from './copy-pixel.ts';

/** How long the locks are that go on under the photo's end, and by how much they differ, face heights. */
const LOCK_FACES = 0.24;
const DIFFERENCE_FACES = 0.1;
/** From this share of its length on a lock thins. */
const THINS_FROM = 0.4;
/** Beside what is no hair locks are shorter, over so much of a face height. */
const TAPER_FACES = 0.16;
const BORDER_PX = 3;
const HAIR = 128;

/**
 * Hair that the photo's foot cuts ends in locks under it, mirrored from above.
 * @param roomy the plate with room around it, hair at its sides included; changed in place.
 */
export function growHairBelow({ heightPx, faceHeightPx: fh }: Plate, roomy: Plate): void {
  const { widthPx, alpha, classes } = roomy;
  if (!classes) return;
  const edge = heightPx - 1 - BORDER_PX;
  const isHair = (x: number, y: number): boolean =>
    (classes.hair[Math.floor(y / CLASS_CELL_PX) * classes.widthPx + Math.floor(x / CLASS_CELL_PX)] ?? 0) >= HAIR &&
    (alpha[y * widthPx + x] ?? 0) > 0;
  const lengths = insideOf(Array.from({ length: widthPx }, (_, x) => isHair(x, edge))).map((inside, x) => {
    const taper = Math.sqrt(Math.min(1, inside / (TAPER_FACES * fh)));
    return taper * (LOCK_FACES + DIFFERENCE_FACES * lock(x / fh)) * fh;
  });
  for (const [x, length] of lengths.entries()) {
    if (length < 1) continue;
    let strip = 0;
    while (strip < length && strip < edge && isHair(x, edge - strip)) strip++;
    for (let k = 1; k < length && edge + k < roomy.heightPx; k++) {
      const to = (edge + k) * widthPx + x;
      copyPixel(roomy, (edge - Math.round(k * Math.min(1, (strip - 1) / length))) * widthPx + x, to, 1, 1);
      alpha[to] = (alpha[to] ?? 0) * (1 - smoothstep(THINS_FROM, 1, clamp01(k / length)));
      classes.hair[Math.floor((edge + k) / CLASS_CELL_PX) * classes.widthPx + Math.floor(x / CLASS_CELL_PX)] = 255;
    }
  }
}

/** The lengths of locks side by side, −1 to 1, by the place in face heights. */
function lock(faces: number): number {
  return 0.7 * Math.sin(faces * 24) + 0.3 * Math.sin(faces * 57 + 1.3);
}

/** How many columns lie between each one and the nearest that is no hair. */
function insideOf(isHair: readonly boolean[]): number[] {
  const inside: number[] = [];
  for (const is of isHair) inside.push(is ? (inside.at(-1) ?? 0) + 1 : 0);
  for (let x = inside.length - 2; x >= 0; x--) inside[x] = Math.min(inside[x] ?? 0, (inside[x + 1] ?? 0) + 1);
  return inside;
}
