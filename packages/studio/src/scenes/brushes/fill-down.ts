import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../../stages/colour.ts';

/** A colour and its place, 0 to 1. */
export type Stop = readonly [at: number, hex: string, opacity?: number];

/** Fills the whole frame from top to bottom; `tiltX` leans the gradient. */
export function fillDown(
  context: SKRSContext2D,
  width: number,
  height: number,
  stops: readonly Stop[],
  tiltX = 0,
): void {
  const gradient = context.createLinearGradient(width / 2 - tiltX * width, 0, width / 2 + tiltX * width, height);
  for (const [at, hex, opacity = 1] of stops) gradient.addColorStop(at, cssOfHex(hex, opacity));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}
