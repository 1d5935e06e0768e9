import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** The pigments of the caves. */
export const MALACHITE = '#4a9078';
export const AZURITE = '#2f5f9c';
export const CINNABAR = '#a8442e';
export const OCHRE = '#c88c48';
export const CREAM = '#ecdcba';
export const UMBER = '#4a2e20';

/** Old plaster over what is painted: stains, flakes where the clay shows, hair cracks. `wear` 0 to 1. */
export function ageWall(context: SKRSContext2D, w: number, h: number, wear: number, random: Random): void {
  texture(context, w, h, { opacity: 0.5 * wear, scale: [0.8, 0.6] }, random);
  texture(context, w, h, { opacity: 0.45 * wear, scale: [0.47, 0.36], blend: 'overlay' }, random);
  for (let i = 0; i < 26 * wear; i++) {
    const x = random() * w;
    const y = random() * h;
    const r = w * (0.006 + random() ** 3 * 0.06);
    const points = Array.from({ length: 9 }, (_, k) => {
      const out = r * (0.5 + random() * 0.7);
      return [x + Math.cos(k * 0.7) * out, y + Math.sin(k * 0.7) * out] as const;
    });
    fillPolygon(context, points, cssOfHex(i % 3 === 0 ? '#8a6a4a' : '#d8c09a', 0.25 + random() * 0.3));
  }
  context.strokeStyle = 'rgba(60,36,20,0.32)';
  for (let i = 0; i < 34 * wear; i++) {
    let x = random() * w;
    let y = random() * h;
    let turn = random() * 6.3;
    context.lineWidth = w * (0.0008 + random() * 0.0014);
    context.beginPath();
    context.moveTo(x, y);
    for (let k = 0; k < 7; k++) {
      turn += (random() - 0.5) * 1.4;
      x += Math.cos(turn) * w * 0.03;
      y += Math.sin(turn) * w * 0.03;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

/** A halo of rings: petals, waves, flames at its rim. Pixels. */
export function drawHalo(context: SKRSContext2D, x: number, y: number, r: number, opacity = 1): void {
  context.save();
  context.globalAlpha = opacity;
  for (let k = 0; k < 36; k++) {
    const a = (k / 36) * Math.PI * 2;
    fillDisc(
      context,
      x + Math.cos(a) * r * 0.98,
      y + Math.sin(a) * r * 0.98,
      r * 0.085,
      k % 2 === 0 ? CINNABAR : OCHRE,
      r * 0.05,
      a,
    );
  }
  const rings = [
    [0.95, UMBER],
    [0.935, MALACHITE],
    [0.84, CREAM],
    [0.825, AZURITE],
    [0.72, UMBER],
    [0.71, CINNABAR],
    [0.6, CREAM],
    [0.585, '#7cb09c'],
    [0.46, UMBER],
    [0.45, '#e4cf9e'],
  ] as const;
  for (const [share, colour] of rings) fillDisc(context, x, y, r * share, colour);
  for (let k = 0; k < 28; k++) {
    const a = (k / 28) * Math.PI * 2;
    fillDisc(context, x + Math.cos(a) * r * 0.885, y + Math.sin(a) * r * 0.885, r * 0.035, CREAM, r * 0.06, a + 1.57);
    fillDisc(
      context,
      x + Math.cos(a) * r * 0.77,
      y + Math.sin(a) * r * 0.77,
      r * 0.04,
      k % 2 === 0 ? '#9cc0dc' : '#d8e4e4',
      r * 0.022,
      a,
    );
    fillDisc(
      context,
      x + Math.cos(a + 0.1) * r * 0.655,
      y + Math.sin(a + 0.1) * r * 0.655,
      r * 0.045,
      k % 2 === 0 ? OCHRE : '#e0a878',
      r * 0.02,
      a + 0.7,
    );
  }
  for (let k = 0; k < 16; k++) {
    const a = (k / 16) * Math.PI * 2;
    fillDisc(
      context,
      x + Math.cos(a) * r * 0.52,
      y + Math.sin(a) * r * 0.52,
      r * 0.055,
      k % 2 === 0 ? CREAM : MALACHITE,
      r * 0.03,
      a,
    );
  }
  context.restore();
}

export interface Ribbon {
  /** Shares of the frame: where it begins and ends. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Share of the height that it swings, and how many times. */
  swing: number;
  turns: number;
  /** Share of the width. */
  wide: number;
  /** Front and back. */
  colours: readonly [string, string];
}

/** A ribbon in the wind that shows now its front, now its back. */
export function drawRibbon(context: SKRSContext2D, w: number, h: number, ribbon: Ribbon): void {
  const { from, to, swing, turns, wide, colours } = ribbon;
  const at = (t: number): [number, number] => [
    (from[0] + (to[0] - from[0]) * t + Math.cos(t * turns * 6.3) * swing * 0.5) * w,
    (from[1] + (to[1] - from[1]) * t + Math.sin(t * turns * 6.3) * swing) * h,
  ];
  const steps = 90;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const [x0, y0] = at(t);
    const [x1, y1] = at((i + 1.3) / steps);
    const length = Math.max(1, Math.hypot(x1 - x0, y1 - y0));
    const fade = Math.min(1, t * 9, (1 - t) * 7);
    const twist = Math.cos(t * turns * 6.3 * 0.9 + 0.6);
    const half = wide * w * 0.5 * (0.16 + 0.84 * Math.abs(twist)) * fade;
    const nx = (-(y1 - y0) / length) * half;
    const ny = ((x1 - x0) / length) * half;
    const quad = [
      [x0 + nx, y0 + ny],
      [x1 + nx, y1 + ny],
      [x1 - nx, y1 - ny],
      [x0 - nx, y0 - ny],
    ] as const;
    fillPolygon(context, quad, twist > 0 ? colours[0] : colours[1]);
    fillPolygon(
      context,
      [
        [x0 + nx, y0 + ny],
        [x1 + nx, y1 + ny],
        [x1 + nx * 0.72, y1 + ny * 0.72],
        [x0 + nx * 0.72, y0 + ny * 0.72],
      ],
      cssOfHex(CREAM, 0.75),
    );
    fillPolygon(
      context,
      [
        [x0 - nx * 0.1, y0 - ny * 0.1],
        [x1 - nx * 0.1, y1 - ny * 0.1],
        [x1 - nx * 0.9, y1 - ny * 0.9],
        [x0 - nx * 0.9, y0 - ny * 0.9],
      ],
      cssOfHex('#1c1410', 0.12),
    );
  }
}

/** A curled cloud with a long tail. Pixels; `way` 1 trails to the right, −1 to the left. */
export function drawCloud(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  way: number,
  colours: readonly [string, string],
): void {
  for (let k = 0; k < 7; k++)
    fillDisc(
      context,
      x + way * k * r * 0.52,
      y + k * r * 0.1,
      r * (0.5 - k * 0.055),
      cssOfHex(colours[1], 0.9),
      r * (0.2 - k * 0.022),
    );
  for (const [dx, dy, size] of [
    [0, 0, 0.5],
    [-0.42, 0.14, 0.36],
    [0.4, 0.08, 0.4],
    [0.05, -0.3, 0.34],
  ] as const) {
    fillDisc(context, x + way * dx * r, y + dy * r, size * r, colours[0]);
    context.strokeStyle = colours[1];
    context.lineWidth = r * 0.05;
    context.beginPath();
    for (let t = 0; t < 9; t += 0.4) {
      const out = size * r * (0.92 - t * 0.09);
      const px = x + way * dx * r + Math.cos(t * way) * out;
      const py = y + dy * r + Math.sin(t) * out;
      if (t === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.stroke();
  }
}

/** A lotus from above: rings of pointed petals. Pixels. */
export function drawLotus(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  colours: readonly [outer: string, inner: string, heart: string],
): void {
  for (const [count, out, size, colour] of [
    [16, 0.72, 0.3, colours[0]],
    [12, 0.48, 0.26, colours[1]],
    [8, 0.26, 0.2, colours[0]],
  ] as const) {
    for (let k = 0; k < count; k++) {
      const a = (k / count) * Math.PI * 2;
      fillDisc(context, x + Math.cos(a) * r * out, y + Math.sin(a) * r * out, r * size, UMBER, r * size * 0.5, a);
      fillDisc(
        context,
        x + Math.cos(a) * r * out,
        y + Math.sin(a) * r * out,
        r * size * 0.92,
        colour,
        r * size * 0.43,
        a,
      );
      fillDisc(
        context,
        x + Math.cos(a) * r * (out - 0.06),
        y + Math.sin(a) * r * (out - 0.06),
        r * size * 0.5,
        cssOfHex(CREAM, 0.4),
        r * size * 0.2,
        a,
      );
    }
  }
  fillDisc(context, x, y, r * 0.16, colours[2]);
}
