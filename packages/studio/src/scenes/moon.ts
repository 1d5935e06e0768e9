import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../stages/colour.ts';
import { fillDisc } from './brushes/fill-disc.ts';
import { glow } from './brushes/glow.ts';

/** Seas of the full moon: place and size in radii. */
const SEAS = [
  [-0.32, -0.34, 0.3, 0.24],
  [0.14, -0.42, 0.22, 0.18],
  [0.42, -0.14, 0.2, 0.24],
  [-0.5, 0.06, 0.24, 0.34],
  [0.16, 0.02, 0.26, 0.2],
  [-0.16, 0.4, 0.24, 0.16],
  [0.5, 0.28, 0.12, 0.14],
] as const;

/** A full moon with its seas and a halo. Pixels; `halo` 0 to 1. */
export function drawMoon(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  halo = 0.6,
): void {
  glow(context, x, y, radius * 4.2, colour, halo * 0.6);
  glow(context, x, y, radius * 1.9, colour, halo);
  fillDisc(context, x, y, radius, colour);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  context.filter = `blur(${Math.max(0.5, radius * 0.05)}px)`;
  for (const [dx, dy, rx, ry] of SEAS)
    fillDisc(context, x + dx * radius, y + dy * radius, rx * radius, cssOfHex('#8a7a60', 0.2), ry * radius, dx * 2);
  context.filter = 'none';
  const round = context.createRadialGradient(x - radius * 0.2, y - radius * 0.25, radius * 0.3, x, y, radius);
  round.addColorStop(0, 'rgba(255,255,255,0.35)');
  round.addColorStop(0.7, 'rgba(255,255,255,0)');
  round.addColorStop(1, 'rgba(90,70,40,0.22)');
  fillDisc(context, x, y, radius, round);
  context.restore();
}
