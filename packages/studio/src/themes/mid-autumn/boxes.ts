import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';

/** A mooncake from above: scalloped rim, pressed pattern, a character. Pixels. */
function drawMooncake(context: SKRSContext2D, x: number, y: number, r: number, letter: string): void {
  fillDisc(context, x + r * 0.1, y + r * 0.14, r * 1.08, 'rgba(10,6,4,0.5)');
  for (let i = 0; i < 16; i++)
    fillDisc(context, x + Math.cos(i * 0.3927) * r * 0.88, y + Math.sin(i * 0.3927) * r * 0.88, r * 0.19, '#a8642c');
  const crust = context.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  crust.addColorStop(0, '#f0b868');
  crust.addColorStop(0.6, '#cf8a3e');
  crust.addColorStop(1, '#96541f');
  fillDisc(context, x, y, r * 0.92, crust);
  context.lineWidth = r * 0.05;
  for (const [dy, colour] of [
    [0.02, cssOfHex('#6a3410', 0.7)],
    [-0.015, cssOfHex('#ffdc9c', 0.6)],
  ] as const) {
    context.strokeStyle = colour;
    for (const share of [0.78, 0.44]) {
      context.beginPath();
      context.arc(x, y + dy * r, r * share, 0, Math.PI * 2);
      context.stroke();
    }
    for (let i = 0; i < 12; i++) {
      context.beginPath();
      context.arc(
        x + Math.cos(i * 0.5236) * r * 0.61,
        y + (Math.sin(i * 0.5236) * 0.61 + dy) * r,
        r * 0.1,
        0,
        Math.PI * 2,
      );
      context.stroke();
    }
    context.fillStyle = colour;
    context.font = `900 ${r * 0.5}px ${fontFamily('serif')}`;
    context.textAlign = 'center';
    fillLetters(context, letter, x, y + r * 0.18 + dy * r);
  }
}

/** Mooncakes and osmanthus on dark cloth. */
export const CAKES: Scene = painted('mid-autumn-cakes', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.2, 1.5],
    [
      [0, '#2c4a52'],
      [1, '#0c1c24'],
    ],
  );
  texture(context, w, h, { opacity: 0.5, scale: [0.25, 0.2] }, random);
  for (const [x, y, letter] of [
    [0.08, 0.05, '月'],
    [0.95, 0.08, '圆'],
    [0.06, 0.95, '人'],
    [0.93, 0.93, '团'],
  ] as const)
    drawMooncake(context, x * w, y * h, w * 0.16, letter);
  scatterFlowers(context, w, h, 110, random);
});

/** Old silk with fallen osmanthus. */
export const SILK: Scene = painted('mid-autumn-silk', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#e8d3a4'],
      [1, '#c8a468'],
    ],
    0.4,
  );
  texture(context, w, h, { opacity: 0.35, scale: [3, 0.02] }, random);
  texture(context, w, h, { opacity: 0.3, scale: [0.02, 3] }, random);
  scatterFlowers(context, w, h, 80, random);
});

function scatterFlowers(context: SKRSContext2D, w: number, h: number, count: number, random: () => number): void {
  for (let i = 0; i < count; i++) {
    const x = random() * w;
    const y = random() * h;
    const r = w * (0.0075 + random() * 0.004);
    for (let k = 0; k < 4; k++)
      fillDisc(
        context,
        x + Math.cos(k * 1.57 + i) * r,
        y + Math.sin(k * 1.57 + i) * r,
        r * 0.85,
        i % 3 === 0 ? '#ffe08a' : '#f2b43c',
      );
    fillDisc(context, x, y, r * 0.5, '#c8861c');
  }
}

/** Clouds in gold line, as on a box of mooncakes. Pixels. */
function drawCloud(context: SKRSContext2D, x: number, y: number, r: number, ground: string): void {
  for (const [dx, dy, size] of [
    [-1.5, 0.25, 0.75],
    [1.5, 0.25, 0.75],
    [0, 0, 1],
  ] as const) {
    for (const share of [1, 0.74, 0.48, 0.22]) {
      context.beginPath();
      context.arc(x + dx * r, y + dy * r, r * size * share, Math.PI, 0);
      context.lineTo(x + dx * r + r * size * share, y + r * 0.6);
      context.lineTo(x + dx * r - r * size * share, y + r * 0.6);
      context.closePath();
      if (share === 1) {
        context.fillStyle = ground;
        context.fill();
      }
      context.stroke();
    }
  }
}

/** The lid of a mooncake box: gold line on deep green, a great moon. */
export const LID: Scene = painted('lid', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#0f3a3c'],
    [1, '#0a2428'],
  ]);
  texture(context, w, h, { opacity: 0.25, scale: [0.3, 0.22] }, random);
  const gold = context.createLinearGradient(0, 0, w, h);
  for (const [at, hex] of [
    [0, '#b8863a'],
    [0.3, '#f6dc98'],
    [0.55, '#c8963f'],
    [0.8, '#fbe8b4'],
    [1, '#b8863a'],
  ] as const)
    gold.addColorStop(at, hex);
  fillDisc(context, w * 0.5, h * 0.37, w * 0.4, gold);
  fillDisc(context, w * 0.5, h * 0.37, w * 0.385, '#f7e9c6');
  texture(context, w, h, { opacity: 0.12, scale: [0.5, 0.4], until: 0.7 }, random);
  context.strokeStyle = gold;
  context.lineWidth = w * 0.0045;
  for (let row = 0; row < 5; row++)
    for (let i = -1; i < 6; i++)
      drawCloud(context, (i * 0.26 + (row % 2) * 0.13) * w, h * (0.66 + row * 0.085), w * 0.085, '#0c2c30');
  context.lineWidth = w * 0.005;
  context.strokeRect(w * 0.04, w * 0.04, w * 0.92, h - w * 0.08);
  context.lineWidth = w * 0.002;
  context.strokeRect(w * 0.055, w * 0.055, w * 0.89, h - w * 0.11);
});
