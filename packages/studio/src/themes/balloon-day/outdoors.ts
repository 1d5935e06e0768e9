import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { drawTree } from '../../scenes/forked-tree.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawCrown, type Foliage } from '../../scenes/tree-crown.ts';
import { type Bunch, layBalloons, PARTY } from './balloons.ts';

const SPRING: Foliage = ['#4c7c3c', '#7cae54', '#c0dc84'];

function drawClouds(
  context: SKRSContext2D,
  w: number,
  h: number,
  from: number,
  to: number,
  count: number,
  random: Random,
): void {
  layer(context, w, h, { blur: 0.01, opacity: 0.9 }, (c) => {
    for (let i = 0; i < count; i++) {
      const [x, y, size] = [random() * w, h * (from + random() * (to - from)), w * (0.07 + random() * 0.09)];
      for (let k = 0; k < 9; k++) {
        const dx = (k / 8 - 0.5) * 3.4;
        fillDisc(
          c,
          x + dx * size,
          y - Math.cos(dx * 0.9) * size * 0.3 * random(),
          size * (0.35 + 0.4 * random()),
          'rgba(255,255,255,0.8)',
          size * 0.3,
        );
      }
    }
  });
}

/** A cord of paper flags from left to right, hanging through. Shares of the frame. */
export function drawBunting(
  context: SKRSContext2D,
  w: number,
  h: number,
  y: number,
  sag: number,
  size: number,
  colours: readonly string[] = PARTY,
): void {
  const at = (t: number): readonly [number, number] => [(t * 1.2 - 0.1) * w, (y + sag * 4 * t * (1 - t)) * h];
  const flags = Math.round(0.95 / size);
  strokeLine(
    context,
    Array.from({ length: 30 }, (_, i) => at(i / 29)),
    w * 0.004,
    '#f4efe4',
  );
  for (let i = 0; i < flags; i++) {
    const [x, top] = at((i + 0.5) / flags);
    const half = size * w * 0.42;
    context.fillStyle = colours[i % colours.length] ?? PARTY[0];
    context.beginPath();
    context.moveTo(x - half, top);
    context.lineTo(x + half, top);
    context.lineTo(x, top + half * 2.5);
    context.fill();
    fillBox(context, x - half, top, half * 2, half * 0.22, 'rgba(255,255,255,0.35)');
  }
}

/** A lawn in the park with trees, flags across, a cloth and gifts on the grass. */
export function lawn(options: {
  name: string;
  sky: readonly [string, string];
  grass: readonly [string, string];
  foliage?: Foliage;
  bunch?: Bunch;
  flags?: boolean;
  sun?: string;
  blur?: number;
}): Scene {
  const { sky, grass, foliage = SPRING, bunch, flags = true, sun = '#fff6d0', blur = 0.01 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.5, sky[1]],
      [1, sky[1]],
    ]);
    drawClouds(context, w, h, 0.04, 0.28, 4, random);
    layer(context, w, h, { blur: blur * 1.3 }, (c) => {
      for (let i = 0; i < 18; i++)
        drawCrown(
          c,
          (i / 17) * w * 1.2 - w * 0.1,
          h * (0.44 + random() * 0.06),
          w * 0.12,
          h * 0.08,
          foliage,
          random,
          60,
        );
    });
    layer(context, w, h, { blur }, (c) => {
      fillBox(c, -w * 0.1, h * 0.52, w * 1.2, h * 0.6, shadeDown(c, h * 0.52, h, grass[0], grass[1]));
      for (let i = 0; i < 240; i++)
        fillDisc(
          c,
          random() * w,
          h * (0.54 + random() ** 1.4 * 0.46),
          w * 0.025,
          i % 2 ? 'rgba(255,255,200,0.09)' : 'rgba(20,60,10,0.1)',
          h * 0.004,
        );
      drawTree(c, w * 0.06, h * 0.6, h * 0.5, ['#4a3626', '#8a6a4a'], foliage, random);
      drawTree(c, w * 0.99, h * 0.57, h * 0.42, ['#4a3626', '#8a6a4a'], foliage, random);
      for (const [x, y, size, colour] of [
        [0.82, 0.7, 0.11, 0],
        [0.93, 0.71, 0.08, 3],
        [0.1, 0.76, 0.1, 4],
      ] as const)
        drawGift(c, x * w, y * h, size * w, PARTY[colour] ?? PARTY[0]);
    });
    if (flags)
      layer(context, w, h, { blur: 0.004 }, (c) => {
        drawBunting(c, w, h, 0.04, 0.09, 0.085);
        drawBunting(c, w, h, 0.2, 0.05, 0.06);
      });
    if (bunch) layBalloons(context, w, h, bunch, random);
    glow(context, w * 0.75, h * 0.1, w, sun, 0.5);
  });
}

/** A wrapped box with its ribbon; the middle of its foot in pixels. */
export function drawGift(context: SKRSContext2D, x: number, y: number, size: number, colour: string): void {
  fillBox(context, x - size / 2, y - size * 0.8, size, size * 0.8, colour);
  fillBox(context, x - size / 2, y - size * 0.8, size, size * 0.18, 'rgba(255,255,255,0.22)');
  fillBox(context, x - size * 0.08, y - size * 0.8, size * 0.16, size * 0.8, '#fff4dc');
  for (const side of [-1, 1])
    fillDisc(context, x + side * size * 0.15, y - size * 0.87, size * 0.16, '#fff4dc', size * 0.08, side * -0.5);
}

/** Only sky, clouds and kites with long tails. */
export function kiteSky(options: {
  name: string;
  sky: readonly [string, string, string];
  kites: readonly (readonly [x: number, y: number, size: number, turn: number])[];
  clouds?: number;
}): Scene {
  const { sky, kites, clouds = 6 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]);
    drawClouds(context, w, h, 0.1, 0.95, clouds, random);
    kites.forEach(([x, y, size, turn], i) => {
      layer(context, w, h, { blur: i % 2 ? 0.0055 : 0.003 }, (c) => {
        c.translate(x * w, y * h);
        c.rotate(turn);
        drawKite(c, size * w, i);
      });
    });
    glow(context, w * 0.8, h * 0.08, w, '#fffbe0', 0.5);
  });
}

function drawKite(context: SKRSContext2D, size: number, first: number): void {
  const corners = [
    [0, -1.2],
    [0.8, -0.2],
    [0, 1.3],
    [-0.8, -0.2],
  ] as const;
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 4] ?? corners[0];
    context.fillStyle = PARTY[(first + i) % PARTY.length] ?? PARTY[0];
    context.beginPath();
    context.moveTo(0, -0.2 * size);
    context.lineTo(x * size, y * size);
    context.lineTo(nx * size, ny * size);
    context.fill();
  });
  const tail = Array.from(
    { length: 16 },
    (_, i) => [Math.sin(i * 0.75) * size * 0.3, size * (1.3 + i * 0.24)] as const,
  );
  strokeLine(context, tail, size * 0.03, '#f8f4e8', true);
  tail.forEach(([x, y], i) => {
    if (i % 3 !== 2) return;
    for (const side of [-1, 1])
      fillDisc(
        context,
        x + side * size * 0.13,
        y,
        size * 0.15,
        PARTY[(first + i) % PARTY.length] ?? PARTY[0],
        size * 0.07,
        side * 0.4,
      );
  });
}

/** Balloons that carry baskets over hills in the early morning. */
export function hotAir(options: {
  name: string;
  sky: readonly [string, string, string];
  hills: readonly string[];
  ships: readonly (readonly [x: number, y: number, radius: number])[];
}): Scene {
  const { sky, hills, ships } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.45, sky[1]],
      [0.72, sky[2]],
      [1, sky[2]],
    ]);
    glow(context, w * 0.5, h * 0.62, w, sky[2], 0.6);
    ships.forEach(([x, y, radius], i) => {
      layer(context, w, h, { blur: radius > 0.1 ? 0.003 : 0.005 }, (c) => drawShip(c, x * w, y * h, radius * w, i));
    });
    hills.forEach((colour, row) => {
      layer(context, w, h, { blur: 0.006 }, (c) => {
        const phase = random() * 6;
        c.fillStyle = colour;
        c.beginPath();
        c.moveTo(-w * 0.2, h * 1.1);
        for (let x = -0.2; x <= 1.2; x += 0.04)
          c.lineTo(x * w, h * (0.66 + row * 0.08 - 0.035 * Math.sin(x * (4 + row) + phase)));
        c.lineTo(w * 1.2, h * 1.1);
        c.fill();
      });
    });
  });
}

function drawShip(context: SKRSContext2D, x: number, y: number, r: number, first: number): void {
  for (let k = 4; k >= 0; k--) {
    const half = r * Math.sin(((k + 1) / 5) * 1.5708);
    context.fillStyle = PARTY[(first + k * 2) % PARTY.length] ?? PARTY[0];
    context.beginPath();
    context.moveTo(x - half * 0.24, y + r * 1.5);
    context.bezierCurveTo(x - half * 1.1, y + r * 0.7, x - half * 1.05, y - r, x, y - r);
    context.bezierCurveTo(x + half * 1.05, y - r, x + half * 1.1, y + r * 0.7, x + half * 0.24, y + r * 1.5);
    context.fill();
  }
  const shade = context.createLinearGradient(x - r, 0, x + r, 0);
  shade.addColorStop(0, 'rgba(255,255,255,0.25)');
  shade.addColorStop(0.5, 'rgba(255,255,255,0)');
  shade.addColorStop(1, 'rgba(40,20,50,0.35)');
  fillDisc(context, x, y + r * 0.12, r, shade, r * 1.15);
  for (const side of [-1, 1])
    strokeLine(
      context,
      [
        [x + side * r * 0.22, y + r * 1.5],
        [x + side * r * 0.14, y + r * 1.85],
      ],
      r * 0.02,
      '#5a4030',
    );
  fillBox(context, x - r * 0.16, y + r * 1.85, r * 0.32, r * 0.24, '#8a5c38');
}

/** A meadow in flower under a wide sky, balloons let go over it. */
export function meadow(options: {
  name: string;
  sky: readonly [string, string];
  grass: readonly [string, string];
  flowers: readonly string[];
  bunch?: Bunch;
}): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, options.sky[0]],
      [0.5, options.sky[1]],
      [1, options.sky[1]],
    ]);
    drawClouds(context, w, h, 0.08, 0.4, 5, random);
    layer(context, w, h, { blur: 0.007 }, (c) => {
      fillBox(c, -w * 0.1, h * 0.6, w * 1.2, h * 0.6, shadeDown(c, h * 0.6, h, options.grass[0], options.grass[1]));
      for (let i = 0; i < 320; i++) {
        const t = random() ** 1.4;
        fillDisc(
          c,
          random() * w,
          h * (0.61 + t * 0.4),
          w * (0.003 + 0.017 * t),
          pick(random, options.flowers),
          w * (0.0025 + 0.012 * t),
        );
      }
    });
    if (options.bunch) layBalloons(context, w, h, options.bunch, random);
    glow(context, w * 0.2, h * 0.1, w, '#fff8dc', 0.5);
  });
}
