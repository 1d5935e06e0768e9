import type { Random } from '../../pixels/random.ts';
import { backRun } from '../../scenes/brushes/back-run.ts';
import { blot } from '../../scenes/brushes/blot.ts';
import { stroke } from '../../scenes/brushes/brush-stroke.ts';
import { graded } from '../../scenes/brushes/graded-paint.ts';
import { layWash } from '../../scenes/brushes/lay-wash.ts';
import { splatter } from '../../scenes/brushes/splatter.ts';
import { sheet } from './sheet.ts';
import { skyWash } from './sky.ts';

type Point = readonly [number, number];

/** A line of hills from edge to edge, down to `foot`; shares of the height. */
function ridge(w: number, h: number, top: number, rise: number, foot: number, random: Random): Point[] {
  const points: Point[] = [[-w * 0.06, foot * h]];
  const phase = random() * 6;
  for (let x = -0.06; x <= 1.07; x += 0.08)
    points.push([
      x * w,
      (top - rise * (0.5 + 0.35 * Math.sin(x * 5 + phase) + 0.3 * Math.sin(x * 11 + phase * 2))) * h,
    ]);
  points.push([w * 1.06, foot * h]);
  return points;
}

/** Hills one behind the other over a lake. */
export const LAKE = sheet('lake', '#fbf9f2', (context, w, h, random) => {
  skyWash(context, w, h, 0.5, ['#8fb8dc', '#d4e2ea', '#f8e2cc'], random);
  (['#b4c8d8', '#84a8bc', '#4f8090', '#2f5c62'] as const).forEach((colour, row) => {
    const top = 0.38 + row * 0.06;
    const paint = graded(
      context,
      [0, (top - 0.12) * h],
      [0, 0.63 * h],
      [
        [0, colour],
        [1, colour, 0.35],
      ],
    );
    layWash(
      context,
      ridge(w, h, top, 0.14 - row * 0.02, 0.62, random),
      paint,
      { strength: 0.7, wet: 0.3, rim: 0.6 },
      random,
    );
  });
  const water = graded(
    context,
    [0, h * 0.62],
    [0, h],
    [
      [0, '#7fa8b8', 0.7],
      [1, '#2f6c84'],
    ],
  );
  layWash(
    context,
    [
      [w * 0.02, h * 0.625],
      [w * 0.98, h * 0.625],
      [w * 0.97, h * 0.985],
      [w * 0.03, h * 0.98],
    ],
    water,
    { strength: 0.75, wet: 0.3 },
    random,
  );
  for (let i = 0; i < 26; i++) {
    const y = 0.65 + random() * 0.3;
    layWash(
      context,
      stroke([random() * w, y * h], [(random() * 0.6 + 0.3) * w, y * h], 0, h * 0.006),
      '#2f5c72',
      { strength: 0.3, wet: 0.3, rim: 0.2 },
      random,
    );
  }
});

/** A wood of firs in rain. */
export const FIRS = sheet('firs', '#f6f7f4', (context, w, h, random) => {
  layWash(context, blot(w * 0.5, h * 0.4, w * 0.7, h * 0.5), '#c8d8d4', { strength: 0.6, wet: 1, rim: 0.1 }, random);
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 7; i++) {
      const x = ((i + random() * 0.7) / 6.5) * w;
      const tall = h * (0.22 + random() * 0.16 + row * 0.08);
      const foot = h * (0.6 + row * 0.12);
      const colour = ['#a4bcb8', '#6c948c', '#2f5f58'][row] ?? '#2f5f58';
      const paint = graded(
        context,
        [0, foot - tall],
        [0, foot],
        [
          [0, colour],
          [1, colour, 0.25],
        ],
      );
      for (let tier = 0; tier < 5; tier++) {
        const y = foot - tall + (tall * (tier + 0.5)) / 5;
        const half = tall * 0.05 * (tier + 1.2);
        layWash(
          context,
          [
            [x, y - tall * 0.15],
            [x + half, y + tall * 0.07],
            [x, y + tall * 0.04],
            [x - half, y + tall * 0.07],
          ],
          paint,
          { strength: 0.42, wet: 0.7, rim: 0.3 },
          random,
        );
      }
    }
  }
  for (let i = 0; i < 5; i++)
    backRun(context, random() * w, h * (0.2 + random() * 0.6), h * (0.03 + random() * 0.06), '#6c948c', random);
});

/** The sea in indigo, a wave breaking. */
export const SEA = sheet('sea', '#fbfaf5', (context, w, h, random) => {
  skyWash(context, w, h, 0.44, ['#a8cce0', '#dceaf0', '#fdf0dc'], random);
  for (let row = 0; row < 7; row++) {
    const y = 0.44 + row * 0.085;
    const colour = ['#7fb4c4', '#4f98b0', '#2f7c9c', '#1f6488', '#17507a', '#123f68', '#0e3058'][row] ?? '#17507a';
    const points: Point[] = [];
    for (let x = -0.05; x <= 1.06; x += 0.1) points.push([x * w, (y + Math.sin(x * 9 + row * 2) * 0.014) * h]);
    points.push([w * 1.05, (y + 0.075) * h], [w * 0.5, (y + 0.06) * h], [-w * 0.05, (y + 0.08) * h]);
    layWash(context, points, colour, { strength: 0.62, wet: 0.35, rim: 0.7 }, random);
  }
  splatter(context, w, h, [0.5, 0.6, 0.5], 90, ['#2f7c9c', '#7fb4c4'], random);
});
