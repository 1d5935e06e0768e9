import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import { enlargePlane, shrinkPlane } from '../../pixels/resample.ts';

/** The search runs on a plane shrunken by this factor. */
const FACTOR = 2;
/** A pixel this surely a person carries the search on. */
const CONNECTS = 0.35;
/** A doubtful spot inside the figure up to this many cells is filled; a larger one only when it is hardly background: else it is a gap, as under an arm. */
const MAX_HOLE = 500;
const HARDLY = 0.3;
/** Spots beside hair are gaps between locks, or between hair and neck. */
const MAX_HAIRINESS = 0.3;
const DOUBTFUL = 0.9;

/** Clears what is not joined to the place where the face is (other people, false finds), and fills spots inside the figure. */
export function keepConnected(confidence: Plane, hairiness: Plane, startX: number, startY: number): Plane {
  const small = shrinkPlane(confidence, FACTOR);
  const { widthPx, heightPx } = small;
  const start = Math.floor(startY / FACTOR) * widthPx + Math.floor(startX / FACTOR);
  const kept = createPlane(widthPx, heightPx);
  const isPerson = (i: number): boolean => (small.data[i] ?? 0) >= CONNECTS;
  for (const i of findRegion(start, widthPx, heightPx, isPerson).pixels) kept.data[i] = 1;
  const filled = fillSpots(small, shrinkPlane(hairiness, FACTOR));
  const grown = gaussianBlur(kept, 3);
  // Grown by a few pixels, so that the soft edge around the figure stays whole.
  for (let i = 0; i < grown.data.length; i++) grown.data[i] = smoothstep(0.01, 0.2, grown.data[i] ?? 0);
  const mask = enlargePlane(grown, confidence.widthPx, confidence.heightPx, FACTOR);
  const spots = enlargePlane(filled, confidence.widthPx, confidence.heightPx, FACTOR);
  for (let i = 0; i < mask.data.length; i++) {
    mask.data[i] = (mask.data[i] ?? 0) * Math.max(confidence.data[i] ?? 0, spots.data[i] ?? 0);
  }
  return mask;
}

/** 1 on doubtful spots that the figure surrounds, with a margin that covers their soft rim. */
function fillSpots(small: Plane, hairiness: Plane): Plane {
  const { widthPx, heightPx } = small;
  const seen = new Uint8Array(small.data.length);
  const spots = createPlane(widthPx, heightPx);
  const isDoubtful = (i: number): boolean => seen[i] === 0 && (small.data[i] ?? 0) < DOUBTFUL;
  for (let i = 0; i < seen.length; i++) {
    if (!isDoubtful(i)) continue;
    const region = findRegion(i, widthPx, heightPx, isDoubtful);
    for (const pixel of region.pixels) seen[pixel] = 1;
    if (region.touchesBorder || meanOf(hairiness, region.pixels) > MAX_HAIRINESS) continue;
    if (region.pixels.size * FACTOR * FACTOR > MAX_HOLE && meanOf(small, region.pixels) < HARDLY) continue;
    for (const pixel of region.pixels) spots.data[pixel] = 1;
  }
  const soft = gaussianBlur(spots, 2);
  for (let i = 0; i < soft.data.length; i++) soft.data[i] = smoothstep(0.02, 0.25, soft.data[i] ?? 0);
  return soft;
}

/** The pixels joined to a first one by their sides for which `belongs` holds. */
function findRegion(start: number, widthPx: number, heightPx: number, belongs: (i: number) => boolean) {
  const found = new Set([start]);
  const queue = [start];
  let touchesBorder = false;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % widthPx;
    const y = (at - x) / widthPx;
    if (x === 0 || y === 0 || x === widthPx - 1 || y === heightPx - 1) touchesBorder = true;
    const around = [
      y > 0 ? at - widthPx : -1,
      y < heightPx - 1 ? at + widthPx : -1,
      x > 0 ? at - 1 : -1,
      x < widthPx - 1 ? at + 1 : -1,
    ];
    for (const next of around) {
      if (next < 0 || found.has(next) || !belongs(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return { pixels: found, touchesBorder };
}

function meanOf({ data }: Plane, pixels: ReadonlySet<number>): number {
  let sum = 0;
  for (const pixel of pixels) sum += data[pixel] ?? 0;
  return sum / pixels.size;
}
