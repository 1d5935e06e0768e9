import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawFirework } from '../../scenes/firework.ts';
import { layer, painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, strokeLine } from '../../scenes/shapes.ts';
import { reflectBelow } from '../../scenes/still-water.ts';
import { cssOfHex } from '../../stages/colour.ts';

export const GOLD = ['#ffd890', '#ffb858', '#fff0c8'] as const;
export const ROSE = ['#ff9ab0', '#ffc8d0', '#ff7a90'] as const;
export const BLUE = ['#8ac8ff', '#c8e4ff', '#6aa0ff'] as const;
export const MINT = ['#9af0d0', '#d0fff0', '#70d8b8'] as const;
export const WHITE = ['#ffffff', '#e8e8e8', '#cccccc'] as const;

/** A shell: its place and radius (shares of width, height, width) and its colours. */
export type Shell = readonly [x: number, y: number, radius: number, colours: readonly string[]];

function drawShells(context: SKRSContext2D, w: number, h: number, shells: readonly Shell[], random: Random): void {
  for (const [x, y, radius, colours] of shells) {
    glow(context, x * w, y * h, radius * w * 2.2, colours[0] ?? '#ffffff', 0.22);
    drawFirework(context, x * w, y * h, radius * w, colours, random);
  }
}

/** Rows of far houses with lit windows on the other bank. */
function drawBank(
  context: SKRSContext2D,
  w: number,
  h: number,
  line: number,
  colour: string,
  lights: readonly string[],
  random: Random,
): void {
  for (let x = -0.05; x < 1.05; ) {
    const wide = 0.03 + random() * 0.07;
    const tall = 0.025 + random() ** 2 * 0.09;
    fillBox(context, x * w, (line - tall) * h, wide * w, tall * h, colour);
    for (let k = 0; k < wide * tall * 2600; k++) {
      if (random() < 0.5) continue;
      fillBox(
        context,
        (x + 0.004 + random() * (wide - 0.01)) * w,
        (line - tall + 0.004 + random() * (tall - 0.008)) * h,
        w * 0.006,
        h * 0.004,
        pick(random, lights),
      );
    }
    x += wide;
  }
  fillBox(context, -w * 0.1, (line - 0.018) * h, w * 1.2, h * 0.018, colour);
  for (let x = 0.02; x < 1; x += 0.045) glow(context, x * w, (line - 0.006) * h, w * 0.03, lights[0] ?? '#ffd890', 0.7);
}

/** A bridge of three arches with lamps along it. */
function drawBridge(context: SKRSContext2D, w: number, h: number, line: number, colour: string, lamp: string): void {
  const deck = (x: number): number => (line - 0.065 - 0.035 * Math.sin(Math.PI * Math.min(1, Math.max(0, x)))) * h;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-w * 0.1, line * h);
  for (let x = -0.1; x <= 1.1; x += 0.02) context.lineTo(x * w, deck(x));
  context.lineTo(w * 1.1, line * h);
  for (const [x, r] of [
    [0.86, 0.1],
    [0.5, 0.14],
    [0.14, 0.1],
  ] as const) {
    context.lineTo((x + r) * w, line * h);
    context.ellipse(x * w, line * h, r * w, h * 0.055, 0, 0, Math.PI, true);
  }
  context.closePath();
  context.fill();
  for (let x = 0.02; x < 1; x += 0.08) {
    strokeLine(
      context,
      [
        [x * w, deck(x)],
        [x * w, deck(x) - h * 0.022],
      ],
      w * 0.004,
      colour,
    );
    glow(context, x * w, deck(x) - h * 0.024, w * 0.07, lamp, 0.8);
    fillDisc(context, x * w, deck(x) - h * 0.024, w * 0.007, '#fff8e4');
  }
}

/** A river at night: shells over the far bank and all of it once more in the water. */
export function river(options: {
  name: string;
  sky: readonly [string, string, string];
  bank: string;
  shells: readonly Shell[];
  line?: number;
  bridge?: string;
  water: readonly [string, string];
  blur?: number;
}): Scene {
  const { sky, bank, shells, line = 0.6, bridge, water, blur = 0.0025 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [line * 0.6, sky[1]],
      [line, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.25, scale: [1.6, 0.5], until: line }, random);
    layer(context, w, h, { blur, blend: 'screen' }, (c) => drawShells(c, w, h, shells, random));
    layer(context, w, h, { blur: 0.0045 }, (c) => {
      drawBank(c, w, h, line, bank, ['#ffd890', '#ffb860', '#fff0d0', '#ff9a70'], random);
      if (bridge) drawBridge(c, w, h, line, bank, bridge);
    });
    reflectBelow(context, w, h, { line, tint: water, depth: 0.42, ripple: 0.012 }, random);
  });
}

/** One great shell and what is left of others, near, smoke between. */
export function bursts(options: {
  name: string;
  sky: readonly [string, string];
  shells: readonly Shell[];
  smoke?: string;
  blur?: number;
}): Scene {
  const { sky, shells, smoke, blur = 0.003 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [shells[0]?.[0] ?? 0.5, shells[0]?.[1] ?? 0.3, 1.2],
      [
        [0, sky[0]],
        [1, sky[1]],
      ],
    );
    if (smoke) {
      fillAround(
        context,
        w,
        h,
        [0.4, 0.5, 0.9],
        [
          [0, smoke, 0.35],
          [1, smoke, 0],
        ],
      );
      texture(context, w, h, { opacity: 0.4, scale: [0.9, 0.5], blend: 'soft-light' }, random);
    }
    layer(context, w, h, { blur: 0.012, blend: 'screen', opacity: 0.8 }, (c) => drawShells(c, w, h, shells, random));
    layer(context, w, h, { blur, blend: 'screen' }, (c) => drawShells(c, w, h, shells, random));
  });
}

/** Paper lamps set afloat, many and small towards the far bank. */
export function floatingLamps(options: {
  name: string;
  water: readonly [string, string, string];
  paper: readonly string[];
  light: string;
}): Scene {
  const { water, paper, light } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, water[0]],
      [0.3, water[1]],
      [1, water[2]],
    ]);
    texture(context, w, h, { opacity: 0.35, scale: [1.6, 0.16], from: 0.28 }, random);
    layer(context, w, h, { blur: 0.004 }, (c) => drawBank(c, w, h, 0.3, '#0c1018', [light, '#fff0d0'], random));
    for (let row = 0; row < 9; row++) {
      const t = row / 8;
      const y = 0.33 + 0.62 * t ** 1.5;
      const size = w * (0.012 + 0.075 * t);
      layer(context, w, h, { blur: 0.0025 + 0.005 * Math.abs(t - 0.35) }, (c) => {
        for (let x = -0.05 + random() * 0.2; x < 1.08; x += (0.07 + 0.2 * t) * (0.8 + random() * 0.5)) {
          glow(c, x * w, y * h, size * 3.4, light, 0.55);
          fillBox(c, x * w - size * 0.34, y * h + size * 0.5, size * 0.68, size * 1.5, cssOfHex(light, 0.22));
          fillBox(c, x * w - size * 0.45, y * h - size * 0.55, size * 0.9, size, pick(random, paper));
          fillBox(c, x * w - size * 0.25, y * h - size * 0.25, size * 0.5, size * 0.62, '#fff6d8');
          fillBox(c, x * w - size * 0.6, y * h + size * 0.45, size * 1.2, size * 0.12, '#3a2418');
        }
      });
    }
  });
}

/** The promenade: lights far out of focus along the other bank, their streaks on the water. */
export function shoreLights(options: {
  name: string;
  sky: readonly [string, string];
  lights: readonly string[];
  line?: number;
  rail?: string;
}): Scene {
  const { sky, lights, line = 0.5, rail } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [line, sky[1]],
      [1, sky[0]],
    ]);
    layer(context, w, h, { blur: 0.01, blend: 'screen' }, (c) => {
      for (let i = 0; i < 34; i++)
        fillBox(
          c,
          random() * w,
          line * h,
          w * (0.01 + random() * 0.02),
          h * (0.1 + random() * 0.4),
          cssOfHex(pick(random, lights), 0.3),
        );
    });
    scatterBokeh(
      context,
      w,
      h,
      { count: 46, colours: lights, radius: [0.014, 0.05], opacity: 0.65, area: [0, line - 0.12, 1, line + 0.02] },
      random,
    );
    scatterBokeh(
      context,
      w,
      h,
      { count: 22, colours: lights, radius: [0.02, 0.06], opacity: 0.3, area: [0, line, 1, line + 0.3] },
      random,
    );
    if (!rail) return;
    layer(context, w, h, { blur: 0.004 }, (c) => {
      fillBox(c, -w * 0.1, h * 0.72, w * 1.2, h * 0.014, rail);
      for (let x = 0; x < 1.1; x += 0.075) fillBox(c, x * w, h * 0.73, w * 0.01, h * 0.3, rail);
    });
  });
}
