import { pick } from '../../pixels/random.ts';
import { backRun } from '../../scenes/brushes/back-run.ts';
import { blot } from '../../scenes/brushes/blot.ts';
import { stroke } from '../../scenes/brushes/brush-stroke.ts';
import { graded } from '../../scenes/brushes/graded-paint.ts';
import { layWash } from '../../scenes/brushes/lay-wash.ts';
import { splatter } from '../../scenes/brushes/splatter.ts';
import { insideOf, sheet } from './sheet.ts';

/** Loose colour behind a head: two or three pools that run into each other. */
export function pools(name: string, paper: string, colours: readonly string[], drops = 80) {
  return sheet(name, paper, (context, w, h, random) => {
    colours.forEach((colour, i) => {
      const x = (0.26 + 0.48 * ((i * 0.62) % 1) + (random() - 0.5) * 0.1) * w;
      const y = (0.24 + 0.2 * i + (random() - 0.5) * 0.1) * h;
      const shape = blot(x, y, w * (0.34 + random() * 0.12), h * (0.2 + random() * 0.08), random() * 3, 10);
      layWash(context, shape, colour, { strength: 0.6, wet: 0.9 }, random);
    });
    for (let i = 0; i < 4; i++)
      backRun(
        context,
        w * (0.15 + random() * 0.7),
        h * (0.15 + random() * 0.6),
        h * (0.03 + random() * 0.05),
        colours[0] ?? '#668899',
        random,
      );
    splatter(context, w, h, [0.5, 0.4, 0.55], drops, colours, random);
  });
}

/** The whole sheet under one strong graded wash, with back-runs where it dried unevenly. */
export function field(name: string, paper: string, colours: readonly [string, string, string]) {
  return sheet(name, paper, (context, w, h, random) => {
    const paint = graded(
      context,
      [w * 0.1, 0],
      [w * 0.9, h],
      [
        [0, colours[0]],
        [0.5, colours[1], 0.92],
        [1, colours[2]],
      ],
    );
    layWash(context, insideOf(w, h), paint, { strength: 0.95, wet: 0.16, rim: 0.5 }, random);
    for (let i = 0; i < 3; i++) {
      const shape = blot(random() * w, random() * h, w * 0.3, h * 0.16, random() * 3, 10);
      layWash(context, shape, colours[i] ?? colours[0], { strength: 0.4, wet: 0.95 }, random);
    }
    for (let i = 0; i < 7; i++)
      backRun(context, random() * w, random() * h, h * (0.03 + random() * 0.06), colours[2], random);
    splatter(context, w, h, [0.5, 0.4, 0.6], 60, colours, random);
  });
}

/** One broad flat brush, drawn across again and again. */
export function bands(name: string, paper: string, colours: readonly string[], tilt: number) {
  return sheet(name, paper, (context, w, h, random) => {
    for (let i = 0; i < 9; i++) {
      const y = (i / 8) * h * 1.05;
      const colour = colours[i % colours.length] ?? '#668899';
      const from = w * (-0.02 + random() * 0.14);
      const to = w * (0.88 + random() * 0.14);
      const paint = graded(
        context,
        [from, 0],
        [to, 0],
        [
          [0, colour],
          [0.7, colour, 0.75],
          [1, colour, 0.3],
        ],
      );
      layWash(
        context,
        [
          [from, y - h * 0.055],
          [(from + to) / 2, y - h * 0.06 + tilt * h],
          [to, y - h * 0.05 + tilt * 2 * h],
          [to, y + h * 0.055 + tilt * 2 * h],
          [(from + to) / 2, y + h * 0.06 + tilt * h],
          [from, y + h * 0.055],
        ],
        paint,
        { strength: 0.6, wet: 0.22, rim: 0.6 },
        random,
      );
    }
  });
}

/** Goldfish among weeds, seen from above. */
export const GOLDFISH = sheet('goldfish', '#f8faf6', (context, w, h, random) => {
  layWash(
    context,
    blot(w * 0.5, h * 0.46, w * 0.62, h * 0.46, 0, 12),
    '#b8dcd8',
    { strength: 0.7, wet: 0.8, rim: 0.25 },
    random,
  );
  for (let i = 0; i < 16; i++) {
    const [x, y] = [random() * w, random() * h];
    layWash(
      context,
      stroke([x, y], [x + (random() - 0.5) * w * 0.3, y + h * 0.12], h * 0.03, h * 0.008),
      pick(random, ['#4f8c6c', '#7cac7c', '#2f6c5c']),
      { strength: 0.5, wet: 0.4 },
      random,
    );
  }
  for (const [x, y, turn, size] of [
    [0.14, 0.18, 0.6, 0.13],
    [0.88, 0.3, 2.6, 0.15],
    [0.1, 0.62, -0.4, 0.14],
    [0.9, 0.78, 3.6, 0.12],
    [0.6, 0.08, 0.1, 0.09],
  ] as const) {
    const long = size * h;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const [px, py] = [x * w, y * h];
    const paint = graded(
      context,
      [px - dx * long * 0.5, py - dy * long * 0.5],
      [px + dx * long * 0.6, py + dy * long * 0.6],
      [
        [0, '#d8381c'],
        [0.5, '#f47a2c'],
        [1, '#ffd08c', 0.6],
      ],
    );
    for (const side of [-0.5, 0, 0.5])
      layWash(
        context,
        stroke(
          [px + dx * long * 0.3, py + dy * long * 0.3],
          [px + Math.cos(turn + side) * long, py + Math.sin(turn + side) * long],
          side * long * 0.2,
          long * 0.16,
        ),
        paint,
        { strength: 0.5, wet: 0.7, rim: 0.5 },
        random,
      );
    layWash(
      context,
      blot(px, py, long * 0.42, long * 0.2, turn, 10),
      paint,
      { strength: 0.85, wet: 0.3, rim: 0.6 },
      random,
    );
  }
  splatter(context, w, h, [0.5, 0.5, 0.5], 40, ['#4f8c8c', '#f47a2c'], random);
});

/** Swatches of a colour box on their sheet, tried out one by one. Prints lie on it. */
export const SWATCHES = sheet('swatches', '#f9f5ea', (context, w, h, random) => {
  const colours = [
    '#c8342c',
    '#e8742c',
    '#f2b43c',
    '#8ca848',
    '#3f8c6c',
    '#2f8ca4',
    '#2f5ca8',
    '#5c4ca0',
    '#a84c94',
    '#d86c84',
    '#7c5438',
    '#4c5460',
  ];
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 5; column++) {
      const colour = colours[(row * 5 + column * 3) % colours.length] ?? '#446688';
      const [x, y] = [w * (0.11 + column * 0.195), h * (0.075 + row * 0.142)];
      const paint = graded(
        context,
        [x - w * 0.08, y],
        [x + w * 0.08, y],
        [
          [0, colour],
          [1, colour, 0.35],
        ],
      );
      layWash(
        context,
        [
          [x - w * 0.078, y - h * 0.045],
          [x + w * 0.078, y - h * 0.048],
          [x + w * 0.08, y + h * 0.045],
          [x - w * 0.08, y + h * 0.048],
        ],
        paint,
        { strength: 0.85, wet: 0.14, rim: 0.8 },
        random,
      );
      if (random() < 0.4) backRun(context, x, y, h * 0.02, colour, random);
    }
  }
});
