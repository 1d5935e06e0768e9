import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import { traceCloud } from '../../scenes/paper-cloud.ts';
import { traceCrescent } from '../../scenes/paper-crescent.ts';
import { traceHills } from '../../scenes/paper-hills.ts';
import { traceStar } from '../../scenes/paper-star.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawFolds } from './stage.ts';

/** Behind the scenes: brick, ropes, a ladder, flats leaning, a warm lamp. */
export function backstage(options: { name: string; wall: readonly [string, string]; blur?: number }): Scene {
  const { wall, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.2, 0.3, 1.3],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.4, scale: [0.8, 0.6] }, random);
    layer(context, w, h, { blur }, (c) => {
      for (let k = 0; k < 7; k++)
        strokeLine(
          c,
          [
            [w * (0.03 + k * 0.035), -h * 0.1],
            [w * (0.03 + k * 0.035), h * (0.5 + 0.05 * (k % 3))],
          ],
          w * 0.008,
          k % 2 === 0 ? '#c8a878' : '#a8845c',
        );
      for (let k = 0; k < 4; k++) fillDisc(c, w * (0.05 + k * 0.07), h * 0.56, w * 0.035, '#8c6a44', h * 0.045);
      for (const x of [0.8, 0.93])
        strokeLine(
          c,
          [
            [w * x, -h * 0.1],
            [w * (x + 0.02), h * 1.1],
          ],
          w * 0.016,
          '#9c7448',
        );
      for (let k = 0; k < 10; k++)
        strokeLine(
          c,
          [
            [w * 0.8, h * (k * 0.1 + 0.02)],
            [w * 0.945, h * (k * 0.1 + 0.02)],
          ],
          w * 0.012,
          '#9c7448',
        );
      cutPaper(c, '#6ca0b4', w * 0.014, traceCloud(w * 0.14, h * 0.78, w * 0.16));
      cutPaper(c, '#e8c468', w * 0.014, traceStar(w * 0.66, h * 0.12, w * 0.08, 0.3));
      cutPaper(c, '#fbe29a', w * 0.016, traceCrescent(w * 0.9, h * 0.62, w * 0.13));
    });
    glow(context, w * 0.14, h * 0.12, w * 0.7, '#ffc878', 0.7);
    fillDisc(context, w * 0.14, h * 0.12, w * 0.03, '#fff6dc');
  });
}

/** The dressing room's mirror: a frame of bulbs. */
export function mirror(options: {
  name: string;
  ground: readonly [string, string];
  glass: readonly [string, string];
}): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.5, 0.4, 1.2],
      [
        [0, options.ground[0]],
        [1, options.ground[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.3, scale: [0.8, 0.6] }, random);
    layer(context, w, h, { blur: 0.004 }, (c) => {
      cutPaper(c, '#f4e8d4', w * 0.016, (d) => d.roundRect(w * 0.06, h * 0.06, w * 0.88, h * 0.78, w * 0.05));
      c.fillStyle = shadeDown(c, h * 0.1, h * 0.8, options.glass[0], options.glass[1]);
      c.beginPath();
      c.roundRect(w * 0.16, h * 0.135, w * 0.68, h * 0.63, w * 0.03);
      c.fill();
    });
    const bulbs = Array.from(
      { length: 7 },
      (_, k) =>
        [
          [0.11, 0.12 + k * 0.11],
          [0.89, 0.12 + k * 0.11],
          [0.2 + k * 0.1, 0.098],
        ] as const,
    ).flat();
    for (const [x, y] of bulbs) {
      fillDisc(context, x * w, y * h, w * 0.026, '#fffaec');
      glow(context, x * w, y * h, w * 0.13, '#ffdc9c', 0.75);
    }
    defocus(context, w, h, 0.0022);
  });
}

/** Warm cloth with the shadows of a play on it. */
export function shadowPlay(options: { name: string; cloth: readonly [string, string]; shade: string }): Scene {
  const { cloth, shade } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.55, 0.4, 1.1],
      [
        [0, cloth[0]],
        [1, cloth[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.25, scale: [0.14, 0.1] }, random);
    layer(context, w, h, { blur: 0.003, opacity: 0.82 }, (c) => {
      c.fillStyle = shade;
      const draw = (trace: (context: SKRSContext2D) => void): void => {
        c.beginPath();
        trace(c);
        c.fill();
      };
      draw(traceHills(w, h, h * 0.82, h * 0.02, 1, 1.2));
      draw(traceCrescent(w * 0.78, h * 0.18, w * 0.1));
      draw(traceCloud(w * 0.86, h * 0.36, w * 0.09));
      draw(traceCloud(w * 0.12, h * 0.14, w * 0.08));
      for (const [x, y] of [
        [0.6, 0.1],
        [0.93, 0.09],
        [0.64, 0.26],
        [0.3, 0.07],
      ] as const)
        draw(traceStar(x * w, y * h, w * 0.02, x * 9));
      for (const [x, tall] of [
        [0.86, 0.3],
        [0.97, 0.22],
        [0.06, 0.24],
      ] as const) {
        draw((d) => d.rect(x * w - w * 0.012, h * (0.84 - tall), w * 0.024, h * tall));
        draw((d) => d.ellipse(x * w, h * (0.84 - tall), w * 0.1, h * 0.09, 0, 0, Math.PI * 2));
      }
    });
    glow(context, w * 0.5, h * 0.42, w * 0.7, '#fff4cc', 0.5);
  });
}

/** Tickets on velvet. */
export const VELVET: Scene = painted('little-stage-velvet', (context, w, h, random) => {
  drawFolds(context, 0, 0, w, h, ['#a8242c', '#c84048', '#5c1018'], 7);
  texture(context, w, h, { opacity: 0.3, scale: [0.16, 0.6] }, random);
  for (let i = 0; i < 30; i++)
    cutPaper(
      context,
      pick(random, ['#f4cc68', '#fbe6b0']),
      w * 0.005,
      traceStar(random() * w, random() * h, w * (0.012 + random() * 0.014), random() * 2),
    );
});

/** Striped card, paper stars left over. */
export const STRIPES: Scene = painted('little-stage-stripes', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#fdf0d8');
  for (let k = 0; k < 12; k += 2) fillBox(context, (k / 12) * w, 0, w / 12, h, '#3c8c9c');
  texture(context, w, h, { opacity: 0.35, scale: [0.9, 0.7] }, random);
  for (const [x, y, r, colour] of [
    [0.08, 0.06, 0.09, '#f4c458'],
    [0.94, 0.1, 0.07, '#e8705c'],
    [0.08, 0.93, 0.07, '#e8705c'],
    [0.93, 0.93, 0.1, '#f4c458'],
  ] as const)
    cutPaper(context, colour, w * 0.012, traceStar(x * w, y * h, r * w, x * 3));
});
