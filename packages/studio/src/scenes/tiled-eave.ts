import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillBox } from './brushes/fill-box.ts';
import { fillDisc } from './brushes/fill-disc.ts';
import { shadeAcross } from './brushes/shade-across.ts';
import { shadeDown } from './brushes/shade-down.ts';

export interface Eave {
  /** From left to right, pixels. */
  left: number;
  right: number;
  /** Upper end of the tiles that one sees, and their lower end. Pixels. */
  top: number;
  bottom: number;
  /** Shaded side, middle and light of a row of tiles. */
  tile: readonly [dark: string, body: string, light: string];
  /** Distance of the rows, pixels. */
  pitch: number;
  /** Painted beam under the eave: its two colours, none without it. */
  beam?: readonly [string, string];
  /** Thickness of snow on it, pixels. */
  snow?: number;
}

/** A Chinese roof's lower edge, seen from the front: rows of tiles with round ends, a beam and its shadow beneath. */
export function drawEave(context: SKRSContext2D, eave: Eave): void {
  const { left, right, top, bottom, tile, pitch, beam, snow = 0 } = eave;
  const wide = right - left;
  if (beam) {
    const tall = pitch * 1.5;
    fillBox(context, left, bottom, wide, tall, shadeDown(context, bottom, bottom + tall, '#1a1210', beam[0], beam[0]));
    for (let x = left + pitch * 0.3; x < right; x += pitch * 1.6) {
      fillBox(context, x, bottom + tall * 0.45, pitch * 0.9, tall * 0.36, beam[1]);
      fillBox(context, x + pitch * 0.2, bottom + tall * 0.16, pitch * 0.4, tall * 0.2, beam[1]);
    }
    const shadow = shadeDown(context, bottom + tall, bottom + tall * 2.6, 'rgba(20,6,4,0.55)', 'rgba(20,6,4,0)');
    fillBox(context, left, bottom + tall, wide, tall * 1.6, shadow);
  }
  fillBox(context, left, top, wide, bottom - top, tile[0]);
  for (let x = left; x < right; x += pitch) {
    const round = shadeAcross(context, x, x + pitch * 0.64, tile[0], tile[2], tile[1], tile[0]);
    fillBox(context, x, top, pitch * 0.64, bottom - top, round);
    fillDisc(context, x + pitch * 0.32, bottom, pitch * 0.36, tile[0]);
    fillDisc(context, x + pitch * 0.32, bottom - pitch * 0.03, pitch * 0.27, tile[1]);
    fillDisc(context, x + pitch * 0.82, bottom + pitch * 0.04, pitch * 0.18, tile[0], pitch * 0.26);
  }
  fillBox(
    context,
    left,
    top - pitch * 0.5,
    wide,
    pitch * 0.6,
    shadeDown(context, top - pitch * 0.5, top, tile[2], tile[0]),
  );
  if (snow > 0) drawSnow(context, eave, snow);
}

function drawSnow(context: SKRSContext2D, { left, right, top, bottom, pitch }: Eave, snow: number): void {
  context.fillStyle = '#f5f8fb';
  context.beginPath();
  context.moveTo(left, top - pitch * 0.5 - snow);
  for (let x = left; x <= right; x += pitch / 4) {
    const wave = Math.sin((x - left) * 0.9) + Math.sin((x - left) / (pitch * 2.1));
    context.lineTo(x, top + (bottom - top) * 0.6 + wave * pitch * 0.16);
  }
  context.lineTo(right, top - pitch * 0.5 - snow);
  context.fill();
}
