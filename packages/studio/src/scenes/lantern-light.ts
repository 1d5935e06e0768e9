import type { SKRSContext2D } from '@napi-rs/canvas';
import { glow } from './brushes/glow.ts';

/** The light a lit lantern spreads round itself. Pixels. */
export function lightLantern(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  hex: string,
  opacity = 0.5,
): void {
  glow(context, x, y, radius * 3.6, hex, opacity);
}
