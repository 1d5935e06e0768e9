import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Leaves as a soft mass of dabs. */
export function foliage(
  context: SKRSContext2D,
  area: readonly [x: number, y: number, rx: number, ry: number],
  colours: readonly string[],
  count: number,
  random: Random,
): void {
  const [x, y, rx, ry] = area;
  for (let i = 0; i < count; i++) {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random());
    context.fillStyle = cssOfHex(pick(random, colours), 0.55 + random() * 0.4);
    context.beginPath();
    const size = (0.05 + random() * 0.09) * (rx + ry);
    context.ellipse(x + Math.cos(angle) * away * rx, y + Math.sin(angle) * away * ry, size, size * 0.7, angle, 0, 7);
    context.fill();
  }
}

function lawnStripes(
  context: SKRSContext2D,
  w: number,
  h: number,
  top: number,
  colours: readonly [string, string],
): void {
  for (let i = 0; i < 12; i++) {
    const from = (i / 12) ** 1.7;
    const to = ((i + 1) / 12) ** 1.7;
    context.fillStyle = colours[i % 2] ?? colours[0];
    context.fillRect(0, h * (top + from * (1 - top)), w, h * (to - from) * (1 - top) + 1);
  }
}

/** A lawn before a brick building with a clock tower. */
export const LAWN = painted('lawn', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#4f9fe0'],
    [0.4, '#b9def5'],
    [0.6, '#eaf5f8'],
  ]);
  texture(context, w, h, { opacity: 0.65, scale: [1.8, 0.5], until: 0.5, blend: 'soft-light' }, random);
  const brick = context.createLinearGradient(0, h * 0.3, w, h * 0.6);
  brick.addColorStop(0, '#c87656');
  brick.addColorStop(1, '#94492f');
  context.fillStyle = brick;
  context.fillRect(w * 0.42, h * 0.4, w * 0.6, h * 0.24);
  context.fillRect(w * 0.62, h * 0.18, w * 0.16, h * 0.3);
  fillPolygon(
    context,
    [
      [w * 0.6, h * 0.18],
      [w * 0.7, h * 0.07],
      [w * 0.8, h * 0.18],
    ],
    '#5f6f78',
  );
  context.fillStyle = '#f4ecdc';
  context.beginPath();
  context.arc(w * 0.7, h * 0.235, w * 0.042, 0, 7);
  context.fill();
  context.fillStyle = '#3a2a22';
  context.fillRect(w * 0.697, h * 0.212, w * 0.006, h * 0.024);
  context.fillRect(w * 0.7, h * 0.232, w * 0.026, h * 0.005);
  for (let x = 0.45; x < 1; x += 0.075) {
    for (const y of [0.435, 0.53]) {
      context.fillStyle = '#f1e6d2';
      context.fillRect(x * w, y * h, w * 0.038, h * 0.055);
      context.fillStyle = '#6d94ae';
      context.fillRect((x + 0.005) * w, (y + 0.005) * h, w * 0.028, h * 0.045);
    }
  }
  context.fillStyle = '#f1e6d2';
  context.fillRect(w * 0.42, h * 0.395, w * 0.6, h * 0.012);
  foliage(context, [w * 0.1, h * 0.46, w * 0.28, h * 0.16], ['#3f7f3a', '#5fa04a', '#2c6230', '#86bf5c'], 150, random);
  foliage(context, [w * 0.98, h * 0.57, w * 0.12, h * 0.08], ['#3f7f3a', '#5fa04a', '#2c6230'], 50, random);
  lawnStripes(context, w, h, 0.63, ['#7dbb52', '#69a844']);
  defocus(context, w, h, 0.0085);
  glow(context, w * 0.1, 0, w * 0.9, '#fff6d8', 0.5);
});

/** A road under plane trees that meet above it. */
export const AVENUE = painted('avenue', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#5f8f3c'],
    [0.42, '#e6efb4'],
    [0.55, '#fdf9dc'],
    [1, '#a59c86'],
  ]);
  const vx = w * 0.36;
  const vy = h * 0.54;
  fillPolygon(
    context,
    [
      [vx, vy],
      [w * 1.3, h],
      [-w * 0.4, h],
    ],
    '#b9ad96',
  );
  fillPolygon(
    context,
    [
      [vx, vy],
      [w * 1.3, h],
      [w * 2, h * 0.8],
    ],
    '#7d9a4e',
  );
  const greens = ['#6fa03c', '#8fbb4e', '#4f7f2c', '#b9d46a', '#d8e88a'];
  for (let i = 7; i >= 0; i--) {
    const near = 1 / (1 + i * 0.55);
    for (const side of [-1, 1]) {
      const x = vx + side * near * w * 0.72;
      const foot = vy + near * h * 0.34;
      const thick = near * w * 0.11;
      context.fillStyle = i > 4 ? '#a8a488' : '#8a8468';
      context.fillRect(x - thick / 2, vy - near * h * 0.75, thick, foot - vy + near * h * 0.75);
      for (let k = 0; k < 7; k++) {
        context.fillStyle = pick(random, ['#d9d2b4', '#6f6a50', '#b8b292']);
        context.beginPath();
        context.ellipse(
          x + (random() - 0.5) * thick * 0.7,
          foot - random() * near * h * 0.9,
          thick * 0.16,
          thick * 0.3,
          0,
          0,
          7,
        );
        context.fill();
      }
      foliage(
        context,
        [x - side * w * 0.1 * near, vy - near * h * 0.62, near * w * 0.42, near * h * 0.24],
        greens,
        40,
        random,
      );
    }
  }
  glow(context, vx, vy - h * 0.05, w * 0.6, '#fffbe0', 0.85);
  for (let i = 0; i < 16; i++) {
    const t = random();
    context.fillStyle = 'rgba(255,248,210,0.5)';
    context.beginPath();
    context.ellipse(
      vx + (random() - 0.35) * w * t * 1.6,
      vy + t * h * 0.45,
      w * 0.08 * t + 3,
      h * 0.014 * t + 2,
      0,
      0,
      7,
    );
    context.fill();
  }
  defocus(context, w, h, 0.009);
});
