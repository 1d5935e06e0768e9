import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Bindings of leather and cloth. */
export const OLD_BINDINGS = [
  '#6b2d1f',
  '#8a5a2b',
  '#2f3d4f',
  '#3d5140',
  '#a0763c',
  '#5a1f2b',
  '#c9a878',
  '#4a3324',
  '#7a4a2c',
  '#35291f',
] as const;

export interface Bookcase {
  /** Pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  rows: number;
  bindings: readonly string[];
  wood: string;
  /** Mean thickness of a book, share of a row's height. */
  thickness?: number;
}

/** Rows of books on boards, seen from the front: gilt bands, labels, some leaning, some lying. */
export function drawBookcase(context: SKRSContext2D, bookcase: Bookcase, random: Random): void {
  const { x, y, width, height, rows, bindings, wood, thickness = 0.17 } = bookcase;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = '#0e0805';
  context.fillRect(x, y, width, height);
  const row = height / rows;
  const board = row * 0.075;
  for (let r = 0; r < rows; r++) {
    const floor = y + (r + 1) * row - board;
    for (let left = x - random() * row * 0.1; left < x + width; ) {
      const kind = random();
      if (kind < 0.04) {
        left += row * (0.1 + random() * 0.25);
      } else if (kind < 0.09) {
        left += drawPile(context, left, floor, row, bindings, random);
      } else {
        left += drawBook(context, left, floor, row, thickness, kind > 0.95 ? 0.09 : 0, bindings, random);
      }
    }
    const shade = context.createLinearGradient(0, floor - row * 0.93, 0, floor - row * 0.5);
    shade.addColorStop(0, 'rgba(0,0,0,0.7)');
    shade.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = shade;
    context.fillRect(x, floor - row * 0.93, width, row * 0.45);
    context.fillStyle = wood;
    context.fillRect(x, floor, width, board);
    context.fillStyle = 'rgba(255,220,170,0.22)';
    context.fillRect(x, floor, width, board * 0.18);
  }
  context.restore();
}

function drawBook(
  context: SKRSContext2D,
  x: number,
  floor: number,
  row: number,
  thickness: number,
  lean: number,
  bindings: readonly string[],
  random: Random,
): number {
  const wide = row * thickness * (0.5 + random());
  const tall = row * (0.58 + random() * 0.29);
  context.save();
  context.translate(x, floor);
  context.rotate(lean);
  context.fillStyle = pick(random, bindings);
  context.fillRect(0, -tall, wide, tall);
  const round = context.createLinearGradient(0, 0, wide, 0);
  round.addColorStop(0, 'rgba(0,0,0,0.5)');
  round.addColorStop(0.35, 'rgba(255,235,200,0.16)');
  round.addColorStop(1, 'rgba(0,0,0,0.55)');
  context.fillStyle = round;
  context.fillRect(0, -tall, wide, tall);
  const gilt = random();
  context.fillStyle = cssOfHex('#dcb566', 0.4 + random() * 0.5);
  if (gilt < 0.55) {
    for (const at of [0.1, 0.24, 0.78, 0.9]) context.fillRect(0, -tall * at - row * 0.008, wide, row * 0.014);
  }
  if (gilt > 0.35) {
    context.fillStyle = gilt > 0.75 ? cssOfHex('#e8d6ae', 0.75) : cssOfHex('#1d0f0a', 0.7);
    context.fillRect(wide * 0.12, -tall * 0.74, wide * 0.76, tall * 0.16);
    context.fillStyle = cssOfHex('#dcb566', 0.7);
    context.fillRect(wide * 0.25, -tall * 0.69, wide * 0.5, row * 0.012);
    context.fillRect(wide * 0.25, -tall * 0.65, wide * 0.5, row * 0.012);
  }
  context.restore();
  return wide + Math.sin(lean) * tall * 0.9 + row * 0.006;
}

function drawPile(
  context: SKRSContext2D,
  x: number,
  floor: number,
  row: number,
  bindings: readonly string[],
  random: Random,
): number {
  const wide = row * (0.55 + random() * 0.2);
  let top = floor;
  for (let i = 0; i < 3; i++) {
    const thick = row * (0.07 + random() * 0.06);
    const inset = random() * row * 0.06;
    top -= thick;
    context.fillStyle = pick(random, bindings);
    context.fillRect(x + inset, top, wide - inset * 2, thick);
    context.fillStyle = 'rgba(255,235,200,0.15)';
    context.fillRect(x + inset, top, wide - inset * 2, thick * 0.25);
    context.fillStyle = cssOfHex('#dcb566', 0.6);
    context.fillRect(x + inset + wide * 0.12, top, wide * 0.03, thick);
    context.fillRect(x + wide * 0.8, top, wide * 0.03, thick);
  }
  return wide;
}

export interface Stacks {
  /** Where the two walls of books meet: pixels. */
  vanishX: number;
  vanishY: number;
  /** Depth at which the walls end, 0.05 far to 0.4 near. */
  end: number;
  rows: number;
  bindings: readonly string[];
  wood: string;
}

/** Two walls of books that run away from the camera, with floor and ceiling. */
export function drawStacks(context: SKRSContext2D, w: number, h: number, stacks: Stacks, random: Random): void {
  const { vanishX, vanishY, end, rows, bindings, wood } = stacks;
  const at = (x: number, y: number, depth: number): [number, number] => [
    vanishX + (x - vanishX) * depth,
    vanishY + (y - vanishY) * depth,
  ];
  const top = -h * 0.25;
  const foot = h * 1.2;
  fillPolygon(
    context,
    [at(-w * 0.1, foot, 1.1), at(w * 1.1, foot, 1.1), at(w * 1.1, foot, end), at(-w * 0.1, foot, end)],
    wood,
  );
  for (const side of [-0.12 * w, 1.12 * w]) {
    fillPolygon(context, [at(side, top, 1.4), at(side, foot, 1.4), at(side, foot, end), at(side, top, end)], '#120a06');
    const row = (foot - top) / rows;
    for (let r = 0; r < rows; r++) {
      const floor = top + (r + 0.93) * row;
      for (let depth = end; depth < 1.15; ) {
        const next = depth * (1 + 0.018 + random() * 0.03);
        const tall = row * (0.58 + random() * 0.27);
        const colour = pick(random, bindings);
        fillPolygon(
          context,
          [at(side, floor, depth), at(side, floor, next), at(side, floor - tall, next), at(side, floor - tall, depth)],
          colour,
        );
        if (random() < 0.5) {
          const band = [
            at(side, floor - tall * 0.8, depth),
            at(side, floor - tall * 0.8, next),
            at(side, floor - tall * 0.73, next),
            at(side, floor - tall * 0.73, depth),
          ] as const;
          fillPolygon(context, band, cssOfHex('#dcb566', 0.6));
        }
        depth = next * 1.003;
      }
      fillPolygon(
        context,
        [
          at(side, floor, end),
          at(side, floor, 1.4),
          at(side, floor + row * 0.08, 1.4),
          at(side, floor + row * 0.08, end),
        ],
        wood,
      );
    }
    for (let depth = end; depth < 1.2; depth *= 1.55) {
      fillPolygon(
        context,
        [at(side, top, depth), at(side, foot, depth), at(side, foot, depth * 1.035), at(side, top, depth * 1.035)],
        wood,
      );
    }
  }
}

/** A brass lamp with a green glass shade on a desk. `x`, `y` is the foot; pixels. */
export function drawDeskLamp(context: SKRSContext2D, x: number, y: number, u: number, shade = '#2f8a5a'): void {
  context.fillStyle = '#8a6a34';
  context.beginPath();
  context.ellipse(x, y, u * 0.3, u * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  context.fillRect(x - u * 0.025, y - u * 0.82, u * 0.05, u * 0.82);
  const glass = context.createLinearGradient(0, y - u * 1.02, 0, y - u * 0.7);
  glass.addColorStop(0, '#123a26');
  glass.addColorStop(0.35, shade);
  glass.addColorStop(1, '#d8f0b0');
  context.fillStyle = glass;
  context.beginPath();
  context.moveTo(x - u * 0.62, y - u * 0.7);
  context.bezierCurveTo(x - u * 0.6, y - u * 0.96, x - u * 0.4, y - u * 1.02, x, y - u * 1.02);
  context.bezierCurveTo(x + u * 0.4, y - u * 1.02, x + u * 0.6, y - u * 0.96, x + u * 0.62, y - u * 0.7);
  context.fill();
  context.fillStyle = '#fff3c8';
  context.fillRect(x - u * 0.56, y - u * 0.71, u * 1.12, u * 0.035);
}
