import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A long table, a row of chairs, a lamp of one line and a screen at the end. */
const BOARDROOM = painted('boardroom', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#2a2019'],
    [0.12, '#4a382a'],
    [0.6, '#6b4f38'],
    [1, '#1c130d'],
  ]);
  for (let i = 0; i < 15; i++) {
    context.fillStyle = cssOfHex(i % 2 === 0 ? '#7d5d42' : '#553d2a', 0.6);
    context.fillRect((i / 15) * w, h * 0.12, w / 15 - 3, h * 0.5);
  }
  texture(context, w, h, { opacity: 0.35, scale: [0.12, 1.6], until: 0.62 }, random);
  const screen = context.createLinearGradient(w * 0.04, h * 0.2, w * 0.46, h * 0.48);
  screen.addColorStop(0, '#eaf4fb');
  screen.addColorStop(1, '#8fb8d6');
  context.fillStyle = screen;
  context.fillRect(w * 0.04, h * 0.2, w * 0.4, h * 0.24);
  [0.5, 0.7, 0.38, 0.86, 0.6].forEach((value, i) => {
    context.fillStyle = i === 3 ? '#e58a3a' : '#3f77a6';
    context.fillRect(w * (0.1 + i * 0.06), h * (0.42 - value * 0.16), w * 0.034, h * value * 0.16);
  });
  fillPolygon(
    context,
    [
      [w * 0.28, h * 0.6],
      [w * 0.6, h * 0.6],
      [w * 1.15, h],
      [-w * 0.25, h],
    ],
    '#8a6747',
  );
  fillPolygon(
    context,
    [
      [w * 0.36, h * 0.61],
      [w * 0.5, h * 0.61],
      [w * 0.7, h],
      [w * 0.2, h],
    ],
    'rgba(255,236,205,0.28)',
  );
  for (let i = 0; i < 4; i++) {
    const size = 0.1 + i * 0.055;
    chair(context, w * (0.25 - i * 0.13), h * (0.6 + i * 0.075), w * size);
    chair(context, w * (0.63 + i * 0.15), h * (0.6 + i * 0.075), w * size);
  }
  defocus(context, w, h, 0.008);
  fillPolygon(
    context,
    [
      [w * 0.4, h * 0.16],
      [w * 0.47, h * 0.16],
      [w * 0.86, -h * 0.01],
      [w * 0.7, -h * 0.01],
    ],
    '#fff0d4',
  );
  glow(context, w * 0.6, h * 0.07, w * 0.6, '#ffdcaa', 0.55);
  glow(context, w * 0.24, h * 0.32, w * 0.45, '#bfe0f5', 0.32);
  defocus(context, w, h, 0.004);
});

function chair(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.fillStyle = '#17130f';
  context.beginPath();
  context.roundRect(x - size / 2, y - size * 0.7, size, size * 1.2, size * 0.2);
  context.fill();
  context.fillStyle = 'rgba(255,225,185,0.14)';
  context.fillRect(x - size * 0.36, y - size * 0.62, size * 0.72, size * 0.08);
}

/** Lit niches with books, vases and prizes. */
const SHELVES = painted('shelves', (context, w, h, random) => {
  context.fillStyle = '#2b211b';
  context.fillRect(0, 0, w, h);
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      const x = w * (0.02 + column * 0.335);
      const y = h * (0.03 + row * 0.2);
      const niche = context.createLinearGradient(0, y, 0, y + h * 0.17);
      niche.addColorStop(0, '#ffe2b0');
      niche.addColorStop(0.3, '#b98a5a');
      niche.addColorStop(1, '#5c4230');
      context.fillStyle = niche;
      context.fillRect(x, y, w * 0.3, h * 0.17);
      fillNiche(context, x + w * 0.02, y + h * 0.17, w * 0.26, h * 0.12, random);
    }
  }
  defocus(context, w, h, 0.0085);
});

function fillNiche(context: SKRSContext2D, x: number, y: number, width: number, tall: number, random: Random): void {
  if (random() < 0.4) {
    context.fillStyle = pick(random, ['#e9e2d6', '#3d5a66', '#1d1d20', '#c58f3e']);
    context.beginPath();
    context.ellipse(x + width * 0.5, y - tall * 0.4, width * 0.16, tall * 0.4, 0, 0, Math.PI * 2);
    context.fill();
    return;
  }
  const end = x + width * (0.5 + random() * 0.4);
  for (let at = x; at < end; ) {
    const thick = width * (0.05 + random() * 0.06);
    const high = tall * (0.6 + random() * 0.4);
    context.fillStyle = pick(random, ['#e8e0d2', '#243b53', '#7a2f2a', '#9c8466', '#2f2f33', '#50624f']);
    context.fillRect(at, y - high, thick, high);
    at += thick + 1;
  }
}

/** A pane of glass with notes and lines of a plan; a bright office behind. */
const PLAN_GLASS = painted('plan-glass', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.7, 0.2, 1.3],
    [
      [0, '#ffffff'],
      [0.5, '#e3edf0'],
      [1, '#a9bec6'],
    ],
  );
  context.fillStyle = '#8fa3ab';
  for (const x of [0.18, 0.5, 0.83]) context.fillRect(x * w, 0, w * 0.012, h * 0.7);
  context.fillStyle = '#b08a62';
  context.fillRect(0, h * 0.7, w, h * 0.3);
  defocus(context, w, h, 0.014);
  for (let i = 0; i < 17; i++) {
    const x = w * (0.03 + (i % 6) * 0.16 + random() * 0.03);
    const y = h * (0.05 + Math.floor(i / 6) * 0.17 + random() * 0.03);
    context.save();
    context.translate(x, y);
    context.rotate((random() - 0.5) * 0.2);
    context.fillStyle = pick(random, ['#ffd84a', '#ff9ab0', '#8ed6c0', '#ffb45c', '#9ac7f2']);
    context.fillRect(0, 0, w * 0.1, w * 0.1);
    context.fillStyle = 'rgba(40,50,60,0.5)';
    for (let k = 0; k < 3; k++)
      context.fillRect(w * 0.012, w * (0.022 + k * 0.025), w * (0.04 + random() * 0.036), w * 0.006);
    context.restore();
  }
  defocus(context, w, h, 0.0055);
});

export const ROOMS = { boardroom: BOARDROOM, shelves: SHELVES, planGlass: PLAN_GLASS } as const;
