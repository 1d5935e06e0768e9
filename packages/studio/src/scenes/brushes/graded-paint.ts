import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../../stages/colour.ts';
import type { Point } from './outline.ts';

/** A gradient from one colour to another; pixels. */
export function graded(
  context: SKRSContext2D,
  from: Point,
  to: Point,
  colours: readonly (readonly [at: number, hex: string, opacity?: number])[],
): CanvasGradient {
  const paint = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [at, hex, opacity = 1] of colours) paint.addColorStop(at, cssOfHex(hex, opacity));
  return paint;
}
