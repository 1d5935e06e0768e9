import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../../stages/colour.ts';

/** A point of light out of focus: a flat disc, its edge soft and a trace brighter. Pixels. */
export function bokehDisc(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  hex: string,
  opacity: number,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, cssOfHex(hex, opacity * 0.8));
  gradient.addColorStop(0.72, cssOfHex(hex, opacity * 0.88));
  gradient.addColorStop(0.9, cssOfHex(hex, opacity));
  gradient.addColorStop(1, cssOfHex(hex, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
