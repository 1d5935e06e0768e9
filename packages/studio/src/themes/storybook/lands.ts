import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { painted } from '../../scenes/painted.ts';
import { drawBalloon } from '../../scenes/paper-balloon.ts';
import { traceCloud } from '../../scenes/paper-cloud.ts';
import { traceHills } from '../../scenes/paper-hills.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

export interface Land {
  name: string;
  sky: readonly [string, string];
  /** Hills or waves from far to near. */
  hills: readonly string[];
  cloud?: string;
  sun?: readonly [x: number, y: number, r: number, hex: string];
  blur?: number;
}

/** Sheets of paper one before the other: sky, sun, clouds, hills; `add` puts things between and before them. */
export function land(
  options: Land,
  add: (context: SKRSContext2D, w: number, h: number, random: Random) => void,
  base = 0.56,
): Scene {
  const { sky, hills, cloud = '#fffdf6', sun, blur = 0.0028 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.7, sky[1]],
      [1, sky[1]],
    ]);
    if (sun) {
      glow(context, sun[0] * w, sun[1] * h, sun[2] * w * 3, sun[3], 0.6);
      cutPaper(context, sun[3], w * 0.012, (c) => c.arc(sun[0] * w, sun[1] * h, sun[2] * w, 0, Math.PI * 2));
    }
    for (const [x, y, r] of [
      [0.16, 0.13, 0.1],
      [0.84, 0.24, 0.12],
      [0.52, 0.06, 0.07],
    ] as const)
      cutPaper(context, cloud, w * 0.012, traceCloud(x * w, y * h, r * w));
    hills.forEach((colour, row) => {
      cutPaper(
        context,
        colour,
        w * 0.016,
        traceHills(w, h, h * (base + row * 0.1), h * 0.035, row * 2.1 + 0.7, 0.9 + row * 0.15),
      );
    });
    add(context, w, h, random);
    texture(context, w, h, { opacity: 0.22, scale: [0.9, 0.7] }, random);
    defocus(context, w, h, blur);
  });
}

/** A meadow full of flowers, a house far off. */
export function meadow(options: Land & { flowers: readonly string[] }): Scene {
  return land(options, (context, w, h, random) => {
    drawHouse(context, w * 0.8, h * 0.6, w * 0.14, '#fff4e0', '#d85a4a');
    for (let i = 0; i < 90; i++) {
      const t = random() ** 0.8;
      const y = h * (0.72 + t * 0.3);
      drawFlower(context, random() * w, y, w * (0.012 + 0.026 * t), pick(random, options.flowers));
    }
  });
}

function drawHouse(context: SKRSContext2D, x: number, foot: number, wide: number, wall: string, roof: string): void {
  cutPaper(context, wall, wide * 0.06, (c) => c.rect(x - wide / 2, foot - wide * 0.7, wide, wide * 0.8));
  cutPaper(context, roof, wide * 0.08, (c) => {
    c.moveTo(x - wide * 0.66, foot - wide * 0.66);
    c.lineTo(x, foot - wide * 1.2);
    c.lineTo(x + wide * 0.66, foot - wide * 0.66);
    c.closePath();
  });
  fillBox(context, x - wide * 0.1, foot - wide * 0.4, wide * 0.24, wide * 0.5, '#7c5a3c');
  fillBox(context, x + wide * 0.2, foot - wide * 0.5, wide * 0.18, wide * 0.18, '#8cc4d8');
}

function drawFlower(context: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  strokeLine(
    context,
    [
      [x, y],
      [x + r * 0.2, y + r * 2.6],
    ],
    r * 0.18,
    '#4c8048',
  );
  for (let k = 0; k < 6; k++)
    fillDisc(context, x + Math.cos(k * 1.047) * r * 0.6, y + Math.sin(k * 1.047) * r * 0.6, r * 0.42, colour);
  fillDisc(context, x, y, r * 0.36, '#f8d060');
}

/** Balloons over the hills. */
export function balloons(options: Land & { at: readonly (readonly [x: number, y: number, r: number])[] }): Scene {
  const palettes = [
    ['#e8604c', '#f8ecd0', '#f0b048'],
    ['#3c8ca8', '#f8ecd0', '#7cc4c8'],
    ['#f0b048', '#e8604c', '#f8ecd0'],
    ['#8c6cb0', '#f4d8e8', '#d890b8'],
  ] as const;
  return land(
    options,
    (context, w, h) => {
      options.at.forEach(([x, y, r], i) => {
        drawBalloon(context, x * w, y * h, r * w, palettes[i % 4] ?? palettes[0]);
      });
    },
    0.7,
  );
}

/** Paper waves, a whale, a boat with a paper sail. */
export function paperSea(options: Land): Scene {
  return land(
    options,
    (context, w, h) => {
      const y = h * 0.56;
      cutPaper(context, '#c8703c', w * 0.01, (c) => {
        c.moveTo(w * 0.62, y);
        c.lineTo(w * 0.94, y);
        c.lineTo(w * 0.88, y + h * 0.045);
        c.lineTo(w * 0.68, y + h * 0.045);
        c.closePath();
      });
      cutPaper(context, '#fdf6e4', w * 0.01, (c) => {
        c.moveTo(w * 0.775, y - h * 0.012);
        c.lineTo(w * 0.775, y - h * 0.17);
        c.lineTo(w * 0.92, y - h * 0.012);
        c.closePath();
      });
      cutPaper(context, '#e8604c', w * 0.01, (c) => {
        c.moveTo(w * 0.76, y - h * 0.012);
        c.lineTo(w * 0.76, y - h * 0.14);
        c.lineTo(w * 0.65, y - h * 0.012);
        c.closePath();
      });
      cutPaper(context, options.hills[1] ?? '#3c8ca8', w * 0.014, traceHills(w, h, h * 0.62, h * 0.014, 0.3, 5));
      cutPaper(context, options.hills[2] ?? '#2c6c8c', w * 0.014, traceHills(w, h, h * 0.72, h * 0.016, 1.9, 4));
      drawWhale(context, w * 0.2, h * 0.7, w * 0.15);
      cutPaper(context, options.hills[3] ?? '#1c4c6c', w * 0.014, traceHills(w, h, h * 0.84, h * 0.018, 3.2, 3.4));
    },
    0.6,
  );
}

function drawWhale(context: SKRSContext2D, x: number, y: number, r: number): void {
  cutPaper(context, '#3a5478', r * 0.08, (c) => {
    c.moveTo(x + r * 1.15, y - r * 0.35);
    c.quadraticCurveTo(x + r * 1.5, y - r * 0.9, x + r * 1.6, y - r * 0.4);
    c.quadraticCurveTo(x + r * 1.4, y - r * 0.1, x + r, y + r * 0.2);
    c.quadraticCurveTo(x, y + r * 0.9, x - r, y + r * 0.3);
    c.quadraticCurveTo(x - r * 1.1, y - r * 0.6, x - r * 0.2, y - r * 0.65);
    c.quadraticCurveTo(x + r * 0.7, y - r * 0.6, x + r * 1.15, y - r * 0.35);
  });
  fillDisc(context, x - r * 0.62, y - r * 0.1, r * 0.07, '#fdf6e4');
  strokeLine(
    context,
    [
      [x - r * 0.3, y - r * 0.72],
      [x - r * 0.36, y - r * 1.1],
      [x - r * 0.7, y - r * 1.2],
    ],
    r * 0.06,
    '#cfe6f2',
    true,
  );
  strokeLine(
    context,
    [
      [x - r * 0.3, y - r * 0.72],
      [x - r * 0.24, y - r * 1.1],
      [x + r * 0.1, y - r * 1.2],
    ],
    r * 0.06,
    '#cfe6f2',
    true,
  );
}

/** A wood of paper trees, mushrooms beneath. */
export function paperWood(options: Land & { trees: readonly string[] }): Scene {
  return land(options, (context, w, h, random) => {
    for (let i = 0; i < 9; i++) {
      const near = i / 9;
      const side = i % 2 === 0 ? random() * 0.34 : 1 - random() * 0.34;
      const x = (i < 3 ? random() : side) * w;
      const tall = h * (0.24 + near * 0.3);
      const foot = h * (0.66 + near * 0.16);
      const colour = options.trees[i % options.trees.length] ?? '#4c8048';
      cutPaper(context, '#7c5a3c', w * 0.006, (c) =>
        c.rect(x - tall * 0.03, foot - tall * 0.4, tall * 0.06, tall * 0.42),
      );
      if (i % 2 === 0)
        cutPaper(context, colour, w * 0.014, (c) =>
          c.ellipse(x, foot - tall * 0.68, tall * 0.22, tall * 0.36, 0, 0, Math.PI * 2),
        );
      else
        for (let tier = 0; tier < 3; tier++)
          cutPaper(context, colour, w * 0.012, (c) => {
            const y = foot - tall * (0.26 + tier * 0.22);
            const half = tall * (0.26 - tier * 0.055);
            c.moveTo(x - half, y);
            c.lineTo(x, y - tall * 0.34);
            c.lineTo(x + half, y);
            c.closePath();
          });
    }
    for (let i = 0; i < 7; i++)
      drawMushroom(context, random() * w, h * (0.86 + random() * 0.1), w * (0.02 + random() * 0.03));
  });
}

function drawMushroom(context: SKRSContext2D, x: number, y: number, r: number): void {
  cutPaper(context, '#fbf2e0', r * 0.14, (c) => c.roundRect(x - r * 0.3, y, r * 0.6, r * 1.2, r * 0.2));
  cutPaper(context, '#d8443c', r * 0.2, (c) => {
    c.arc(x, y + r * 0.1, r, Math.PI, 0);
    c.closePath();
  });
  for (const [dx, dy] of [
    [-0.5, -0.25],
    [0.1, -0.55],
    [0.55, -0.2],
  ] as const)
    fillDisc(context, x + dx * r, y + dy * r, r * 0.14, '#fbf2e0');
}
