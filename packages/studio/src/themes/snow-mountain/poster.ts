import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';

type Points = readonly (readonly [x: number, y: number])[];

/** From the summit down the side that lies in the shade. */
const EAST: Points = [
  [0.52, 0.14],
  [0.6, 0.22],
  [0.66, 0.2],
  [0.86, 0.46],
  [0.92, 0.42],
  [1.1, 0.62],
  [1.1, 0.74],
];
const PEAK: Points = [[-0.1, 0.74], [0.2, 0.42], [0.28, 0.46], ...EAST];
const SHADE: Points = [...EAST, [0.5, 0.74], [0.58, 0.56], [0.5, 0.48], [0.56, 0.36], [0.5, 0.27]];

/** A printed travel poster: one peak in flat inks, the early sun beside it. */
export const POSTER: CustomScene = painted('poster', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#f2c9a0'],
    [0.5, '#f7e2c4'],
    [1, '#f7e2c4'],
  ]);
  context.fillStyle = '#e2663f';
  context.beginPath();
  context.arc(w * 0.2, h * 0.2, w * 0.12, 0, Math.PI * 2);
  context.fill();
  fill(context, w, h, PEAK, '#f6f1e6');
  fill(context, w, h, SHADE, '#5c86ac');
  for (const [x, y, size] of [
    [0.18, 0.5, 0.1],
    [0.3, 0.56, 0.13],
    [0.08, 0.6, 0.1],
    [0.42, 0.46, 0.07],
  ] as const) {
    fill(
      context,
      w,
      h,
      [
        [x, y],
        [x + size * 0.3, y + size],
        [x - size * 0.1, y + size * 0.8],
        [x - size * 0.4, y + size * 1.2],
      ],
      '#c2d2dc',
    );
  }
  ['#3f6f8c', '#28536f', '#173a52'].forEach((colour, row) => {
    const y = 0.68 + row * 0.06;
    fill(
      context,
      w,
      h,
      [
        [0, y + 0.03],
        [0.22 + row * 0.1, y - 0.03],
        [0.45, y + 0.02],
        [0.7 - row * 0.06, y - 0.035],
        [1, y + 0.02],
        [1, 1],
        [0, 1],
      ],
      colour,
    );
  });
});

function fill(context: SKRSContext2D, w: number, h: number, points: Points, colour: string): void {
  fillPolygon(
    context,
    points.map(([x, y]) => [x * w, y * h] as const),
    colour,
  );
}
