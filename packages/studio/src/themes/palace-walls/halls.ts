import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawBough } from '../../scenes/bough.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { reflectBelow } from '../../scenes/still-water.ts';
import { drawWillow } from '../../scenes/willow.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawTower } from './red-walls.ts';

interface Open {
  name: string;
  sky: readonly [string, string, string];
  blur?: number;
  sun?: readonly [x: number, y: number];
}

/** The great hall on its marble terraces, across the court. */
export function greatHall(options: Open & { court: readonly [string, string]; snow?: boolean; x?: number }): Scene {
  const { sky, court, snow = false, x = 0.5, blur = 0.004, sun } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.35, sky[1]],
      [0.66, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.4, scale: [2, 0.5], until: 0.66 }, random);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.9, '#fff0c8', 0.85);
    fillBox(context, 0, h * 0.68, w, h, shadeDown(context, h * 0.68, h, court[0], court[1]));
    const half = w * 0.52;
    for (const side of [-1, 1]) drawTower(context, x * w + side * w * 0.68, h * 0.66, w * 0.16, snow);
    for (let step = 0; step < 3; step++)
      drawTerrace(context, x * w, h * (0.69 - step * 0.025), half * (1.5 - step * 0.16), h * 0.026);
    drawTower(context, x * w, h * 0.645, half * 0.6, snow);
    texture(context, w, h, { opacity: 0.3, scale: [0.5, 0.3], from: 0.68 }, random);
    defocus(context, w, h, blur);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.6, '#fff0c8', 0.5);
  });
}

function drawTerrace(context: SKRSContext2D, x: number, y: number, half: number, tall: number): void {
  fillBox(context, x - half, y, half * 2, tall, shadeDown(context, y, y + tall, '#f4f0e8', '#b4aca4'));
  for (let px = x - half; px < x + half; px += tall * 0.9)
    fillBox(context, px, y - tall * 0.42, tall * 0.16, tall * 0.5, '#e8e2d8');
  fillBox(context, x - half, y - tall * 0.3, half * 2, tall * 0.1, '#f4f0e8');
}

/** The corner tower over its moat, a willow before it. */
export function cornerTower(
  options: Open & { water: readonly [string, string]; willow: string; x?: number; line?: number },
): Scene {
  const { sky, water, willow, x = 0.3, line = 0.62, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.35, sky[1]],
      [line, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.4, scale: [2, 0.4], until: line }, random);
    fillBox(
      context,
      0,
      h * (line - 0.1),
      w,
      h * 0.11,
      shadeDown(context, h * (line - 0.1), h * line, '#7a706c', '#544c4c'),
    );
    for (let px = 0; px < w; px += w * 0.03) fillBox(context, px, h * (line - 0.112), w * 0.018, h * 0.014, '#6e6461');
    drawTower(context, x * w, h * (line - 0.09), w * 0.17, false);
    reflectBelow(context, w, h, { line, tint: water, depth: 0.4, ripple: 0.014 }, random);
    defocus(context, w, h, blur);
    layer(context, w, h, { blur: blur * 1.2, opacity: 0.9 }, (c) => {
      drawWillow(c, w, h, { from: 0.66, to: 1.06, length: 0.54, leaves: [willow] }, random);
    });
  });
}

/** A painted gallery: red columns, blue and green beams, a garden beside it. */
export function gallery(options: {
  name: string;
  garden: readonly [string, string, string];
  light: string;
  column: readonly [string, string];
  vanishX?: number;
  blur?: number;
}): Scene {
  const { garden, light, column, vanishX = 0.4, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, garden[0]],
      [0.5, garden[1]],
      [1, garden[2]],
    ]);
    layer(context, w, h, { blur: 0.02 }, (c) => {
      for (let i = 0; i < 40; i++)
        fillDisc(
          c,
          random() * w,
          random() * h * 0.7,
          w * (0.04 + random() * 0.08),
          cssOfHex(garden[i % 3] ?? garden[0], 0.6),
          h * 0.03,
        );
    });
    const x0 = vanishX * w;
    const y0 = h * 0.56;
    glow(context, x0, y0, w * 0.5, light, 0.8);
    layer(context, w, h, { blur }, (c) => {
      const floor = (d: number, side: number): [number, number] => [x0 + side * d * w * 0.56, y0 + d * h * 0.36];
      fillPolygon(c, [floor(0.08, -1), floor(0.08, 1), floor(2, 1), floor(2, -1)], '#8a7c70');
      const roof = (d: number, side: number): [number, number] => [x0 + side * d * w * 0.6, y0 - d * h * 0.56];
      fillPolygon(c, [roof(0.08, -1), roof(0.08, 1), roof(2, 1), roof(2, -1)], '#1c3a34');
      for (let k = 0; k < 8; k++) drawBay(c, x0, y0, 0.1 * 1.44 ** k, w, h, column);
    });
    glow(context, x0, y0, w * 0.7, light, 0.4);
  });
}

function drawBay(
  context: SKRSContext2D,
  x0: number,
  y0: number,
  d: number,
  w: number,
  h: number,
  column: readonly [string, string],
): void {
  const top = y0 - d * h * 0.56;
  const thick = d * h * 0.085;
  fillBox(context, x0 - d * w * 0.6, top, d * w * 1.2, thick, '#1d4e78');
  fillBox(context, x0 - d * w * 0.6, top + thick * 0.86, d * w * 1.2, thick * 0.14, '#d8b04c');
  for (let i = -3; i <= 3; i++) {
    const px = x0 + i * d * w * 0.17;
    fillBox(
      context,
      px - d * w * 0.06,
      top + thick * 0.16,
      d * w * 0.12,
      thick * 0.58,
      i % 2 === 0 ? '#2f7a5c' : '#c8a04a',
    );
    fillDisc(context, px, top + thick * 0.44, thick * 0.24, i % 2 === 0 ? '#e4c878' : '#a8302a');
  }
  for (const side of [-1, 1]) {
    const x = x0 + side * d * w * 0.56;
    const half = d * w * 0.045;
    fillBox(
      context,
      x - half,
      top,
      half * 2,
      d * h * 0.93,
      shadeAcross(context, x - half, x + half, column[1], column[0], column[1]),
    );
    fillBox(context, x - half * 1.3, y0 + d * h * 0.33, half * 2.6, d * h * 0.04, '#cfc8be');
    fillPolygon(
      context,
      [
        [x, y0 + d * h * 0.2],
        [x0 + side * d * 1.44 * w * 0.56, y0 + d * 1.44 * h * 0.2],
        [x0 + side * d * 1.44 * w * 0.56, y0 + d * 1.44 * h * 0.225],
        [x, y0 + d * h * 0.225],
      ],
      '#9c2c24',
    );
  }
}

/** A white marble rail before a wide sky. */
export function marble(options: Open & { bough?: string }): Scene {
  const { sky, bough, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.5, scale: [1.8, 0.6] }, random);
    layer(context, w, h, { blur }, (c) => {
      for (let i = -1; i < 4; i++) {
        const x = (i * 0.36 + 0.06) * w;
        fillBox(c, x + w * 0.05, h * 0.66, w * 0.3, h * 0.035, '#f4f1ea');
        fillBox(c, x + w * 0.07, h * 0.74, w * 0.26, h * 0.4, shadeDown(c, h * 0.7, h, '#eae6de', '#c4beb6'));
        fillBox(c, x, h * 0.6, w * 0.075, h * 0.5, shadeAcross(c, x, x + w * 0.075, '#d4cec6', '#fbf9f4', '#b8b2aa'));
        fillDisc(
          c,
          x + w * 0.0375,
          h * 0.575,
          w * 0.046,
          shadeDown(c, h * 0.52, h * 0.62, '#fdfbf6', '#c0bab2'),
          h * 0.045,
        );
      }
      if (bough)
        drawBough(
          c,
          { x: w * 1.05, y: h * 0.1, angle: 2.9, length: h * 0.16, thick: w * 0.025, forks: 4, bark: bough },
          random,
        );
    });
  });
}
