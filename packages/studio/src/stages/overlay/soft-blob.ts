import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../colour.ts';

/** An ellipse of light with soft edges. */
export function softBlob(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  hex: string,
  opacity: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(1, ry / rx);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, rx);
  gradient.addColorStop(0, cssOfHex(hex, opacity));
  gradient.addColorStop(0.45, cssOfHex(hex, opacity * 0.5));
  gradient.addColorStop(1, cssOfHex(hex, 0));
  context.fillStyle = gradient;
  context.fillRect(-rx, -rx, rx * 2, rx * 2);
  context.restore();
}
