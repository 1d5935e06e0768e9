import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { markFont } from './fonts.ts';
import { isRightToLeft, type MarkLanguage } from './mark-language.ts';
import { MARK_TEXTS } from './mark-texts.ts';

/** GB 45438-2025, 5.2: the text is at least this share of the shorter side high. */
export const TEXT_SHARE = 0.05;
/** On what is shown two beside each other on a phone: some ten points there. */
export const SMALL_TEXT_SHARE = 0.06;
/** Skia rounds the measure of a letter up to its pixels. */
const MEASURED_TOO_LARGE = 1.035;
/** The first and the last row of a letter may be half drawn. */
const SOFT_EDGE_PX = 2;
/** Measured at this size, then scaled. */
const PROBE_PX = 400;

/** A capsule of a dark or a light glass, as opaque as its background asks for. */
export interface MarkStyle {
  tone: 'dark' | 'light';
  /** 0 to 1. */
  opacity: number;
}

export interface MarkSize {
  widthPx: number;
  heightPx: number;
  textPx: number;
  /** From the top of the capsule to the line that the text stands on. */
  baselinePx: number;
}

/** How large the mark is on a picture whose shorter side is this long; its text has this share of it. */
export function measureMark(language: MarkLanguage, shorterSidePx: number, share = TEXT_SHARE): MarkSize {
  const context = createCanvas(1, 1).getContext('2d');
  context.font = markFont(language, PROBE_PX);
  const {
    width,
    actualBoundingBoxAscent: above,
    actualBoundingBoxDescent: below,
  } = context.measureText(MARK_TEXTS[language]);
  const inkPx = Math.ceil(shorterSidePx * share * MEASURED_TOO_LARGE) + SOFT_EDGE_PX;
  const textPx = (inkPx * PROBE_PX) / (above + below);
  const heightPx = Math.round(inkPx * 1.62);
  return {
    // A star as wide as 0.62 of the text, a gap, and the round ends.
    widthPx: Math.ceil((width * textPx) / PROBE_PX + textPx * (STAR + GAP) + heightPx * 0.8),
    heightPx,
    textPx,
    baselinePx: (heightPx - inkPx) / 2 + (above * textPx) / PROBE_PX,
  };
}

const STAR = 0.6;
const GAP = 0.24;

/** The mark as RGBA that goes over a picture. */
export function drawMark(language: MarkLanguage, size: MarkSize, { tone, opacity }: MarkStyle): Uint8Array {
  const { widthPx, heightPx, textPx, baselinePx } = size;
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.fillStyle = tone === 'dark' ? `rgba(14, 20, 20, ${opacity})` : `rgba(252, 252, 250, ${opacity})`;
  context.beginPath();
  context.roundRect(0, 0, widthPx, heightPx, heightPx / 2);
  context.fill();
  context.fillStyle = tone === 'dark' ? '#ffffff' : '#0f1717';
  const startPx = heightPx * 0.4;
  const starRadius = (textPx * STAR) / 2;
  const isMirrored = isRightToLeft(language);
  drawStar(context, isMirrored ? widthPx - startPx - starRadius : startPx + starRadius, heightPx / 2, starRadius);
  context.font = markFont(language, textPx);
  context.direction = isMirrored ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.fillText(MARK_TEXTS[language], isMirrored ? startPx : startPx + textPx * (STAR + GAP), baselinePx);
  return new Uint8Array(context.getImageData(0, 0, widthPx, heightPx).data);
}

/** The four-pointed star that the product's screens show for what AI makes. */
function drawStar(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const waist = radius * 0.16;
  context.beginPath();
  context.moveTo(x, y - radius);
  context.quadraticCurveTo(x + waist, y - waist, x + radius, y);
  context.quadraticCurveTo(x + waist, y + waist, x, y + radius);
  context.quadraticCurveTo(x - waist, y + waist, x - radius, y);
  context.quadraticCurveTo(x - waist, y - waist, x, y - radius);
  context.fill();
}
