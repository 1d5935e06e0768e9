import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { bokehDisc } from '../../scenes/brushes/bokeh-disc.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import { traceStar } from '../../scenes/paper-star.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Needles from shade to light. */
export type Needles = readonly [string, string, string];
export const GREEN: Needles = ['#0e2a1c', '#1f4a30', '#3f7a4c'];
export const SNOWY: Needles = ['#2a4a44', '#7c9c98', '#f0f6f8'];
export const FAIRY = ['#ffd890', '#ffb45a', '#fff0c8'] as const;

/** A fir built of twigs that hang from its axis. Pixels. */
export function drawFirTree(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  needles: Needles,
  random: Random,
): void {
  fillBox(context, x - tall * 0.025, foot - tall * 0.12, tall * 0.05, tall * 0.14, '#3a2618');
  for (let k = 0; k < 420; k++) {
    const t = Math.sqrt(random());
    const half = tall * 0.34 * t;
    const side = random() * 2 - 1;
    const px = x + side * half;
    const py = foot - tall * 0.08 - tall * 0.92 * (1 - t) + Math.abs(side) * tall * 0.03;
    const long = tall * (0.035 + 0.05 * t);
    const lit = random() - Math.abs(side) * 0.2;
    const colour = lit > 0.72 ? needles[2] : lit > 0.3 ? needles[1] : needles[0];
    strokeLine(
      context,
      [
        [px - side * long * 0.4, py - long * 0.35],
        [px + side * long * 0.7 + (random() - 0.5) * long * 0.4, py + long * 0.4],
      ],
      tall * 0.011,
      cssOfHex(colour, 0.9),
    );
  }
}

/** Balls, a string of lamps and a star on a tree of that size. Pixels. */
function trimTree(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  balls: readonly string[],
  random: Random,
): [number, number][] {
  for (let i = 0; i < 26; i++) {
    const t = 0.15 + 0.82 * Math.sqrt(random());
    const px = x + (random() * 2 - 1) * tall * 0.3 * t;
    const py = foot - tall * 0.08 - tall * 0.92 * (1 - t);
    const r = tall * (0.014 + random() * 0.01);
    const ball = context.createRadialGradient(px - r * 0.35, py - r * 0.4, 0, px, py, r);
    const colour = pick(random, balls);
    ball.addColorStop(0, '#ffffff');
    ball.addColorStop(0.3, colour);
    ball.addColorStop(1, cssOfHex('#2a0808', 0.9));
    fillDisc(context, px, py, r, ball);
  }
  const lamps: [number, number][] = [];
  for (let row = 1; row < 8; row++) {
    const t = row / 8;
    for (let k = 0; k <= row * 2; k++) {
      const u = (k / (row * 2)) * 2 - 1;
      lamps.push([
        x + u * tall * 0.3 * t,
        foot - tall * 0.08 - tall * 0.92 * (1 - t) + (1 - u * u) * tall * 0.045 + u * tall * 0.02,
      ]);
    }
  }
  drawStar(context, x, foot - tall * 1.02, tall * 0.05, '#ffe09a');
  lamps.push([x, foot - tall * 1.02]);
  return lamps;
}

/** A five-pointed star. Pixels. */
export function drawStar(context: SKRSContext2D, x: number, y: number, r: number, style: string): void {
  context.fillStyle = style;
  context.beginPath();
  traceStar(x, y, r)(context);
  context.fill();
}

/** A room with a trimmed tree out of focus; lamps as soft discs. */
export function treeRoom(options: {
  name: string;
  wall: readonly [string, string];
  floor: readonly [string, string];
  treeX: number;
  balls: readonly string[];
  gifts?: readonly string[];
  blur?: number;
  needles?: Needles;
  lamp?: number;
}): Scene {
  const {
    wall,
    floor,
    treeX,
    balls,
    gifts = ['#a82a2c', '#2c5a44', '#d8b46a', '#e8e0d0'],
    blur = 0.007,
    needles = GREEN,
    lamp = 0.012,
  } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, wall[0]],
      [0.8, wall[1]],
      [1, wall[1]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [0.9, 0.7] }, random);
    fillBox(context, 0, h * 0.83, w, h, shadeDown(context, h * 0.83, h, floor[0], floor[1]));
    const places: [number, number][] = [];
    layer(context, w, h, { blur }, (c) => {
      drawFirTree(c, treeX * w, h * 0.9, h * 0.78, needles, random);
      places.push(...trimTree(c, treeX * w, h * 0.9, h * 0.78, balls, random));
      for (let i = 0; i < 6; i++) {
        const size = w * (0.1 + random() * 0.08);
        drawGift(c, (treeX - 0.34 + i * 0.13) * w, h * (0.93 + 0.03 * (i % 2)), size, pick(random, gifts), '#f0d490');
      }
    });
    glow(context, treeX * w, h * 0.5, w * 0.9, '#ffc46a', 0.5);
    for (const [x, y] of places) bokehDisc(context, x, y, w * lamp * (0.7 + random() * 0.6), pick(random, FAIRY), 0.85);
  });
}

/** A box with a ribbon, its foot at `y`. Pixels. */
export function drawGift(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  paper: string,
  ribbon: string,
): void {
  const tall = size * 0.75;
  fillBox(
    context,
    x - size / 2,
    y - tall,
    size,
    tall,
    shadeAcross(context, x - size / 2, x + size / 2, paper, paper, cssOfHex('#000000', 0.5)),
  );
  fillBox(context, x - size / 2, y - tall, size, tall, cssOfHex(paper, 0.75));
  fillBox(context, x - size * 0.07, y - tall, size * 0.14, tall, ribbon);
  fillBox(context, x - size / 2, y - tall * 0.6, size, tall * 0.16, ribbon);
  for (const side of [-1, 1])
    fillDisc(context, x + side * size * 0.12, y - tall * 1.07, size * 0.14, ribbon, size * 0.07, side * -0.5);
}

/** Only the tree's lamps, large and soft. */
export function lights(options: {
  name: string;
  ground: readonly [string, string];
  colours: readonly string[];
  radius: readonly [number, number];
  twigs?: Needles;
}): Scene {
  const { ground, colours, radius, twigs } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      0.3,
    );
    texture(context, w, h, { opacity: 0.4, scale: [1.1, 0.8] }, random);
    if (twigs) {
      layer(context, w, h, { blur: 0.009 }, (c) => {
        for (const [x, side] of [
          [-0.05, 1],
          [1.05, -1],
          [0.5, 1],
        ] as const)
          for (let k = 0; k < 150; k++) {
            const t = random();
            const px = (x + side * t * 0.42) * w;
            const py = (0.04 + t * 0.16 + (random() - 0.5) * 0.08) * h;
            strokeLine(
              c,
              [
                [px, py],
                [px + side * w * 0.06, py + (random() - 0.3) * h * 0.06],
              ],
              w * 0.007,
              cssOfHex(pick(random, twigs), 0.85),
            );
          }
      });
    }
    scatterBokeh(context, w, h, { count: 60, colours, radius, opacity: 0.5 }, random);
    scatterBokeh(context, w, h, { count: 40, colours, radius: [0.004, 0.014], opacity: 0.8 }, random);
  });
}

/** A wood of firs in snow under the stars or in the morning, one of them lit. */
export function snowWood(options: {
  name: string;
  sky: readonly [string, string, string];
  snow: readonly [string, string];
  needles: Needles;
  isLit?: boolean;
  blur?: number;
}): Scene {
  const { sky, snow, needles, isLit = false, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.4, sky[1]],
      [0.68, sky[2]],
      [1, sky[2]],
    ]);
    if (isLit)
      for (let i = 0; i < 130; i++)
        fillDisc(
          context,
          random() * w,
          random() ** 1.3 * h * 0.6,
          w * (0.001 + random() ** 4 * 0.003),
          cssOfHex('#ffffff', 0.3 + random() * 0.7),
        );
    layer(context, w, h, { blur: blur * 1.8, opacity: 0.6 }, (c) => {
      for (let i = 0; i < 7; i++)
        drawFirTree(c, ((i + random() * 0.6) / 6.4) * w, h * 0.7, h * (0.22 + random() * 0.16), needles, random);
    });
    fillBox(context, 0, h * 0.685, w, h, shadeDown(context, h * 0.68, h, snow[0], snow[1]));
    const places: [number, number][] = [];
    layer(context, w, h, { blur }, (c) => {
      drawFirTree(c, w * 0.9, h * 0.82, h * 0.56, needles, random);
      drawFirTree(c, w * 0.1, h * 0.86, h * 0.66, needles, random);
      if (isLit) places.push(...trimTree(c, w * 0.1, h * 0.86, h * 0.66, ['#d8343a', '#f0c45a'], random));
    });
    for (const [x, y] of places) glow(context, x, y, w * 0.05, '#ffc46a', 0.9);
    if (isLit) glow(context, w * 0.1, h * 0.6, w * 0.7, '#ffb45a', 0.45);
  });
}
