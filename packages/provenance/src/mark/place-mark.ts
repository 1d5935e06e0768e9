import type { MarkSize, MarkStyle } from './draw-mark.ts';

/** A small copy of a picture to choose the place by: RGB, 8 bits. */
export interface Thumbnail {
  data: Uint8Array;
  widthPx: number;
  heightPx: number;
}

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
  any: CORNERS,
  /** In grids of sheets the two upper corners hold the likeness and the tick of a photo that is kept. */
  grid: [
    { isRight: true, isBottom: true, handicap: 0 },
    { isRight: false, isBottom: true, handicap: 6 },
  ],
  /** The left half is covered by another picture. */
  right: [{ isRight: true, isBottom: true, handicap: 0 }],
} as const satisfies Record<string, readonly Corner[]>;

export interface MarkRoom {
  corners?: keyof typeof ROOMS;
  /** Right and left change places, as the screens do. */
  isMirrored?: boolean;
}
/** What stands closer to the mark than this share of its height counts as being below it. */
const AIR_SHARE = 0.3;
/** Skin weighs most: the mark keeps away from faces. */
const SKIN_WEIGHT = 300;
/** Then letters: a title, or the small print of a poster, is many hard edges. */
const LETTER_WEIGHT = 400;
/** A step of brightness from one pixel of the thumbnail to the next that counts as such an edge. */
const HARD_EDGE = 48;
const MIN_CONTRAST = 4.5;
const MIN_OPACITY = 0.34;
const OPACITY_STEP = 0.04;
/** Greys of the glass and of the text, 0 to 1: see draw-mark.ts. */
const DARK = { glass: 0.075, text: 1 };
const LIGHT = { glass: 0.988, text: 0.08 };
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

/** The calmest corner without a face, and a style that is legible there. */
export function placeMark(
  thumbnail: Thumbnail,
  widthPx: number,
  heightPx: number,
  size: MarkSize,
  { corners = 'any', isMirrored = false }: MarkRoom = {},
): MarkPlace {
  const margin = marginOf(widthPx, heightPx);
  const places = ROOMS[corners].map(({ isRight, isBottom, handicap }) => {
    const left = isRight !== isMirrored ? Math.max(0, widthPx - margin - size.widthPx) : margin;
    const top = isBottom ? Math.max(0, heightPx - margin - size.heightPx) : margin;
    const scale = thumbnail.widthPx / widthPx;
    const air = size.heightPx * AIR_SHARE;
    const ground = readGround(
      thumbnail,
      (left - air) * scale,
      (top - air) * scale,
      (size.widthPx + 2 * air) * scale,
      (size.heightPx + 2 * air) * scale,
    );
    return {
      left,
      top,
      ground,
      unrest: ground.deviation + SKIN_WEIGHT * ground.skin + LETTER_WEIGHT * ground.edges + handicap,
    };
  });
  const best = places.reduce((calmest, place) => (place.unrest < calmest.unrest ? place : calmest));
  return { left: best.left, top: best.top, style: chooseStyle(best.ground) };
}

interface Ground {
  /** Of the brightness, 0 to 127. */
  deviation: number;
  /** Share of pixels that may be skin. */
  skin: number;
  /** Share of pixels that differ hard from the one beside them. */
  edges: number;
  /** Greys as bright as the darkest and the brightest twentieth, 0 to 1. */
  darkest: number;
  brightest: number;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const greyOf = (luminance: number): number =>
  luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;

function readGround({ data, widthPx, heightPx }: Thumbnail, x: number, y: number, w: number, h: number): Ground {
  const luminances: number[] = [];
  let [sum, squares, skin, edges] = [0, 0, 0, 0];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(heightPx, Math.ceil(y + h)); row++) {
    let before: number | undefined;
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(widthPx, Math.ceil(x + w)); column++) {
      const at = (row * widthPx + column) * 3;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const luma = 0.299 * r + 0.587 * g + 0.114 * b;
      if (before !== undefined && Math.abs(luma - before) > HARD_EDGE) edges += 1;
      before = luma;
      sum += luma;
      squares += luma * luma;
      if (isSkin(r, g, b, luma)) skin += 1;
      luminances.push(0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255));
    }
  }
  const count = Math.max(1, luminances.length);
  luminances.sort((a, b) => a - b);
  return {
    deviation: Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)),
    skin: skin / count,
    edges: edges / count,
    darkest: greyOf(luminances[Math.floor(count * 0.05)] ?? 0),
    brightest: greyOf(luminances[Math.floor(count * 0.95)] ?? 1),
  };
}

/** The usual box in CbCr (Chai and Ngan 1999). */
function isSkin(r: number, g: number, b: number, luma: number): boolean {
  const cb = 128 + 0.564 * (b - luma);
  const cr = 128 + 0.713 * (r - luma);
  return luma > 60 && cb >= 77 && cb <= 127 && cr >= 137 && cr <= 173 && r > g;
}

const contrast = (a: number, b: number): number =>
  (Math.max(linear(a), linear(b)) + 0.05) / (Math.min(linear(a), linear(b)) + 0.05);

/** As clear a glass as the worst of its background allows, of that tone which can be the clearer. */
function chooseStyle({ darkest, brightest }: Pick<Ground, 'darkest' | 'brightest'>): MarkStyle {
  const dark = clearest(DARK, brightest);
  const light = clearest(LIGHT, darkest);
  return dark <= light ? { tone: 'dark', opacity: dark } : { tone: 'light', opacity: light };
}

/** The least opacity at which text on the glass has its contrast; colours are blended as they are encoded. */
function clearest({ glass, text }: typeof DARK, worst: number): number {
  let opacity = MIN_OPACITY;
  while (opacity < 1 && contrast(glass * opacity + worst * (1 - opacity), text) < MIN_CONTRAST) opacity += OPACITY_STEP;
  return Math.min(1, Number(opacity.toFixed(2)));
}
