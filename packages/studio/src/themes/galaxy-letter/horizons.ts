import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cssOfHex } from '../../stages/colour.ts';
import type { WonderOf } from './wonder-kinds.ts';

/** Curtains of light along wavy feet. */
export function drawAurora(
  context: SKRSContext2D,
  w: number,
  h: number,
  { colours, from, strength }: WonderOf<'aurora'>,
  random: Random,
): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  colours.forEach((colour, k) => {
    const phase = random() * 6;
    for (let x = -w * 0.05; x < w * 1.05; x += w / 110) {
      const foot =
        (from + k * 0.06 + 0.07 * Math.sin((x / w) * 4.2 + phase) + 0.02 * Math.sin((x / w) * 13 + phase)) * h;
      const tall = h * (0.16 + 0.14 * Math.sin((x / w) * 7 + phase * 2) ** 2);
      const curtain = context.createLinearGradient(0, foot, 0, foot - tall);
      const lit = strength * (0.35 + 0.65 * Math.sin((x / w) * 23 + phase) ** 2);
      curtain.addColorStop(0, cssOfHex(colour, 0));
      curtain.addColorStop(0.12, cssOfHex(colour, lit * 0.6));
      curtain.addColorStop(1, cssOfHex(colour, 0));
      context.fillStyle = curtain;
      context.fillRect(x, foot - tall, w / 70, tall);
    }
  });
  context.restore();
}

/** Mountains against the sky. */
export function drawRidge(
  context: SKRSContext2D,
  w: number,
  h: number,
  { y, colour, rough = 1 }: WonderOf<'ridge'>,
  random: Random,
): void {
  const phase = random() * 6;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, h);
  for (let x = 0; x <= w; x += w / 80) {
    const u = x / w;
    context.lineTo(
      x,
      (y +
        rough * (0.035 * Math.sin(u * 6 + phase) + 0.015 * Math.sin(u * 17 + phase * 2) + (random() - 0.5) * 0.008)) *
        h,
    );
  }
  context.lineTo(w, h);
  context.fill();
}

/** The limb of a blue planet from orbit. */
export function drawEarth(
  context: SKRSContext2D,
  w: number,
  h: number,
  { y, colour, air }: WonderOf<'earth'>,
  random: Random,
): void {
  const r = w * 1.7;
  const cx = w * 0.6;
  const cy = y * h + r;
  for (const [out, opacity] of [
    [1.05, 0.14],
    [1.03, 0.25],
    [1.014, 0.5],
  ] as const) {
    context.fillStyle = cssOfHex(air, opacity);
    context.beginPath();
    context.arc(cx, cy, r * out, 0, Math.PI * 2);
    context.fill();
  }
  context.save();
  const body = context.createRadialGradient(cx, cy, r * 0.72, cx, cy, r);
  body.addColorStop(0, '#06122c');
  body.addColorStop(0.7, colour);
  body.addColorStop(1, air);
  context.fillStyle = body;
  context.beginPath();
  context.arc(cx, cy, r, 0, Math.PI * 2);
  context.fill();
  context.clip();
  texture(context, w, h, { opacity: 0.9, scale: [0.8, 0.22], blend: 'overlay', from: Math.max(0, y - 0.02) }, random);
  texture(context, w, h, { opacity: 0.4, scale: [0.5, 0.12], blend: 'screen', from: Math.max(0, y - 0.02) }, random);
  context.restore();
}

/** The wall of a ship round a window. */
export function drawPorthole(
  context: SKRSContext2D,
  w: number,
  h: number,
  { x, y, size, metal }: WonderOf<'porthole'>,
): void {
  const r = size * w;
  const wall = context.createLinearGradient(0, 0, w, h);
  wall.addColorStop(0, metal[0]);
  wall.addColorStop(1, metal[1]);
  context.fillStyle = wall;
  context.beginPath();
  context.rect(0, 0, w, h);
  context.arc(x * w, y * h, r, 0, Math.PI * 2, true);
  context.fill('evenodd');
  for (const [scale, colour, width] of [
    [1.09, '#1a1e28', 0.2],
    [1.1, '#8a94a8', 0.09],
    [1.02, '#0c0f16', 0.04],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = r * width;
    context.beginPath();
    context.arc(x * w, y * h, r * scale, 0, Math.PI * 2);
    context.stroke();
  }
  for (let k = 0; k < 16; k++) {
    const angle = (k / 16) * Math.PI * 2;
    context.fillStyle = '#2a303e';
    context.beginPath();
    context.arc(x * w + Math.cos(angle) * r * 1.1, y * h + Math.sin(angle) * r * 1.1, r * 0.026, 0, Math.PI * 2);
    context.fill();
  }
}
