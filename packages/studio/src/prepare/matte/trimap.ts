import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { CELL_PX } from './class-maps.ts';
import type { FirstGuess } from './first-guess.ts';

/** What is known of a place before matting. */
export const BACKGROUND = 0;
export const FIGURE = 1;
export const UNKNOWN = 2;

/** One of {@link BACKGROUND}, {@link FIGURE} and {@link UNKNOWN} a pixel, or a cell. */
export interface Trimap {
  widthPx: number;
  heightPx: number;
  data: Uint8Array;
}

/** Between these the net is in doubt. */
const DOUBT_FROM = 0.04;
const DOUBT_TO = 0.96;
const HAIRY = 0.5;
/** How far beyond its doubt the unknown band reaches, as sigmas in cells: about 8 pixels along hair, 3 along cloth and skin. */
const HAIR_SIGMA = 2;
const BODY_SIGMA = 0.75;
const REACHES = 0.03;

/**
 * The trimap in cells. The band of the unknown is tight: where it is wide, patterns of the background are taken along as a veil, and
 * solving costs ten times as much.
 */
export function drawTrimap({ person, hairiness }: FirstGuess): Trimap {
  const { widthPx, heightPx } = person;
  const soft = createPlane(widthPx, heightPx);
  const crisp = createPlane(widthPx, heightPx);
  for (let i = 0; i < person.data.length; i++) {
    const value = person.data[i] ?? 0;
    if (value <= DOUBT_FROM || value >= DOUBT_TO) continue;
    ((hairiness.data[i] ?? 0) > HAIRY ? soft : crisp).data[i] = 1;
  }
  const wide = gaussianBlur(soft, HAIR_SIGMA).data;
  const thin = gaussianBlur(crisp, BODY_SIGMA).data;
  const data = new Uint8Array(widthPx * heightPx);
  for (let i = 0; i < data.length; i++) {
    const isUnknown = (wide[i] ?? 0) > REACHES || (thin[i] ?? 0) > REACHES;
    data[i] = isUnknown ? UNKNOWN : (person.data[i] ?? 0) > 0.5 ? FIGURE : BACKGROUND;
  }
  return { widthPx, heightPx, data };
}

/** 1 where a trimap is of a kind. */
export function placesOf({ widthPx, heightPx, data }: Trimap, kind: number): Plane {
  return { widthPx, heightPx, data: Float32Array.from(data, (value) => (value === kind ? 1 : 0)) };
}

/** A trimap of cells as one of pixels. */
export function spreadTrimap(cells: Trimap, widthPx: number, heightPx: number): Trimap {
  const data = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / CELL_PX) * cells.widthPx;
    for (let x = 0; x < widthPx; x++) data[y * widthPx + x] = cells.data[row + Math.floor(x / CELL_PX)] ?? BACKGROUND;
  }
  return { widthPx, heightPx, data };
}
