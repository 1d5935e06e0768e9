import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { figureOfPlate } from './figure-of-plate.ts';
import type { CutOut } from './pyramid.ts';

/** Which straight edges of a photo get a body's outline; sides as the plate shows them. */
export interface RoundedCuts {
  crown: boolean;
  side?: 'left' | 'right' | undefined;
}

/** Size of the shoulder's curve and of the crown's, in face heights. */
const SHOULDER_WIDTH = 0.5;
const SHOULDER_HEIGHT = 0.62;
const CROWN_HEIGHT = 0.4;
/** An arm's side lies in shade. */
const ARM_SHADE = 0.45;
const ARM_SHADE_WIDTH = 0.3;
const SOFT_EDGE = 0.018;

const rounded = new WeakMap<readonly CutOut[], Map<string, CutOut[]>>();

/**
 * A pyramid whose straight cuts are rounded: the crown of hair to a dome, a cut shoulder to the curve of shoulder and arm.
 * For pictures of two people, where a cut cannot leave the frame. Made once for each pyramid and kind of cut.
 */
export function roundCuts(pyramid: readonly CutOut[], plate: Plate, cuts: RoundedCuts): readonly CutOut[] {
  if (!cuts.crown && !cuts.side) return pyramid;
  const key = `${cuts.crown}${cuts.side ?? ''}`;
  const known = rounded.get(pyramid) ?? new Map<string, CutOut[]>();
  rounded.set(pyramid, known);
  const kept = known.get(key);
  if (kept) return kept;
  const made = pyramid.map((level) => roundLevel(level, plate, cuts));
  known.set(key, made);
  return made;
}

function roundLevel(level: CutOut, plate: Plate, cuts: RoundedCuts): CutOut {
  const out: CutOut = { ...level, data: level.data.slice() };
  if (cuts.crown) roundCrown(out, plate);
  if (cuts.side) roundShoulder(out, plate, cuts.side);
  return out;
}

/** Keeps the upper part of an ellipse that reaches from the photo's top edge to where the hair is widest. */
function roundCrown(level: CutOut, plate: Plate): void {
  const { measures } = figureOfPlate(plate);
  const fh = measures.faceHeightPx;
  const depth = CROWN_HEIGHT * fh;
  const left = measures.headReachLeftPx * 1.04;
  const right = measures.headReachRightPx * 1.04;
  for (let y = 0; y * level.scale < depth; y++) {
    const up = 1 - (y * level.scale) / depth;
    const share = Math.sqrt(Math.max(0, 1 - up * up));
    for (let x = 0; x < level.widthPx; x++) {
      const aside = x * level.scale - measures.anchor.x;
      const reach = (aside < 0 ? left : right) * share;
      scalePixel(level.data, (y * level.widthPx + x) * 4, inside(reach - Math.abs(aside), fh));
    }
  }
}

/** Cuts the corner that shoulder and photo edge make to a quarter of an ellipse, and shades the side of the arm under it. */
function roundShoulder(level: CutOut, plate: Plate, side: 'left' | 'right'): void {
  const fh = plate.faceHeightPx;
  const width = SHOULDER_WIDTH * fh;
  const top = shoulderTop(plate, side, width);
  for (let x = 0; x < level.widthPx; x++) {
    const fromEdge = side === 'left' ? x * level.scale : plate.widthPx - 1 - x * level.scale;
    if (fromEdge > width) continue;
    const along = 1 - fromEdge / width;
    const from = top + SHOULDER_HEIGHT * fh * (1 - Math.sqrt(Math.max(0, 1 - along * along)));
    const shade = 1 - ARM_SHADE * smoothstep(ARM_SHADE_WIDTH * fh, 0, fromEdge);
    // Above the shoulder there is hair, which keeps its outline.
    for (let y = Math.floor(top / level.scale); y < level.heightPx; y++) {
      const i = (y * level.widthPx + x) * 4;
      const keep = inside(y * level.scale - from, fh);
      scalePixel(level.data, i, keep);
      for (let c = 0; c < 3; c++) level.data[i + c] = (level.data[i + c] ?? 0) * shade;
    }
  }
}

/** Height of the shoulder where its curve begins. */
function shoulderTop(plate: Plate, side: 'left' | 'right', width: number): number {
  const column = Math.round(side === 'left' ? width : plate.widthPx - 1 - width);
  const { chin } = figureOfPlate(plate).measures;
  for (let y = Math.round(chin.y); y < plate.heightPx; y++) {
    if ((plate.alpha[y * plate.widthPx + column] ?? 0) > 127) return y;
  }
  return plate.heightPx;
}

/** 0 outside to 1 inside over a soft edge; `distance` in plate pixels. */
function inside(distance: number, faceHeightPx: number): number {
  return clamp01(distance / (SOFT_EDGE * faceHeightPx) + 0.5);
}

function scalePixel(data: Uint8ClampedArray, i: number, by: number): void {
  if (by >= 1) return;
  for (let c = 0; c < 4; c++) data[i + c] = (data[i + c] ?? 0) * by;
}
