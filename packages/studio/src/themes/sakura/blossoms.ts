import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown, type Stop } from '../../scenes/brushes/fill-down.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Colours of one tree's blossom, from its shaded to its bright side. */
export type Bloom = readonly [shade: string, body: string, bright: string];

export const PINK: Bloom = ['#e07f9e', '#f8b4c8', '#fff0f4'];
export const PALE: Bloom = ['#eab4c4', '#fad8e2', '#ffffff'];
export const DEEP: Bloom = ['#b8486e', '#e8789c', '#ffc4d6'];

export interface Bough {
  /** Root, shares of width and height. */
  x: number;
  y: number;
  /** Radians, 0 right, π/2 down. */
  angle: number;
  /** Length of the first piece, share of the height. */
  length: number;
}

export interface Blossoms {
  /** Unique within the theme. */
  name: string;
  sky: readonly [string, string, string];
  bloom?: Bloom;
  bark?: string;
  boughs?: readonly Bough[];
  /** Size of a flower, share of the width. */
  flower?: number;
  /** Blossom far behind, out of focus: number of discs. */
  haze?: number;
  blur?: number;
  clouds?: number;
}

/** Boughs in full bloom over something behind them. */
export function boughs(options: Blossoms, behind?: Paint, after?: Paint): Scene {
  const { sky, bloom = PINK, bark = '#4a3230', flower = 0.03, haze = 30, blur = 0.004, clouds = 0.3 } = options;
  const list = options.boughs ?? LEFT_AND_RIGHT;
  return painted(options.name, (context, w, h, random) => {
    const stops: Stop[] = [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ];
    fillDown(context, w, h, stops);
    texture(context, w, h, { opacity: clouds, scale: [1.8, 0.7] }, random);
    behind?.(context, w, h, random);
    scatterBokeh(context, w, h, { count: haze, colours: bloom, radius: [0.02, 0.08], opacity: 0.3 }, random);
    defocus(context, w, h, 0.012);
    for (const bough of list) {
      drawBough(
        context,
        bough.x * w,
        bough.y * h,
        bough.angle,
        bough.length * h,
        bough.length * h * 0.075,
        3,
        { bloom, bark, flower: flower * w },
        random,
      );
    }
    defocus(context, w, h, blur);
    after?.(context, w, h, random);
  });
}

export const LEFT_AND_RIGHT: readonly Bough[] = [
  { x: -0.06, y: 0.2, angle: -0.12, length: 0.17 },
  { x: 1.06, y: 0.1, angle: 3, length: 0.15 },
  { x: 1.05, y: 0.5, angle: -2.7, length: 0.12 },
];
export const FROM_RIGHT: readonly Bough[] = [
  { x: 1.06, y: 0.16, angle: -3.05, length: 0.19 },
  { x: 1.05, y: 0.42, angle: -2.75, length: 0.14 },
  { x: 0.75, y: -0.08, angle: 2.1, length: 0.12 },
];
export const FROM_LEFT: readonly Bough[] = [
  { x: -0.06, y: 0.14, angle: -0.05, length: 0.19 },
  { x: -0.05, y: 0.4, angle: -0.4, length: 0.14 },
  { x: 0.3, y: -0.08, angle: 1, length: 0.11 },
];
export const FROM_TOP: readonly Bough[] = [
  { x: 0.02, y: -0.04, angle: 1.05, length: 0.13 },
  { x: 0.38, y: -0.06, angle: 1.75, length: 0.1 },
  { x: 0.72, y: -0.06, angle: 1.4, length: 0.11 },
  { x: 1, y: -0.04, angle: 2.1, length: 0.13 },
];

interface Tree {
  bloom: Bloom;
  bark: string;
  /** Pixels. */
  flower: number;
}

/** A bough that forks; its outer twigs carry clusters of flowers. */
export function drawBough(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
  thick: number,
  depth: number,
  tree: Tree,
  random: Random,
): void {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  const bend = length * 0.25 * (random() - 0.5);
  context.strokeStyle = tree.bark;
  context.lineCap = 'round';
  context.lineWidth = Math.max(1, thick);
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(
    (x + endX) / 2 - Math.sin(angle) * bend,
    (y + endY) / 2 + Math.cos(angle) * bend,
    endX,
    endY,
  );
  context.stroke();
  if (depth > 0) {
    for (const turn of [-0.38, 0.34, ...(random() < 0.4 ? [0.02] : [])]) {
      drawBough(
        context,
        endX,
        endY,
        angle + turn * (0.7 + random() * 0.8),
        length * (0.7 + random() * 0.25),
        thick * 0.6,
        depth - 1,
        tree,
        random,
      );
    }
  }
  for (let k = 0; k < (depth > 2 ? 2 : 3); k++) {
    const t = 0.15 + 0.85 * random();
    drawCluster(context, x + (endX - x) * t, y + (endY - y) * t, tree, random);
  }
}

function drawCluster(context: SKRSContext2D, x: number, y: number, tree: Tree, random: Random): void {
  const { bloom, flower } = tree;
  for (let k = 0; k < 7; k++) {
    const age = k / 6;
    const fx = x + (random() + random() - 1) * flower * 2.1;
    const fy = y + (random() + random() - 1) * flower * 1.9 - age * flower * 0.3;
    drawFlower(
      context,
      fx,
      fy,
      flower * (0.55 + random() * 0.35),
      age < 0.35 ? bloom[0] : age < 0.75 ? bloom[1] : bloom[2],
      bloom[0],
      random() * 6,
      random() * 0.5 + 0.5,
    );
  }
}

/** Five notched petals round a darker heart; `tip` below 1 shows it from the side. */
export function drawFlower(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  heart: string,
  turn: number,
  tip: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(1, tip);
  context.fillStyle = cssOfHex(colour, 0.94);
  for (let petal = 0; petal < 5; petal++) {
    context.beginPath();
    context.ellipse(0, -radius * 0.56, radius * 0.4, radius * 0.52, 0, 0, Math.PI * 2);
    context.fill();
    context.rotate((Math.PI * 2) / 5);
  }
  context.fillStyle = cssOfHex(heart, 0.75);
  context.beginPath();
  context.arc(0, 0, radius * 0.24, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** Petals lying or floating on a ground seen from above. */
export function strewPetals(
  context: SKRSContext2D,
  w: number,
  h: number,
  count: number,
  bloom: Bloom,
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const size = w * (0.012 + random() * 0.014);
    context.save();
    context.translate(random() * w, random() * h);
    context.rotate(random() * 6.3);
    context.scale(1, 0.55 + random() * 0.45);
    context.shadowColor = 'rgba(30,15,25,0.45)';
    context.shadowBlur = size * 0.5;
    context.shadowOffsetY = size * 0.25;
    context.fillStyle = pick(random, bloom);
    context.beginPath();
    context.moveTo(0, -size);
    context.bezierCurveTo(size * 0.9, -size * 0.7, size * 0.8, size * 0.6, size * 0.16, size);
    context.lineTo(0, size * 0.82);
    context.lineTo(-size * 0.16, size);
    context.bezierCurveTo(-size * 0.8, size * 0.6, -size * 0.9, -size * 0.7, 0, -size);
    context.fill();
    context.restore();
  }
}
