import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { AVENUE, foliage, LAWN } from './greens.ts';
import { mortarboard } from './mortarboard.ts';

/** Stone steps and columns of a library. */
const STEPS = painted('steps', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#cdbfa6'],
    [0.6, '#b3a389'],
    [1, '#8f8069'],
  ]);
  fillPolygon(
    context,
    [
      [-w * 0.1, h * 0.13],
      [w * 0.5, -h * 0.06],
      [w * 1.1, h * 0.13],
    ],
    '#ded2bb',
  );
  context.fillStyle = '#e8ddc8';
  context.fillRect(0, h * 0.12, w, h * 0.05);
  context.fillStyle = '#6f614c';
  context.fillRect(0, h * 0.17, w, h * 0.4);
  context.fillStyle = '#3f3528';
  context.fillRect(w * 0.42, h * 0.26, w * 0.17, h * 0.31);
  for (let i = 0; i < 6; i++) {
    const x = w * (0.01 + i * 0.187);
    const round = context.createLinearGradient(x, 0, x + w * 0.085, 0);
    round.addColorStop(0, '#fff3dc');
    round.addColorStop(0.45, '#d9c9ac');
    round.addColorStop(1, '#86765c');
    context.fillStyle = round;
    context.fillRect(x, h * 0.17, w * 0.085, h * 0.41);
    context.fillStyle = '#efe4cf';
    context.fillRect(x - w * 0.012, h * 0.165, w * 0.109, h * 0.018);
    context.fillRect(x - w * 0.012, h * 0.565, w * 0.109, h * 0.02);
  }
  for (let i = 0; i < 14; i++) {
    const y = h * (0.58 + 0.42 * (i / 14) ** 1.25);
    const next = h * (0.58 + 0.42 * ((i + 1) / 14) ** 1.25);
    context.fillStyle = '#f0e5d0';
    context.fillRect(0, y, w, (next - y) * 0.62);
    context.fillStyle = '#a8977b';
    context.fillRect(0, y + (next - y) * 0.62, w, (next - y) * 0.4 + 1);
  }
  texture(context, w, h, { opacity: 0.35, scale: [0.7, 0.5] }, random);
  defocus(context, w, h, 0.006);
  glow(context, 0, h * 0.1, w * 0.9, '#ffe9bd', 0.5);
});

/** Caps thrown into a summer sky. */
const CAPS = painted('caps', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#2a86dc'],
    [0.6, '#8ccbf4'],
    [1, '#dff1fb'],
  ]);
  texture(context, w, h, { opacity: 0.75, scale: [1.5, 0.6] }, random);
  const caps = (count: number, size: readonly [number, number], blur: number): void => {
    for (let i = 0; i < count; i++) {
      const x = (i + 0.2 + random() * 0.6) / count;
      mortarboard(
        context,
        x * w,
        h * (0.06 + random() * 0.55),
        w * (size[0] + random() * (size[1] - size[0])),
        random() * 120 - 60,
      );
    }
    defocus(context, w, h, blur);
  };
  caps(9, [0.03, 0.05], 0.005);
  caps(6, [0.07, 0.11], 0.0045);
  caps(2, [0.15, 0.18], 0.008);
  glow(context, w * 0.85, h * 0.05, w * 0.7, '#fffbe4', 0.7);
});

/** The red track with its white lines, stands and goal under a wide sky. */
function track(
  name: string,
  sky: readonly [string, string, string],
  lane: readonly [string, string],
  lamps: boolean,
): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.36, sky[1]],
      [0.56, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.5, scale: [2, 0.4], until: 0.55 }, random);
    foliage(context, [w * 0.5, h * 0.535, w * 0.6, h * 0.03], ['#37553a', '#284230', '#4a6a44'], 110, random);
    context.fillStyle = '#5d7a4a';
    context.fillRect(0, h * 0.555, w, h * 0.06);
    context.fillStyle = lane[0];
    context.fillRect(0, h * 0.6, w, h * 0.4);
    const shade = context.createLinearGradient(0, h * 0.6, 0, h);
    shade.addColorStop(0, cssOfHex(lane[0], 0));
    shade.addColorStop(1, lane[1]);
    context.fillStyle = shade;
    context.fillRect(0, h * 0.6, w, h * 0.4);
    for (let i = -5; i < 7; i++) {
      const foot = (0.5 + i * 0.42) * w;
      fillPolygon(
        context,
        [
          [w * (0.62 + i * 0.022), h * 0.6],
          [w * (0.624 + i * 0.022), h * 0.6],
          [foot + w * 0.032, h],
          [foot, h],
        ],
        'rgba(255,250,240,0.88)',
      );
    }
    defocus(context, w, h, 0.006);
    if (lamps) {
      for (const x of [0.12, 0.4, 0.9]) {
        context.fillStyle = '#1a2430';
        context.fillRect(x * w, h * 0.2, w * 0.008, h * 0.36);
        glow(context, x * w, h * 0.19, w * 0.34, '#e6f2ff', 0.95);
      }
    } else glow(context, w * 0.12, h * 0.4, w * 0.8, '#ffe0a0', 0.85);
  });
}

/** A brick wall under ivy with one white window. */
const IVY = painted('ivy', (context, w, h, random) => {
  context.fillStyle = '#7a3f2c';
  context.fillRect(0, 0, w, h);
  const tall = h * 0.028;
  for (let row = 0; row * tall < h; row++) {
    for (let x = (row % 2) * -w * 0.05; x < w; x += w * 0.1) {
      context.fillStyle = pick(random, ['#a65a3e', '#96503a', '#b5694a', '#8a4632', '#c07a58']);
      context.fillRect(x, row * tall, w * 0.094, tall * 0.86);
    }
  }
  context.fillStyle = '#f2ebdf';
  context.fillRect(w * 0.56, h * 0.1, w * 0.36, h * 0.42);
  context.fillStyle = '#5f7f8c';
  for (const x of [0.585, 0.75])
    for (const y of [0.12, 0.26, 0.4]) context.fillRect(x * w, y * h, w * 0.145, h * 0.105);
  const greens = ['#3f7038', '#5b8f44', '#2c5428', '#7aa84e', '#a04a32'];
  foliage(context, [0, h * 0.3, w * 0.4, h * 0.5], greens, 260, random);
  foliage(context, [w * 0.7, 0, w * 0.6, h * 0.1], greens, 140, random);
  foliage(context, [w, h * 0.8, w * 0.25, h * 0.3], greens, 130, random);
  defocus(context, w, h, 0.006);
});

export const GROUNDS = {
  lawn: LAWN,
  avenue: AVENUE,
  steps: STEPS,
  caps: CAPS,
  ivy: IVY,
  nightTrack: track('night-track', ['#0b1430', '#1f3560', '#48638a'], ['#7a3a34', '#3f1d1e'], true),
  sunsetTrack: track('sunset-track', ['#6a7ab0', '#f0a070', '#ffd89a'], ['#b8523a', '#7a3024'], false),
  dayTrack: track('day-track', ['#a9d4f2', '#dceff8', '#f6fbfa'], ['#d8694c', '#c25840'], false),
} as const;
