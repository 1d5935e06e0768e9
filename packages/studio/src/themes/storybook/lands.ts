import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { painted } from '../../scenes/painted.ts';
import { drawBalloon } from '../../scenes/paper-balloon.ts';
import { traceCloud } from '../../scenes/paper-cloud.ts';
import { traceHills } from '../../scenes/paper-hills.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

export interface Land {
  name: string;
  sky: readonly [string, string];
  /** Hills or waves from far to near. */
  hills: readonly string[];
  cloud?: string;
  sun?: readonly [x: number, y: number, r: number, hex: string];
  blur?: number;
}

/** Sheets of paper one before the other: sky, sun, clouds, hills; `add` puts things between and before them. */
export function land(
  options: Land,
  add: (context: SKRSContext2D, w: number, h: number, random: Random) => void,
  base = 0.56,
): Scene {
  const { sky, hills, cloud = '#fffdf6', sun, blur = 0.0028 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.7, sky[1]],
      [1, sky[1]],
    ]);
    if (sun) {
      glow(context, sun[0] * w, sun[1] * h, sun[2] * w * 3, sun[3], 0.6);
      cutPaper(context, sun[3], w * 0.012, (c) => c.arc(sun[0] * w, sun[1] * h, sun[2] * w, 0, Math.PI * 2));
    }
    for (const [x, y, r] of [
      [0.16, 0.13, 0.1],
      [0.84, 0.24, 0.12],
      [0.52, 0.06, 0.07],
    ] as const)
      cutPaper(context, cloud, w * 0.012, traceCloud(x * w, y * h, r * w));
    hills.forEach((colour, row) => {
      cutPaper(
        context,
        colour,
        w * 0.016,
        traceHills(w, h, h * (base + row * 0.1), h * 0.035, row * 2.1 + 0.7, 0.9 + row * 0.15),
      );
    });
    add(context, w, h, random);
    texture(context, w, h, { opacity: 0.22, scale: [0.9, 0.7] }, random);
    defocus(context, w, h, blur);
  });
}

/** Balloons over the hills. */
export function balloons(options: Land & { at: readonly (readonly [x: number, y: number, r: number])[] }): Scene {
  const palettes = [
    ['#e8604c', '#f8ecd0', '#f0b048'],
    ['#3c8ca8', '#f8ecd0', '#7cc4c8'],
    ['#f0b048', '#e8604c', '#f8ecd0'],
    ['#8c6cb0', '#f4d8e8', '#d890b8'],
  ] as const;
  return land(
    options,
    (context, w, h) => {
      options.at.forEach(([x, y, r], i) => {
        drawBalloon(context, x * w, y * h, r * w, palettes[i % 4] ?? palettes[0]);
      });
    },
    0.7,
  );
}
