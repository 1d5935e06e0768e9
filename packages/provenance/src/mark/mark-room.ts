import type { MarkSize } from './draw-mark.ts';

interface Corner {
  isRight: boolean;
  isBottom: boolean;
  /** What it must be calmer by, in steps of brightness, to be taken in place of the usual one. */
  handicap: number;
}

const CORNERS: readonly Corner[] = [
  { isRight: true, isBottom: true, handicap: 0 },
  { isRight: false, isBottom: true, handicap: 6 },
  { isRight: true, isBottom: false, handicap: 44 },
  { isRight: false, isBottom: false, handicap: 46 },
];
/** Where a mark may stand, by what else is shown over the picture: in which corners, and within which shares of its width and height. */
const ROOMS = {
  any: { corners: CORNERS, fromX: 0, fromY: 0 },
  /** In grids the two upper corners hold what is said of a photo and the tick of a chosen one: 32 of 233 pixels on a phone. */
  grid: { corners: CORNERS.slice(0, 2), fromX: 0, fromY: 0.137 },
  /** The left part is covered by another picture. */
  right: { corners: CORNERS.slice(0, 1), fromX: 0.42, fromY: 0 },
} as const satisfies Record<string, { corners: readonly Corner[]; fromX: number; fromY: number }>;
export type RoomName = keyof typeof ROOMS;

/** Out of the corner, past a seal or a bar code that stands in it: shares of the width, and what each costs. */
const STEPS = [
  { aside: 0, up: 0, handicap: 0 },
  { aside: 0.08, up: 0, handicap: 34 },
  { aside: 0.16, up: 0, handicap: 38 },
  { aside: 0, up: 0.1, handicap: 46 },
  { aside: 0, up: 0.16, handicap: 50 },
  // Above the foot of a poster, whose title is as wide as the picture.
  { aside: 0, up: 0.24, handicap: 42 },
  { aside: 0, up: 0.32, handicap: 46 },
  // And beside the person, where letters are above and below.
  ...[0.42, 0.52, 0.62, 0.72, 0.82].map((up) => ({ aside: 0, up, handicap: 30 + 60 * up })),
];
/** In a picture without colours nobody can tell skin: the mark does not go up beside the person there. */
const BESIDE_GREY = { fromUp: 0.42, handicap: 120 };

/** A place where a mark may stand; those of one corner stand together. */
interface Place {
  left: number;
  top: number;
  handicap: number;
}

/** A picture, the mark that is to stand on it, and where it may. */
export interface MarkRoom {
  widthPx: number;
  heightPx: number;
  marginPx: number;
  size: MarkSize;
  room: RoomName;
  /** Right and left change places, as the screens do. */
  isMirrored: boolean;
  isGrey: boolean;
}

/** The usual places by corner, the usual one first. */
export function placesByCorner({ widthPx, heightPx, marginPx, size, room, isMirrored, isGrey }: MarkRoom): Place[][] {
  const { corners, fromX } = ROOMS[room];
  return corners.map(({ isRight, isBottom, handicap }) =>
    STEPS.flatMap((step) => {
      const [inward, upward] = [marginPx + Math.round(step.aside * widthPx), marginPx + Math.round(step.up * widthPx)];
      const left = isRight !== isMirrored ? Math.max(0, widthPx - inward - size.widthPx) : inward;
      const top = isBottom ? Math.max(0, heightPx - upward - size.heightPx) : upward;
      if (step.aside > 0 && left < fromX * widthPx) return [];
      const beside = isGrey && step.up >= BESIDE_GREY.fromUp ? BESIDE_GREY.handicap : 0;
      return [{ left, top, handicap: handicap + step.handicap + beside }];
    }),
  );
}

/** As finely as this share of its height every other place is tried: a gap may be hardly wider than the mark. */
const SCAN_SHARE = 1 / 16;

/** Every other place, from the foot up, for a picture that has letters or faces in all usual ones. */
export function* placesAnywhere({ widthPx, heightPx, marginPx: usualPx, size, room }: MarkRoom): Generator<Place> {
  const { fromX, fromY } = ROOMS[room];
  // A long word in a full picture comes nearer to its edge.
  const marginPx = Math.round(usualPx / 2);
  const step = Math.max(1, Math.round(size.heightPx * SCAN_SHARE));
  const [leftmost, topmost] = [Math.max(marginPx, fromX * widthPx), Math.max(marginPx, fromY * heightPx)];
  for (const top of downTo(topmost, heightPx - marginPx - size.heightPx, step)) {
    for (const left of downTo(leftmost, widthPx - marginPx - size.widthPx, step)) yield { left, top, handicap: 0 };
  }
}

/** From the last place back to the first, both included. */
function downTo(first: number, last: number, step: number): number[] {
  const start = Math.floor(first);
  if (last < start) return [];
  const places = Array.from({ length: Math.ceil((last - start) / step) }, (_, i) => last - i * step);
  return [...places, start];
}
