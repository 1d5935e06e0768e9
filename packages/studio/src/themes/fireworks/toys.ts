import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLantern, lightLantern, RED_LANTERN } from '../../scenes/hanging-lantern.ts';
import { layer, painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeDown, strokeLine } from '../../scenes/shapes.ts';

/** A stall from the front: striped awning, a lamp string, shelves of toys. */
export function stallFront(options: {
  name: string;
  awning: readonly [string, string];
  back: readonly [string, string];
  toys: readonly string[];
}): Scene {
  const { awning, back, toys } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.5, 0.3, 1.1],
      [
        [0, back[0]],
        [1, back[1]],
      ],
    );
    layer(context, w, h, { blur: 0.007 }, (c) => {
      for (let row = 0; row < 4; row++) {
        const y = (0.32 + row * 0.15) * h;
        fillBox(c, -w * 0.1, y, w * 1.2, h * 0.012, '#6a4026');
        for (let x = 0.04; x < 1; x += 0.105)
          drawPinwheel(c, x * w, y - h * 0.05, w * 0.042, toys, Math.floor(random() * 5), random() * 2);
      }
      fillBox(c, -w * 0.1, h * 0.84, w * 1.2, h * 0.3, shadeDown(c, h * 0.84, h, '#8a5632', '#3a2014'));
    });
    layer(context, w, h, { blur: 0.0035 }, (c) => {
      const step = 0.1;
      for (let k = 0; k * step < 1.1; k++) {
        const colour = awning[k % 2] ?? awning[0];
        fillBox(c, (k * step - 0.05) * w, -h * 0.05, step * w, h * 0.16, colour);
        fillDisc(c, k * step * w, h * 0.11, (step * w) / 2, colour, h * 0.03);
      }
      for (const [x, r] of [
        [0.08, 0.075],
        [0.92, 0.085],
        [0.36, 0.05],
      ] as const)
        drawLantern(c, x * w, h * 0.25, r * w, RED_LANTERN, h * 0.08);
    });
    for (const x of [0.08, 0.36, 0.92]) lightLantern(context, x * w, h * 0.25, w * 0.07, '#ffa860', 0.5);
    glow(context, w * 0.5, h * 0.1, w * 0.9, '#ffe0a0', 0.4);
  });
}

function drawPinwheel(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  colours: readonly string[],
  first: number,
  turn: number,
): void {
  strokeLine(
    context,
    [
      [x, y],
      [x, y + r * 3],
    ],
    r * 0.09,
    '#c8a878',
  );
  for (let k = 0; k < 6; k++) {
    const angle = turn + (k * Math.PI) / 3;
    context.fillStyle = colours[(first + k) % colours.length] ?? '#ffffff';
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle) * r * 1.1,
      y + Math.sin(angle) * r * 1.1,
      x + Math.cos(angle + 0.9) * r,
      y + Math.sin(angle + 0.9) * r,
    );
    context.fill();
  }
  fillDisc(context, x, y, r * 0.14, '#fff4dc');
}

/** Pinwheels in the afternoon sun before the sky. */
export function pinwheels(options: {
  name: string;
  sky: readonly [string, string];
  colours: readonly string[];
  wheels: readonly (readonly [x: number, y: number, size: number])[];
}): Scene {
  const { sky, colours, wheels } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [1, sky[1]],
    ]);
    texture(context, w, h, { opacity: 0.35, scale: [1.4, 0.5], blend: 'screen' }, random);
    wheels.forEach(([x, y, size], i) => {
      layer(context, w, h, { blur: size < 0.08 ? 0.009 : 0.0035 }, (c) =>
        drawPinwheel(c, x * w, y * h, size * w, colours, i, i * 0.7),
      );
    });
    glow(context, w * 0.7, h * 0.1, w * 0.9, '#fffbe4', 0.5);
  });
}

/** The goldfish basin, seen from above: pale water with rings and red fish. */
export function goldfish(options: {
  name: string;
  water: readonly [string, string];
  fish: readonly (readonly [x: number, y: number, size: number, turn: number])[];
  blur?: number;
}): Scene {
  const { water, fish, blur = 0.0025 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, water[0]],
        [1, water[1]],
      ],
      0.3,
    );
    texture(context, w, h, { opacity: 0.4, scale: [0.5, 0.35] }, random);
    layer(context, w, h, { blur: 0.012, opacity: 0.25, blend: 'multiply' }, (c) => {
      for (const [x, y, size] of fish)
        fillDisc(c, (x + 0.05) * w, (y + 0.045) * h, size * w, '#2c6a80', size * w * 0.5);
    });
    layer(context, w, h, { blur }, (c) => {
      for (const [i, [x, y, size, turn]] of fish.entries()) drawFish(c, x * w, y * h, size * w, turn, i % 3 === 2);
    });
    context.strokeStyle = 'rgba(255,255,255,0.5)';
    context.lineWidth = w * 0.003;
    for (const [x, y] of [
      [0.2, 0.24],
      [0.86, 0.7],
      [0.7, 0.1],
    ] as const)
      for (const r of [0.05, 0.09, 0.14]) {
        context.beginPath();
        context.ellipse(x * w, y * h, r * w, r * w * 0.8, 0, 0, Math.PI * 2);
        context.stroke();
      }
  });
}

function drawFish(context: SKRSContext2D, x: number, y: number, size: number, turn: number, isSpotted: boolean): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const red = context.createLinearGradient(-size, 0, size, 0);
  red.addColorStop(0, '#ffb070');
  red.addColorStop(0.5, '#f0562c');
  red.addColorStop(1, '#d83a1c');
  for (const bend of [-0.5, 0.1, 0.55])
    fillDisc(context, -size * 0.95, bend * size * 0.5, size * 0.5, 'rgba(255,150,96,0.6)', size * 0.16, -bend * 0.9);
  for (const side of [-1, 1])
    fillDisc(context, size * 0.25, side * size * 0.34, size * 0.24, 'rgba(255,140,84,0.6)', size * 0.1, side * 0.8);
  fillDisc(context, 0, 0, size * 0.72, red, size * 0.3);
  if (isSpotted) fillDisc(context, -size * 0.1, -size * 0.05, size * 0.34, '#fff4e4', size * 0.18);
  for (const side of [-1, 1]) fillDisc(context, size * 0.52, side * size * 0.14, size * 0.045, '#2a120c');
  context.restore();
}

/** Round paper fans on a wall of white plaster. */
export function fanWall(options: {
  name: string;
  wall: readonly [string, string];
  papers: readonly string[];
  fans: readonly (readonly [x: number, y: number, size: number])[];
}): Scene {
  const { wall, papers, fans } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.4, 0.3, 1.2],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.25, scale: [0.8, 0.6] }, random);
    layer(context, w, h, { blur: 0.005 }, (c) => {
      fans.forEach(([x, y, size], i) => {
        const [px, py, r] = [x * w, y * h, size * w];
        fillDisc(c, px + r * 0.08, py + r * 0.12, r, 'rgba(40,50,80,0.22)');
        strokeLine(
          c,
          [
            [px, py + r * 0.8],
            [px, py + r * 1.8],
          ],
          r * 0.1,
          '#b8925c',
        );
        fillDisc(c, px, py, r, papers[i % papers.length] ?? '#ffffff');
        for (let k = -5; k <= 5; k++)
          strokeLine(
            c,
            [
              [px, py + r * 0.95],
              [px + Math.sin(k * 0.2) * r * 1.2, py + r * 0.95 - Math.cos(k * 0.2) * r * 1.55],
            ],
            r * 0.008,
            'rgba(60,50,40,0.18)',
          );
        for (let k = 0; k < 12; k++)
          strokeLine(
            c,
            [
              [px + Math.cos(k * 0.524) * r * 0.2, py + Math.sin(k * 0.524) * r * 0.2],
              [px + Math.cos(k * 0.524) * r * 0.56, py + Math.sin(k * 0.524) * r * 0.56],
            ],
            r * 0.035,
            i % 2 ? '#ffffff' : '#2c4a8a',
          );
        fillDisc(c, px, py, r * 0.07, '#e8503c');
      });
    });
  });
}
