import { createPlane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp, clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { CLASS_CELL_PX, type Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { copyPixel } from './copy-pixel.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';
import { strandRise } from './strand-lean.ts';

/** How far hair goes on beyond a side at most, and the room for it, face heights. */
const REACH_FACES = 0.2;
export const SIDE_ROOM_FACES = 0.26;
/** Hair is stretched by no more than this: a narrow strip of it goes on less far. */
const MOST_STRETCH = 1.8;
const MOST_STRIP_FACES = 0.3;
const LEAST_STRIP_FACES = 0.02;
const LEAST_RUN_FACES = 0.08;
/** The height over which the outline leaves the border, and over which it comes back to it. */
const RISE_FACES = 0.5;
const FALL_FACES = 0.6;
/** Hair above the forehead: where the outline of cut hair would begin. */
const CROWN_FACES = 0.4;
/** Locks: how far the outline wanders, how soft it is, and how much darker it is than the border. */
const WANDER_FACES = 0.016;
const SOFT_FACES = 0.05;
const RIM_SHADE = 0.28;
/** The very border of a photo is often a dark or blended line. */
const BORDER_PX = 3;

/** Rows in which hair reaches the border; the borders of the photo itself are no ends of hair. */
interface Run {
  from: number;
  to: number;
}

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
  for (const run of runsOf(strip, fh)) {
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

/** In each row how far hair reaches in from the border, pixels; smoothed, so that no row is mirrored further than those beside it. */
function measureStrip(plate: Plate, side: 'left' | 'right'): Float32Array {
  const { hair, widthPx: cells } = partsOf(plate);
  const { widthPx, heightPx, alpha, faceHeightPx: fh } = plate;
  const most = Math.min(widthPx - 1, MOST_STRIP_FACES * fh);
  const raw = createPlane(1, heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(Math.floor(y / PART_CELL_PX), hair.length / cells - 1) * cells;
    let reach = BORDER_PX;
    for (; reach < most; reach++) {
      const x = side === 'left' ? reach : widthPx - 1 - reach;
      if ((hair[row + Math.floor(x / PART_CELL_PX)] ?? 0) < 128 || (alpha[y * widthPx + x] ?? 0) < 128) break;
    }
    raw.data[y] = reach - BORDER_PX;
  }
  const near = Math.round(0.03 * fh);
  const least = raw.data.map((own, y) =>
    own < LEAST_STRIP_FACES * fh
      ? 0
      : Math.min(...raw.data.subarray(Math.max(0, y - near), y + near + 1).filter((v) => v > 0)),
  );
  const smooth = gaussianBlur({ ...raw, data: least }, 0.03 * fh).data;
  return smooth.map((value, y) => ((least[y] ?? 0) === 0 ? 0 : value));
}

function runsOf(strip: Float32Array, fh: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < strip.length; y++) {
    if ((strip[y] ?? 0) === 0) continue;
    const last = runs.at(-1);
    if (last && y - last.to < LEAST_RUN_FACES * fh) last.to = y;
    else runs.push({ from: y, to: y });
  }
  return runs.filter(({ from, to }) => to - from >= LEAST_RUN_FACES * fh);
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
