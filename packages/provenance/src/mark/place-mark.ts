import type { PictureContents } from '../contents.ts';
import { coveredBy, hairCoveredBy } from './covered.ts';
import type { MarkSize, MarkStyle } from './draw-mark.ts';
import { isColourless, type Patch, readBrightness, readGround, type Thumbnail } from './ground.ts';
import { type MarkRoom, placesAnywhere, placesByCorner, type RoomName } from './mark-room.ts';
import { chooseStyle } from './mark-style.ts';

export interface MarkPlace {
  left: number;
  top: number;
  style: MarkStyle;
  /** It covers nothing of the picture's contents, and no hair. */
  isFree: boolean;
}

export interface MarkWishes {
  corners?: RoomName;
  /** Right and left change places, as the screens do. */
  isMirrored?: boolean;
  /** What it must not cover, where that is known. */
  contents?: PictureContents | undefined;
}

const MARGIN_SHARE = 0.032;
/** What stands closer to the mark than this share of its height counts as being below it. */
const AIR_SHARE = 0.3;
/** For a patch that is skin all over: the mark keeps away from faces. */
const SKIN_WEIGHT = 300;
/** For a patch whose every pixel is a hard edge: a title, a seal, a bar code or the small print of a poster has many. */
const LETTER_WEIGHT = 5000;
/** The same where the letters are known: a bar code has edges all over, a knitted sleeve a few. */
const PATTERN_WEIGHT = 1000;
/** From this share of faint edges on, a ground as plain as that has a letter on it, though it be the last thin one of a line. */
const LETTER = { share: 0.003, deviation: 24, handicap: 40 };
/** Of what is behind a video nothing is known. */
const ANY_GROUND = { darkest: 0, brightest: 1 };

/** The usual corner and a style that is legible on anything, for frames that change. */
export function placeFrameMark(widthPx: number, heightPx: number, size: MarkSize): MarkPlace {
  const margin = marginOf(widthPx, heightPx);
  return {
    left: Math.max(0, widthPx - margin - size.widthPx),
    top: Math.max(0, heightPx - margin - size.heightPx),
    style: chooseStyle(ANY_GROUND),
    isFree: true,
  };
}

const marginOf = (widthPx: number, heightPx: number): number => Math.round(Math.min(widthPx, heightPx) * MARGIN_SHARE);

interface Candidate {
  left: number;
  top: number;
  /** Of the picture's contents: by the mark, of the hair around its faces, and by the mark's air. */
  covered: number;
  hair: number;
  near: number;
  unrest: number;
}

/** Contents under the mark itself count before hair, this before those in its air, and all before what pixels look like. */
const RANKS = ['covered', 'hair', 'near', 'unrest'] as const;

function isBetter(one: Candidate, other: Candidate): boolean {
  const rank = RANKS.find((name) => one[name] !== other[name]);
  return rank !== undefined && one[rank] < other[rank];
}

/**
 * A place that covers nothing of the picture's contents, and a style that is legible there: of those in or near a corner the calmest, without what looks
 * like a face or letters where nobody said where they are; where there is none, the first one from the foot up.
 */
export function placeMark(
  thumbnail: Thumbnail,
  widthPx: number,
  heightPx: number,
  size: MarkSize,
  { corners = 'any', isMirrored = false, contents }: MarkWishes = {},
): MarkPlace {
  const scale = thumbnail.widthPx / widthPx;
  const marginPx = marginOf(widthPx, heightPx);
  const isGrey = isColourless(thumbnail);
  const room: MarkRoom = { widthPx, heightPx, marginPx, size, room: corners, isMirrored, isGrey };
  const judge = (left: number, top: number) => ({
    covered: coveredBy({ left, top, ...size }, contents, { widthPx, heightPx }),
    hair: hairCoveredBy({ left, top, ...size }, contents, { widthPx, heightPx }),
    near: coveredBy(patchUnder(left, top, size, 1), contents, { widthPx, heightPx }),
  });
  const usual = placesByCorner(room).flatMap((places) => {
    let cornersSkin = 0;
    return places.map(({ left, top, handicap }): Candidate => {
      const { deviation, skin, edges, faint } = readGround(thumbnail, patchUnder(left, top, size, scale));
      // A step leads past letters; away from a face leads another corner.
      cornersSkin = Math.max(cornersSkin, skin);
      // Where a picture says what it shows, a knitted sleeve is no letter and a hand no face.
      const guessed = contents
        ? PATTERN_WEIGHT * edges
        : SKIN_WEIGHT * cornersSkin +
          LETTER_WEIGHT * edges +
          (faint > LETTER.share && deviation < LETTER.deviation ? LETTER.handicap : 0);
      const unrest = deviation + guessed + handicap;
      return { left, top, ...judge(left, top), unrest };
    });
  });
  let best = usual.reduce((one, other) => (isBetter(other, one) ? other : one));
  if (best.covered + best.hair > 0) {
    for (const { left, top } of placesAnywhere(room)) {
      const other = { left, top, ...judge(left, top), unrest: best.unrest };
      if (isBetter(other, best)) best = other;
    }
  }
  const { left, top, covered, hair } = best;
  const style = chooseStyle(readBrightness(thumbnail, patchUnder(left, top, size, scale)));
  return { left, top, style, isFree: covered + hair === 0 };
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
