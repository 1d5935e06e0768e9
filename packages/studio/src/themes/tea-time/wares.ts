import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { traceMirrored } from '../../scenes/brushes/trace-mirrored.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Shaded side, body, light. */
export type Glaze = readonly [shade: string, body: string, light: string];
export const CELADON: Glaze = ['#6f9484', '#a8c8b4', '#e4f2e6'];
export const PURPLE_CLAY: Glaze = ['#3a1c14', '#7a4430', '#b8805f'];
export const WHITE_WARE: Glaze = ['#b4b8b4', '#eceeea', '#ffffff'];

const across = (context: SKRSContext2D, x: number, half: number, [shade, body, light]: Glaze) =>
  shadeAcross(context, x - half, x + half, shade, body, light, body, shade);

/** A round pot with spout and handle. `x`, `y` is the middle of its foot. Pixels. */
export function drawTeapot(context: SKRSContext2D, x: number, y: number, size: number, glaze: Glaze): void {
  context.strokeStyle = glaze[1];
  context.lineWidth = size * 0.09;
  context.beginPath();
  context.ellipse(x + size * 0.56, y - size * 0.42, size * 0.24, size * 0.28, 0, -1.9, 1.9);
  context.stroke();
  strokeLine(
    context,
    [
      [x - size * 0.4, y - size * 0.3],
      [x - size * 0.66, y - size * 0.4],
      [x - size * 0.8, y - size * 0.72],
    ],
    size * 0.13,
    glaze[1],
    true,
  );
  fillDisc(context, x, y - size * 0.4, size * 0.56, across(context, x, size * 0.56, glaze), size * 0.42);
  fillBox(context, x - size * 0.28, y - size * 0.06, size * 0.56, size * 0.06, glaze[0]);
  fillDisc(context, x, y - size * 0.77, size * 0.3, across(context, x, size * 0.3, glaze), size * 0.09);
  fillDisc(context, x, y - size * 0.9, size * 0.075, glaze[1]);
  fillDisc(context, x - size * 0.2, y - size * 0.56, size * 0.16, cssOfHex(glaze[2], 0.35), size * 0.09, -0.5);
}

/** A small open cup with tea in it. Pixels. */
export function drawCup(context: SKRSContext2D, x: number, y: number, size: number, glaze: Glaze): void {
  context.fillStyle = across(context, x, size * 0.5, glaze);
  const side = [
    [size * 0.42, y],
    [size * 0.2, y],
  ] as const;
  traceMirrored(context, x, [size * 0.5, y - size * 0.55], side);
  context.fill();
  fillDisc(context, x, y - size * 0.55, size * 0.5, glaze[2], size * 0.15);
  fillDisc(context, x, y - size * 0.53, size * 0.42, '#c48a3c', size * 0.11);
}

/** A jar with shoulders, its lid as in tea caddies. Pixels. */
export function drawJar(context: SKRSContext2D, x: number, y: number, tall: number, glaze: Glaze): void {
  const half = tall * 0.36;
  context.fillStyle = across(context, x, half, glaze);
  const side = [
    [half * 0.8, y - tall * 0.3],
    [half * 1.3, y - tall * 0.6],
    [half * 0.5, y - tall * 0.78],
  ] as const;
  traceMirrored(context, x, [half * 0.6, y], side);
  context.fill();
  fillBox(context, x - half * 0.62, y - tall * 0.9, half * 1.24, tall * 0.13, across(context, x, half * 0.62, glaze));
  fillDisc(context, x, y - tall * 0.93, half * 0.2, glaze[1]);
}

/** A slim bottle vase. Pixels. */
export function drawVase(context: SKRSContext2D, x: number, y: number, tall: number, glaze: Glaze): void {
  const half = tall * 0.25;
  context.fillStyle = across(context, x, half, glaze);
  const belly = [
    [half * 1.6, y - tall * 0.3],
    [half * 0.6, y - tall * 0.5],
    [half * 0.26, y - tall * 0.64],
  ] as const;
  const neck = [
    [half * 0.2, y - tall * 0.9],
    [half * 0.42, y - tall],
  ] as const;
  traceMirrored(context, x, [half * 0.5, y], belly, neck);
  context.fill();
}

/** Steam that rises and curls from a point. Pixels; blur it. */
export function drawSteam(
  context: SKRSContext2D,
  x: number,
  y: number,
  tall: number,
  colour: string,
  random: Random,
): void {
  for (let k = 0; k < 5; k++) {
    const points: [number, number][] = [];
    const phase = random() * 6;
    const reach = tall * (0.6 + random() * 0.4);
    for (let t = 0; t <= 1.001; t += 0.08)
      points.push([
        x + Math.sin(t * 7 + phase) * tall * 0.1 * (0.2 + t) + (random() - 0.5) * tall * 0.02,
        y - t * reach,
      ]);
    points.slice(1).forEach((point, i) => {
      const from = points[i] ?? point;
      strokeLine(context, [from, point], tall * (0.03 + 0.006 * i), cssOfHex(colour, 0.34 * (1 - i / points.length)));
    });
  }
}
