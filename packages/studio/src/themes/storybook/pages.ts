import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A stroke of wax crayon: many thin lines beside each other that skip the grain of the paper. Pixels. */
function crayon(
  context: SKRSContext2D,
  points: readonly (readonly [number, number])[],
  wide: number,
  colour: string,
  random: Random,
  isCurved = true,
): void {
  for (let i = 0; i < 12; i++) {
    const dx = (random() - 0.5) * wide;
    const dy = (random() - 0.5) * wide;
    context.setLineDash([wide * (0.6 + random() * 2), wide * 0.12 * random()]);
    strokeLine(
      context,
      points.map(([x, y]) => [x + dx + (random() - 0.5) * wide * 0.2, y + dy] as const),
      wide * 0.14,
      cssOfHex(colour, 0.42),
      isCurved,
    );
  }
  context.setLineDash([]);
}

const circle = (x: number, y: number, r: number): (readonly [number, number])[] =>
  Array.from({ length: 26 }, (_, k) => [x + Math.cos(k * 0.262) * r, y + Math.sin(k * 0.262) * r] as const);

/** A child's drawing in crayon: sun, house, flowers, a rainbow. */
export function crayonDrawing(options: { name: string; paper: readonly [string, string]; blur?: number }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, options.paper[0]],
      [1, options.paper[1]],
    ]);
    texture(context, w, h, { opacity: 0.25, scale: [0.2, 0.15] }, random);
    for (let r = 0.02; r < 0.11; r += 0.016)
      crayon(context, circle(w * 0.84, h * 0.12, r * w), w * 0.02, '#f4b428', random);
    for (let k = 0; k < 12; k++) {
      const a = k * 0.524;
      crayon(
        context,
        [
          [w * 0.84 + Math.cos(a) * w * 0.14, h * 0.12 + Math.sin(a) * w * 0.14],
          [w * 0.84 + Math.cos(a) * w * 0.2, h * 0.12 + Math.sin(a) * w * 0.2],
        ],
        w * 0.016,
        '#f08c28',
        random,
      );
    }
    ['#e05048', '#f09838', '#f0d048', '#5cac5c', '#4890d0', '#8c68b8'].forEach((colour, i) => {
      const arc = Array.from(
        { length: 16 },
        (_, k) =>
          [
            w * 0.1 + Math.cos(Math.PI + k * 0.21) * w * (0.5 - i * 0.035),
            h * 0.52 + Math.sin(Math.PI + k * 0.21) * w * (0.5 - i * 0.035),
          ] as const,
      );
      crayon(context, arc, w * 0.026, colour, random);
    });
    const x = w * 0.84;
    const y = h * 0.62;
    crayon(
      context,
      [
        [x - w * 0.12, y],
        [x - w * 0.12, y - h * 0.12],
        [x + w * 0.12, y - h * 0.12],
        [x + w * 0.12, y],
        [x - w * 0.12, y],
      ],
      w * 0.014,
      '#8c5a38',
      random,
      false,
    );
    for (let k = 0; k < 7; k++)
      crayon(
        context,
        [
          [x - w * 0.15 + k * w * 0.02, y - h * 0.125 - k * h * 0.013],
          [x + w * 0.15 - k * w * 0.02, y - h * 0.125 - k * h * 0.013],
        ],
        w * 0.018,
        '#d84840',
        random,
      );
    for (let k = 0; k < 40; k++)
      crayon(
        context,
        [
          [(k / 39) * w, h * (0.74 + random() * 0.04)],
          [(k / 39) * w + (random() - 0.5) * w * 0.05, h * 0.66],
        ],
        w * 0.016,
        pick(random, ['#58a04c', '#78b850', '#3c8048']),
        random,
      );
    for (let row = 0; row < 9; row++)
      crayon(
        context,
        [
          [-w * 0.02, h * (0.77 + row * 0.028)],
          [w * 0.5, h * (0.765 + row * 0.028)],
          [w * 1.02, h * (0.775 + row * 0.028)],
        ],
        w * 0.05,
        row % 2 === 0 ? '#78b850' : '#58a04c',
        random,
      );
    defocus(context, w, h, options.blur ?? 0.0018);
  });
}

/** A desk with crayons at its edges. */
export const DESK: Scene = painted('storybook-desk', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.25, 1.5],
    [
      [0, '#f0d4a4'],
      [1, '#cc9c60'],
    ],
  );
  texture(context, w, h, { opacity: 0.5, scale: [2.2, 0.1] }, random);
  for (const [x, y, turn, colour] of [
    [0.05, 0.1, 0.9, '#e05048'],
    [0.95, 0.13, -0.7, '#4890d0'],
    [0.06, 0.88, -0.4, '#5cac5c'],
    [0.93, 0.9, 0.6, '#f0b428'],
    [0.5, 0.97, 1.5, '#8c68b8'],
  ] as const) {
    context.save();
    context.translate(x * w, y * h);
    context.rotate(turn);
    cutPaper(context, colour, w * 0.008, (c) => c.roundRect(-w * 0.024, -h * 0.09, w * 0.048, h * 0.17, w * 0.006));
    cutPaper(context, colour, w * 0.003, (c) => {
      c.moveTo(-w * 0.018, -h * 0.09);
      c.lineTo(-w * 0.008, -h * 0.118);
      c.lineTo(w * 0.008, -h * 0.118);
      c.lineTo(w * 0.018, -h * 0.09);
    });
    fillBox(context, -w * 0.024, -h * 0.05, w * 0.048, h * 0.008, 'rgba(30,20,20,0.45)');
    fillBox(context, -w * 0.024, h * 0.05, w * 0.048, h * 0.008, 'rgba(30,20,20,0.45)');
    context.restore();
  }
  defocus(context, w, h, 0.001);
});

/** A checked cloth for a picnic. */
export const GINGHAM: Scene = painted('storybook-gingham', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#fdf6ea');
  const cell = w / 11;
  for (let k = 0; k * cell < h; k += 2) {
    fillBox(context, 0, k * cell, w, cell, cssOfHex('#58a8b8', 0.55));
    fillBox(context, k * cell, 0, cell, h, cssOfHex('#58a8b8', 0.55));
  }
  texture(context, w, h, { opacity: 0.35, scale: [0.14, 0.1] }, random);
  texture(context, w, h, { opacity: 0.3, scale: [1.2, 0.9] }, random);
});
