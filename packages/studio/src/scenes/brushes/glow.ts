import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../../stages/colour.ts';

/** A soft light, screened: full in its centre, gone at the radius. Pixels. */
export function glow(context: SKRSContext2D, x: number, y: number, radius: number, hex: string, opacity: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, cssOfHex(hex, opacity));
  gradient.addColorStop(0.3, cssOfHex(hex, opacity * 0.42));
  gradient.addColorStop(0.65, cssOfHex(hex, opacity * 0.1));
  gradient.addColorStop(1, cssOfHex(hex, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
