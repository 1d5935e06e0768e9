import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { fillBox, fillDisc, shadeDown, strokeLine } from '../../scenes/shapes.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Colours of a town: plaster in light and shade, tiles, wood, stone. */
export interface Town {
  plaster: readonly [string, string];
  tile: string;
  wood: string;
  stone: string;
  /** Lit windows; dark ones without. */
  lit?: string;
}

/** A gable that rises in steps, each step under its own tiles. Pixels; `foot` is the ground. */
export function drawGable(
  context: SKRSContext2D,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  town: Town,
): void {
  const steps = [
    [0, 1, 0.7],
    [0.16, 0.68, 0.86],
    [0.33, 0.34, 1],
  ] as const;
  for (const [left, share, up] of steps) {
    const top = foot - tall * up;
    const px = x + left * wide;
    fillBox(context, px, top, share * wide, tall * up, shadeDown(context, top, foot, town.plaster[0], town.plaster[1]));
    const thick = Math.max(2, wide * 0.045);
    strokeLine(
      context,
      [
        [px - thick, top - thick * 0.7],
        [px + thick, top],
        [px + share * wide - thick, top],
        [px + share * wide + thick, top - thick * 0.7],
      ],
      thick,
      town.tile,
    );
    strokeLine(
      context,
      [
        [px + thick, top + thick * 0.9],
        [px + share * wide - thick, top + thick * 0.9],
      ],
      thick * 0.3,
      cssOfHex(town.tile, 0.5),
    );
  }
  for (const [dx, dy] of [
    [0.24, 0.42],
    [0.64, 0.42],
    [0.44, 0.68],
  ] as const) {
    const size = wide * 0.11;
    fillBox(context, x + dx * wide, foot - tall * dy, size, size * 1.2, town.lit ?? town.wood);
    fillBox(context, x + dx * wide - size * 0.3, foot - tall * dy - size * 0.3, size * 1.6, size * 0.24, town.tile);
  }
}

/** A row of gables and roofs along a line, from far away. Pixels. */
export function drawTownLine(
  context: SKRSContext2D,
  w: number,
  foot: number,
  tall: number,
  town: Town,
  random: Random,
): void {
  for (let x = -0.06 * w; x < w; ) {
    const wide = tall * (0.9 + random() * 0.7);
    const up = tall * (0.7 + random() * 0.5);
    if (random() < 0.55) drawGable(context, x, foot, wide, up, town);
    else {
      fillBox(
        context,
        x,
        foot - up * 0.5,
        wide,
        up * 0.5,
        shadeDown(context, foot - up * 0.5, foot, town.plaster[0], town.plaster[1]),
      );
      fillPolygon(
        context,
        [
          [x - wide * 0.1, foot - up * 0.47],
          [x + wide * 0.1, foot - up * 0.72],
          [x + wide * 0.9, foot - up * 0.72],
          [x + wide * 1.1, foot - up * 0.47],
        ],
        town.tile,
      );
      fillBox(context, x + wide * 0.2, foot - up * 0.36, wide * 0.6, up * 0.2, town.lit ?? town.wood);
    }
    x += wide * (0.86 + random() * 0.2);
  }
}

interface Quay {
  x0: number;
  y0: number;
  w: number;
  h: number;
}

/** One side of a water street, running to its vanishing point: plaster, tiles, wooden fronts, a stone quay. */
export function drawQuay(context: SKRSContext2D, quay: Quay, side: number, town: Town, random: Random): void {
  const { x0, y0, w, h } = quay;
  const at = (depth: number, out: number, up: number): [number, number] => [
    x0 + side * depth * w * out,
    y0 - depth * h * up,
  ];
  const quad = (a: number, b: number, out0: number, up0: number, out1: number, up1: number, style: string): void =>
    fillPolygon(context, [at(a, out0, up0), at(b, out0, up0), at(b, out1, up1), at(a, out1, up1)], style);
  for (let depth = 0.12; depth < 1.8; ) {
    const next = depth * (1.22 + random() * 0.2);
    const tall = 0.4 + random() * 0.2;
    const a = depth;
    const b = next;
    quad(a, b, 0.62, tall, 0.62, -0.05, pick(random, town.plaster));
    for (const [from, to] of [
      [0.16, 0.4],
      [0.56, 0.84],
    ] as const) {
      const left = a + (b - a) * from;
      const right = a + (b - a) * to;
      quad(left, right, 0.62, tall * 0.76, 0.62, tall * 0.46, town.lit && random() < 0.7 ? town.lit : town.wood);
    }
    quad(
      a + (b - a) * 0.1,
      a + (b - a) * 0.9,
      0.62,
      tall * 0.34,
      0.62,
      -0.03,
      town.lit ? cssOfHex(town.lit, 0.5) : cssOfHex(town.wood, 0.85),
    );
    quad(a, b, 0.68, tall + 0.1, 0.565, tall - 0.03, town.tile);
    strokeLine(
      context,
      [at(a, 0.565, tall - 0.03), at(b, 0.565, tall - 0.03)],
      Math.max(1, b * w * 0.012),
      cssOfHex('#15161a', 0.8),
    );
    strokeLine(context, [at(b, 0.62, tall), at(b, 0.62, -0.05)], Math.max(1, b * w * 0.01), cssOfHex(town.tile, 0.35));
    depth = next;
  }
  quad(0.12, 1.9, 0.62, -0.04, 0.5, -0.1, town.stone);
  quad(0.12, 1.9, 0.5, -0.1, 0.5, -0.16, cssOfHex(town.tile, 0.7));
}

/** A hump bridge of stone; with its mirror image the arch makes a circle. Pixels. */
export function drawBridge(
  context: SKRSContext2D,
  x: number,
  water: number,
  half: number,
  stone: readonly [string, string],
): void {
  const radius = half * 0.46;
  context.fillStyle = shadeDown(context, water - half * 0.75, water, stone[0], stone[1]);
  context.beginPath();
  context.moveTo(x - half * 1.5, water);
  context.lineTo(x - half * 1.5, water - half * 0.12);
  context.quadraticCurveTo(x - half * 0.6, water - half * 0.3, x - half * 0.22, water - half * 0.66);
  context.lineTo(x + half * 0.22, water - half * 0.66);
  context.quadraticCurveTo(x + half * 0.6, water - half * 0.3, x + half * 1.5, water - half * 0.12);
  context.lineTo(x + half * 1.5, water);
  context.lineTo(x + radius, water);
  context.arc(x, water, radius, 0, Math.PI, true);
  context.closePath();
  context.fill();
  context.strokeStyle = cssOfHex('#3a3c3e', 0.45);
  context.lineWidth = half * 0.03;
  context.beginPath();
  context.arc(x, water, radius * 1.08, Math.PI, 0);
  context.stroke();
  for (let i = -4; i <= 4; i++) {
    const px = x + i * half * 0.28;
    const drop = Math.abs(i) < 1 ? 0 : half * 0.12 * (Math.abs(i) - 0.6);
    fillBox(context, px - half * 0.025, water - half * 0.8 + drop, half * 0.05, half * 0.18, stone[0]);
  }
  fillDisc(context, x + half * 1.3, water - half * 0.2, half * 0.12, cssOfHex('#4c6a3c', 0.6), half * 0.07);
}

/** A boat with a black awning. Pixels. */
export function drawBoat(context: SKRSContext2D, x: number, y: number, long: number): void {
  context.fillStyle = '#54402f';
  context.beginPath();
  context.moveTo(x - long * 0.56, y - long * 0.1);
  context.quadraticCurveTo(x - long * 0.4, y + long * 0.05, x, y + long * 0.055);
  context.quadraticCurveTo(x + long * 0.4, y + long * 0.05, x + long * 0.56, y - long * 0.1);
  context.quadraticCurveTo(x, y - long * 0.02, x - long * 0.56, y - long * 0.1);
  context.fill();
  context.fillStyle = shadeDown(context, y - long * 0.24, y, '#3c3a38', '#121110');
  context.beginPath();
  context.moveTo(x - long * 0.22, y - long * 0.025);
  context.quadraticCurveTo(x - long * 0.22, y - long * 0.15, x, y - long * 0.15);
  context.quadraticCurveTo(x + long * 0.22, y - long * 0.15, x + long * 0.22, y - long * 0.025);
  context.fill();
  strokeLine(
    context,
    [
      [x + long * 0.5, y - long * 0.1],
      [x + long * 0.66, y + long * 0.1],
    ],
    long * 0.014,
    '#3a2c20',
  );
}
