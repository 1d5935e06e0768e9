import type { SKRSContext2D } from '@napi-rs/canvas';
import { traceStar } from '../../scenes/paper-star.ts';

/** Needles from shade to light. */
export type Needles = readonly [string, string, string];
export const GREEN: Needles = ['#0e2a1c', '#1f4a30', '#3f7a4c'];
/** A five-pointed star. Pixels. */
export function drawStar(context: SKRSContext2D, x: number, y: number, r: number, style: string): void {
  context.fillStyle = style;
  context.beginPath();
  traceStar(x, y, r)(context);
  context.fill();
}
