import type { MarkSize, MarkStyle } from './draw-mark.ts';
import { isColourless, type Patch, readBrightness, readGround, type Thumbnail } from './ground.ts';
import { chooseStyle } from './mark-style.ts';

export interface MarkPlace {
  left: number;
  top: number;
  style: MarkStyle;
}

const MARGIN_SHARE = 0.032;
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
/** Where a mark may stand, by what else is shown over the picture. */
const ROOMS = {
  any: { corners: CORNERS, fromShare: 0 },
  /** In grids the two upper corners hold what is said of a photo and the tick of a chosen one. */
  grid: { corners: CORNERS.slice(0, 2), fromShare: 0 },
  /** The left part is covered by another picture. */
  right: { corners: CORNERS.slice(0, 1), fromShare: 0.42 },
} as const satisfies Record<string, { corners: readonly Corner[]; fromShare: number }>;

export interface MarkRoom {
  corners?: keyof typeof ROOMS;
  /** Right and left change places, as the screens do. */
  isMirrored?: boolean;
}
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
/** What stands closer to the mark than this share of its height counts as being below it. */
const AIR_SHARE = 0.3;
/** For a patch that is skin all over: the mark keeps away from faces. */
const SKIN_WEIGHT = 300;
/** For a patch whose every pixel is a hard edge: a title, a seal, a bar code or the small print of a poster has many. */
const LETTER_WEIGHT = 5000;
/** From this share of faint edges on, a ground as plain as that has a letter on it, though it be the last thin one of a line. */
const LETTER = { share: 0.003, deviation: 24, handicap: 40 };
/** In a picture without colours nobody can tell skin: the mark does not go up beside the person there. */
const BESIDE_GREY = { fromUp: 0.42, handicap: 120 };
/** Of what is behind a video nothing is known. */
const ANY_GROUND = { darkest: 0, brightest: 1 };

/** The usual corner and a style that is legible on anything, for frames that change. */
export function placeFrameMark(widthPx: number, heightPx: number, size: MarkSize): MarkPlace {
  const margin = marginOf(widthPx, heightPx);
  return {
    left: Math.max(0, widthPx - margin - size.widthPx),
    top: Math.max(0, heightPx - margin - size.heightPx),
    style: chooseStyle(ANY_GROUND),
  };
}

const marginOf = (widthPx: number, heightPx: number): number => Math.round(Math.min(widthPx, heightPx) * MARGIN_SHARE);

/** The calmest place in or near a corner, without a face or letters, and a style that is legible there. */
export function placeMark(
  thumbnail: Thumbnail,
  widthPx: number,
  heightPx: number,
  size: MarkSize,
  { corners = 'any', isMirrored = false }: MarkRoom = {},
): MarkPlace {
  const margin = marginOf(widthPx, heightPx);
  const scale = thumbnail.widthPx / widthPx;
  const room = ROOMS[corners];
  const isGrey = isColourless(thumbnail);
  const places = room.corners.flatMap(({ isRight, isBottom, handicap }) => {
    let cornersSkin = 0;
    return STEPS.flatMap((step) => {
      const [inward, upward] = [margin + Math.round(step.aside * widthPx), margin + Math.round(step.up * widthPx)];
      const left = isRight !== isMirrored ? Math.max(0, widthPx - inward - size.widthPx) : inward;
      const top = isBottom ? Math.max(0, heightPx - upward - size.heightPx) : upward;
      if (step.aside > 0 && left < room.fromShare * widthPx) return [];
      const { deviation, skin, edges, faint } = readGround(thumbnail, patchUnder(left, top, size, scale));
      // A step leads past letters; away from a face leads another corner.
      cornersSkin = Math.max(cornersSkin, skin);
      const letters =
        LETTER_WEIGHT * edges + (faint > LETTER.share && deviation < LETTER.deviation ? LETTER.handicap : 0);
      const beside = isGrey && step.up >= BESIDE_GREY.fromUp ? BESIDE_GREY.handicap : 0;
      const unrest = deviation + SKIN_WEIGHT * cornersSkin + letters + handicap + step.handicap + beside;
      return [{ left, top, unrest }];
    });
  });
  const { left, top } = places.reduce((calmest, place) => (place.unrest < calmest.unrest ? place : calmest));
  return { left, top, style: chooseStyle(readBrightness(thumbnail, patchUnder(left, top, size, scale))) };
}

/** The mark with its air, in pixels of the thumbnail. */
function patchUnder(left: number, top: number, size: MarkSize, scale: number): Patch {
  const air = size.heightPx * AIR_SHARE;
  return {
    left: (left - air) * scale,
    top: (top - air) * scale,
    widthPx: (size.widthPx + 2 * air) * scale,
    heightPx: (size.heightPx + 2 * air) * scale,
  };
}
