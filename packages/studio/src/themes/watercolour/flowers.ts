import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { blot } from '../../scenes/brushes/blot.ts';
import { stroke } from '../../scenes/brushes/brush-stroke.ts';
import { graded } from '../../scenes/brushes/graded-paint.ts';
import { layWash } from '../../scenes/brushes/lay-wash.ts';
import { splatter } from '../../scenes/brushes/splatter.ts';
import { sheet } from './sheet.ts';

interface Bloom {
  /** Centre, shares of width and height; radius, share of the height. */
  at: readonly [x: number, y: number, radius: number];
  petals: readonly [pale: string, deep: string];
  heart: string;
}

/** A peony seen from the front: petals in two rings, each graded from its deep foot to a pale rim. */
function drawBloom(context: SKRSContext2D, w: number, h: number, { at, petals, heart }: Bloom, random: Random): void {
  const [x, y, radius] = [at[0] * w, at[1] * h, at[2] * h];
  for (const [ring, count] of [
    [1, 7],
    [0.62, 5],
  ] as const) {
    const start = random() * 6;
    for (let i = 0; i < count; i++) {
      const angle = start + (i / count) * Math.PI * 2 + (random() - 0.5) * 0.3;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const reach = radius * ring * (0.9 + random() * 0.25);
      const paint = graded(
        context,
        [x, y],
        [x + dx * reach, y + dy * reach],
        [
          [0.1, petals[1]],
          [0.55, petals[0]],
          [1, petals[0], 0.65],
        ],
      );
      const petal = blot(x + dx * reach * 0.52, y + dy * reach * 0.52, reach * 0.52, reach * 0.4, angle, 8);
      layWash(context, petal, paint, { strength: 0.5, wet: 0.45, rim: 0.6 }, random);
    }
  }
  layWash(context, blot(x, y, radius * 0.16, radius * 0.16), heart, { strength: 0.6, wet: 0.9, rim: 0.2 }, random);
}

function drawLeaf(
  context: SKRSContext2D,
  w: number,
  h: number,
  at: readonly [number, number],
  turn: number,
  long: number,
  colour: string,
  random: Random,
) {
  const [x, y] = [at[0] * w, at[1] * h];
  const to = [x + Math.cos(turn) * long * h, y + Math.sin(turn) * long * h] as const;
  layWash(
    context,
    stroke([x, y], to, long * h * 0.08, long * h * 0.34),
    colour,
    { strength: 0.6, wet: 0.35, rim: 0.6 },
    random,
  );
}

const GREENS = ['#5c8a5a', '#7ca66c', '#3f6f5c', '#98b070'];

/** Peonies round the figure. */
export const PEONIES = sheet('peonies', '#fbf7ef', (context, w, h, random) => {
  layWash(context, blot(w * 0.5, h * 0.4, w * 0.5, h * 0.3), '#f3dfe0', { strength: 0.5, wet: 1, rim: 0.1 }, random);
  for (let i = 0; i < 16; i++)
    drawLeaf(
      context,
      w,
      h,
      [random() < 0.5 ? random() * 0.3 : 0.7 + random() * 0.3, 0.1 + random() * 0.85],
      random() * 6,
      0.1,
      pick(random, GREENS),
      random,
    );
  const pinks = ['#f2a8b4', '#d8426a'] as const;
  for (const [x, y, radius] of [
    [0.06, 0.2, 0.15],
    [0.94, 0.1, 0.13],
    [0.98, 0.5, 0.16],
    [0.04, 0.66, 0.13],
  ] as const)
    drawBloom(
      context,
      w,
      h,
      { at: [x, y, radius], petals: random() < 0.3 ? ['#f6c8b4', '#e8745a'] : pinks, heart: '#e8b43c' },
      random,
    );
  splatter(context, w, h, [0.5, 0.3, 0.5], 70, ['#d8426a', '#7ca66c', '#f2a8b4'], random);
});

/** Blue hydrangeas, wet in wet. */
export const HYDRANGEAS = sheet('hydrangeas', '#f8f8f6', (context, w, h, random) => {
  layWash(context, blot(w * 0.5, h * 0.45, w * 0.6, h * 0.4), '#d4e4ec', { strength: 0.6, wet: 1, rim: 0.15 }, random);
  for (const [x, y, radius] of [
    [0.08, 0.16, 0.14],
    [0.95, 0.28, 0.17],
    [0.02, 0.56, 0.15],
    [0.9, 0.72, 0.16],
  ] as const) {
    for (let i = 0; i < 5; i++)
      drawLeaf(context, w, h, [x, y], random() * 6.3, radius * 1.25, pick(random, GREENS), random);
    for (let i = 0; i < 26; i++) {
      const out = Math.sqrt(random()) * radius;
      const angle = random() * 6.3;
      const colour = pick(random, ['#5c7cc8', '#8a9ce0', '#7a68b8', '#a8c4ec', '#b49cd8']);
      const size = h * (0.012 + random() * 0.016);
      layWash(
        context,
        blot(x * w + Math.cos(angle) * out * h, y * h + Math.sin(angle) * out * h, size, size * 0.8, angle, 6),
        colour,
        { strength: 0.45, wet: 0.5, rim: 0.5 },
        random,
      );
    }
  }
  splatter(context, w, h, [0.5, 0.4, 0.55], 60, ['#5c7cc8', '#7a68b8'], random);
});

/** A field of lavender under a clear sky. */
export const LAVENDER = sheet('lavender', '#fbf8f0', (context, w, h, random) => {
  const sky = graded(
    context,
    [0, 0],
    [0, h * 0.5],
    [
      [0, '#7fb0dc'],
      [0.7, '#cfe2ee', 0.7],
      [1, '#fbe8d0', 0.6],
    ],
  );
  layWash(
    context,
    blot(w * 0.5, h * 0.2, w * 0.75, h * 0.34, 0, 12),
    sky,
    { strength: 0.7, wet: 0.6, rim: 0.2 },
    random,
  );
  layWash(
    context,
    [
      [-20, h * 0.5],
      [w * 0.3, h * 0.44],
      [w * 0.7, h * 0.47],
      [w + 20, h * 0.43],
      [w + 20, h * 0.56],
      [-20, h * 0.56],
    ],
    '#8fa8b8',
    { strength: 0.55, wet: 0.3 },
    random,
  );
  for (let row = 0; row < 9; row++) {
    const x = (row / 8 - 0.5) * 2.6;
    const paint = graded(
      context,
      [0, h * 0.52],
      [0, h],
      [
        [0, '#a898cc'],
        [0.5, '#7c5cb0'],
        [1, '#5c3c98'],
      ],
    );
    layWash(
      context,
      [
        [w * (0.5 + x * 0.12 - 0.012), h * 0.53],
        [w * (0.5 + x * 0.12 + 0.012), h * 0.53],
        [w * (0.5 + x * 0.9 + 0.09), h * 1.05],
        [w * (0.5 + x * 0.9 - 0.09), h * 1.05],
      ],
      paint,
      { strength: 0.62, wet: 0.35, rim: 0.5 },
      random,
    );
  }
  splatter(context, w, h, [0.5, 0.78, 0.5], 160, ['#5c3c98', '#8a6cc0', '#6a9a5c'], random);
});

/** Persimmons on their branch in autumn. */
export const PERSIMMONS = sheet('persimmons', '#dcc096', (context, w, h, random) => {
  layWash(context, blot(w * 0.6, h * 0.3, w * 0.5, h * 0.28), '#f2d8a0', { strength: 0.5, wet: 1, rim: 0.15 }, random);
  for (const [x0, y0, x1, y1] of [
    [-0.02, 0.1, 0.6, 0.05],
    [1.02, 0.42, 0.66, 0.2],
    [-0.02, 0.52, 0.2, 0.72],
  ] as const)
    layWash(
      context,
      stroke([x0 * w, y0 * h], [x1 * w, y1 * h], h * 0.05, h * 0.014),
      '#5c4034',
      { strength: 0.75, wet: 0.3 },
      random,
    );
  for (const [x, y, size] of [
    [0.12, 0.19, 0.075],
    [0.4, 0.13, 0.055],
    [0.86, 0.36, 0.08],
    [0.1, 0.7, 0.085],
    [0.93, 0.15, 0.06],
  ] as const) {
    const paint = graded(
      context,
      [x * w - size * h, y * h - size * h],
      [x * w + size * h, y * h + size * h],
      [
        [0, '#ffc04a'],
        [0.6, '#f0802c'],
        [1, '#c84a1c'],
      ],
    );
    layWash(
      context,
      blot(x * w, y * h, size * h, size * h * 0.86, 0, 10),
      paint,
      { strength: 0.85, wet: 0.25, rim: 0.7 },
      random,
    );
    for (let k = 0; k < 4; k++)
      drawLeaf(context, w, h, [x, y - size * 0.75], (k / 4) * 6.3 + 0.5, size * 0.6, '#6a7a3c', random);
  }
  splatter(context, w, h, [0.5, 0.4, 0.5], 60, ['#f0802c', '#c84a1c', '#5c4034'], random);
});
