import { createPlane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';

/** The very border of a photo is often a dark or blended line. */
export const BORDER_PX = 3;
/** How far in hair is measured, how narrow a strip and how short a run of rows are none; face heights. */
const MOST_STRIP_FACES = 0.3;
const LEAST_STRIP_FACES = 0.02;
const LEAST_RUN_FACES = 0.08;
/** Opacity without a gap, and the share of rows in which there is none between border and ear. */
const OPAQUE = 96;
const MOSTLY = 0.4;

/** Rows in which hair reaches the border; the borders of the photo itself are no ends of hair. */
export interface Run {
  from: number;
  to: number;
}

/** In each row how far hair reaches in from the border, pixels; smoothed, so that no row is mirrored further than those beside it. */
export function measureStrip(plate: Plate, side: 'left' | 'right'): Float32Array {
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

/** The runs of rows in which the person's own hair reaches a side. */
export function runsOf(plate: Plate, side: 'left' | 'right', strip: Float32Array): Run[] {
  const least = LEAST_RUN_FACES * plate.faceHeightPx;
  const runs: Run[] = [];
  for (let y = 0; y < strip.length; y++) {
    if ((strip[y] ?? 0) === 0) continue;
    const last = runs.at(-1);
    if (last && y - last.to < least) last.to = y;
    else runs.push({ from: y, to: y });
  }
  return runs.filter((run) => run.to - run.from >= least && hangsOnHead(plate, side, run));
}

/** Whether most of it is one with the head: another one's hair beside the person is not theirs to go on. */
function hangsOnHead({ landmarks, alpha, widthPx }: Plate, side: 'left' | 'right', { from, to }: Run): boolean {
  const ear = Math.round(pointAt(landmarks, side === 'left' ? LANDMARK.leftEar : LANDMARK.rightEar).x);
  const [first, last] = side === 'left' ? [BORDER_PX, ear] : [ear, widthPx - 1 - BORDER_PX];
  let joined = 0;
  for (let y = from; y <= to; y++) {
    if (alpha.subarray(y * widthPx + first, y * widthPx + last).every((value) => value >= OPAQUE)) joined++;
  }
  return joined >= MOSTLY * (to - from);
}
