import { clamp, clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { CLASS_CELL_PX, type Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { copyPixel } from './copy-pixel.ts';
import { BORDER_PX, measureStrip, type Run, runsOf } from './hair-strip.ts';
import { strandRise } from './strand-lean.ts';

/** How far hair goes on beyond a side at most, and the room for it, face heights. */
const REACH_FACES = 0.2;
export const SIDE_ROOM_FACES = 0.26;
/** Hair is stretched by no more than this: a narrow strip of it goes on less far. */
const MOST_STRETCH = 1.8;
/** The height over which the outline leaves the border, and over which it comes back to it. */
const RISE_FACES = 0.5;
const FALL_FACES = 0.6;
/** Hair above the forehead: where the outline of cut hair would begin. */
const CROWN_FACES = 0.4;
/** Locks: how far the outline wanders, how soft it is, and how much darker it is than the border. */
const WANDER_FACES = 0.016;
const SOFT_FACES = 0.05;
const RIM_SHADE = 0.28;

/**
 * Hair goes on beyond the side that cuts it: mirrored in the border, stretched to an outline that leaves the border like a crown's and comes
 * back to it like a lock's.
 * @param roomy the plate with room around it; changed in place.
 */
export function growHairBeside(plate: Plate, roomy: Plate, leftPx: number, side: 'left' | 'right'): void {
  const fh = plate.faceHeightPx;
  const strip = measureStrip(plate, side);
  const rise = strandRise(plate, side, strip, BORDER_PX);
  const border = side === 'left' ? leftPx + BORDER_PX : leftPx + plate.widthPx - 1 - BORDER_PX;
  const outwards = side === 'left' ? -1 : 1;
  for (const run of runsOf(plate, side, strip)) {
    for (let y = run.from; y <= run.to; y++) {
      const room = Math.max(1, strip[y] ?? 0);
      const reach = Math.min(REACH_FACES * fh, room * MOST_STRETCH) * outlineOf(plate, run, y) + BORDER_PX;
      const end = reach + WANDER_FACES * fh * wander(y / fh) * clamp01(reach / (0.1 * fh));
      const soft = Math.min(SOFT_FACES * fh, end / 2);
      const pace = Math.min(1, room / end);
      const fall = clamp(rise[y] ?? 0, (y - run.to) / (end * (1 + pace)), (y - run.from) / (end * (1 + pace)));
      for (let d = 1; d < end; d++) {
        const x = border + outwards * d;
        if (x < 0 || x >= roomy.widthPx) break;
        // A strand that crosses the border goes on in its direction.
        const row = Math.round(y - d * (1 + pace) * fall);
        const back = Math.round(Math.min(d * pace, strip[row] ?? 0));
        const to = y * roomy.widthPx + x;
        copyPixel(roomy, row * roomy.widthPx + border - outwards * back, to, 1 - RIM_SHADE * clamp01(d / end) ** 2, -1);
        roomy.alpha[to] = (roomy.alpha[to] ?? 0) * smoothstep(0, 1, (end - d) / soft);
        markHair(roomy, x, y);
      }
    }
  }
}

/** How much of its reach the outline has in a row, 0 to 1. */
function outlineOf(plate: Plate, { from, to }: Run, y: number): number {
  const fh = plate.faceHeightPx;
  const crown = pointAt(plate.landmarks, LANDMARK.forehead).y - CROWN_FACES * fh;
  const isCutAbove = from <= BORDER_PX;
  const start = isCutAbove ? Math.min(crown, 0) : from;
  const rise = 1 - (1 - clamp01((y - start) / (RISE_FACES * fh))) ** 2;
  const isCutBelow = to >= plate.heightPx - 1 - BORDER_PX;
  // Hair that the foot cuts too hangs on under it.
  const end = isCutBelow ? to + FALL_FACES * fh : to;
  return rise * smoothstep(0, 1, (end - y) / (FALL_FACES * fh));
}

/** The waves of an outline of hair, −1 to 1, by the height in face heights. */
function wander(faces: number): number {
  return 0.7 * Math.sin(faces * 9) + 0.3 * Math.sin(faces * 21 + 1.3);
}

function markHair(roomy: Plate, x: number, y: number): void {
  const { classes } = roomy;
  if (classes) classes.hair[Math.floor(y / CLASS_CELL_PX) * classes.widthPx + Math.floor(x / CLASS_CELL_PX)] = 255;
}
