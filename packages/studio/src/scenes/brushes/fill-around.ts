import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../../stages/colour.ts';
import type { Stop } from './fill-down.ts';

/** Fills the whole frame from a centre outwards. Centre and radius are shares of width, height and width. */
export function fillAround(
  context: SKRSContext2D,
  width: number,
  height: number,
  centre: readonly [x: number, y: number, radius: number],
  stops: readonly Stop[],
): void {
  const x = centre[0] * width;
  const y = centre[1] * height;
  const gradient = context.createRadialGradient(x, y, 0, x, y, Math.max(1, centre[2] * width));
  for (const [at, hex, opacity = 1] of stops) gradient.addColorStop(at, cssOfHex(hex, opacity));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}
