import type { SKRSContext2D } from '@napi-rs/canvas';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';

/** A metal gradient along a line; pixels. */
export function metal(
  context: SKRSContext2D,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): ReturnType<SKRSContext2D['createLinearGradient']> {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of [
    [0, '#7a5212'],
    [0.2, '#e8c46a'],
    [0.38, '#a8741e'],
    [0.55, '#fff0bf'],
    [0.72, '#c8922e'],
    [1, '#6a440c'],
  ] as const)
    gradient.addColorStop(at, colour);
  return gradient;
}

/** A black disc on a sheet of brushed metal. */
export const DISC = painted('disc', (context, w, h, random) => {
  context.fillStyle = metal(context, -w * 0.1, 0, w * 1.1, h);
  context.fillRect(0, 0, w, h);
  texture(context, w, h, { opacity: 0.4, scale: [0.06, 1.4] }, random);
  glow(context, w * 0.3, h * 0.2, w * 0.6, '#fff3cc', 0.3);
  context.fillStyle = '#0d0c0c';
  context.beginPath();
  context.arc(w * 0.5, h * 0.42, w * 0.42, 0, 7);
  context.fill();
});
