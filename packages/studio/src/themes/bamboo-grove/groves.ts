import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { drawBambooLeaves, drawCulm } from '../../scenes/bamboo.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLantern, lightLantern, PAPER_LANTERN } from '../../scenes/hanging-lantern.ts';
import { layer, painted } from '../../scenes/layer.ts';
import { drawMoon } from '../../scenes/moon.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeDown } from '../../scenes/shapes.ts';
import { reflectBelow } from '../../scenes/still-water.ts';
import { cssOfHex } from '../../stages/colour.ts';

export interface Grove {
  name: string;
  /** Air between the stems: top, middle, ground. */
  air: readonly [string, string, string];
  /** Dark side, body, light side of the nearest stems. */
  culm: readonly [string, string, string];
  leaves: readonly string[];
  /** Stems in each of the three distances, far to near. Default 22, 13, 5. */
  counts?: readonly [number, number, number];
  blur?: number;
  /** Light that breaks in: shares of the frame and its colour. */
  sun?: readonly [x: number, y: number, hex: string];
  mist?: readonly [hex: string, strength: number];
}

const NEAR_SIDES = [0.02, 0.94, 0.12, 0.86, 0.98, 0.2] as const;

/** Stems near and far, each distance with its own blur; leaves above, mist below. */
export function drawGrove(context: SKRSContext2D, w: number, h: number, grove: Grove, random: Random): void {
  const { air, culm, leaves, counts = [22, 13, 5], blur = 0.005, sun, mist } = grove;
  fillDown(context, w, h, [
    [0, air[0]],
    [0.5, air[1]],
    [1, air[2]],
  ]);
  texture(context, w, h, { opacity: 0.35, scale: [0.9, 0.7] }, random);
  if (sun) glow(context, sun[0] * w, sun[1] * h, w * 1.1, sun[2], 0.8);
  counts.forEach((count, row) => {
    layer(context, w, h, { blur: blur * (2.4 - row * 0.8), opacity: 0.55 + row * 0.22 }, (c) => {
      for (let i = 0; i < count; i++) {
        const spread = row === 2 ? (NEAR_SIDES[i % NEAR_SIDES.length] ?? 0.5) : (i + random()) / count;
        const thick = w * (0.014 + row * 0.018 + random() * 0.012);
        drawCulm(c, h, { x: spread * w, lean: (random() - 0.5) * w * 0.1, thick, colours: culm }, random);
      }
      drawBambooLeaves(
        c,
        w,
        h,
        { count: 46 - row * 9, size: 0.07 + row * 0.025, colours: leaves, area: [-0.1, -0.05, 1.1, 0.28 + row * 0.06] },
        random,
      );
    });
    if (mist)
      fillBox(
        context,
        0,
        h * 0.3,
        w,
        h * 0.7,
        shadeDown(context, h * 0.3, h, cssOfHex(mist[0], 0), cssOfHex(mist[0], mist[1] * 0.4)),
      );
  });
  if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.7, sun[2], 0.5);
}

/** Deep in the grove. */
export function grove(options: Grove & { bokeh?: readonly string[] }): Scene {
  return painted(options.name, (context, w, h, random) => {
    drawGrove(context, w, h, options, random);
    if (options.bokeh)
      scatterBokeh(
        context,
        w,
        h,
        { count: 34, colours: options.bokeh, radius: [0.012, 0.05], opacity: 0.3, area: [0, 0, 1, 0.8] },
        random,
      );
  });
}

/** A path of slabs that leads into the grove. */
export function stonePath(
  options: Grove & { stone: readonly [string, string]; ground: readonly [string, string]; lamps?: boolean },
): Scene {
  const { stone, ground, lamps = false, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawGrove(context, w, h, options, random);
    layer(context, w, h, { blur }, (c) => {
      c.fillStyle = shadeDown(c, h * 0.62, h, ground[0], ground[1]);
      c.beginPath();
      c.moveTo(-w * 0.1, h * 1.1);
      for (let x = -0.1; x <= 1.1; x += 0.05) c.lineTo(x * w, h * (0.64 + 0.03 * Math.sin(x * 5)));
      c.lineTo(w * 1.1, h * 1.1);
      c.fill();
      for (let k = 0; k < 9; k++) {
        const t = (k / 8) ** 1.5;
        const x = w * (0.54 + 0.1 * Math.sin(k * 0.9) * (1 - t) - 0.1 * t);
        fillDisc(
          c,
          x,
          h * (0.655 + t * 0.36),
          w * (0.03 + 0.17 * t),
          shadeDown(c, h * (0.64 + t * 0.34), h * (0.69 + t * 0.4), stone[0], stone[1]),
          h * (0.006 + 0.026 * t),
        );
      }
    });
    texture(context, w, h, { opacity: 0.35, scale: [0.4, 0.25], from: 0.62 }, random);
    if (!lamps) return;
    const places = [
      [0.12, 0.4, 0.07],
      [0.9, 0.32, 0.09],
      [0.7, 0.47, 0.04],
    ] as const;
    layer(context, w, h, { blur: blur * 0.8 }, (c) => {
      for (const [x, y, r] of places) drawLantern(c, x * w, y * h, r * w, PAPER_LANTERN, h * 0.5);
    });
    for (const [x, y, r] of places) lightLantern(context, x * w, y * h, r * w * 1.2, '#ffb860', 0.6);
  });
}

/** The moon between stems. */
export function moonGrove(options: Grove & { moon: readonly [number, number, number]; light: string }): Scene {
  const { moon, light } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, options.air[0]],
      [1, options.air[2]],
    ]);
    drawMoon(context, moon[0] * w, moon[1] * h, moon[2] * w, light, 0.8);
    const copy = painted('air', (c, cw, ch, r) => drawGrove(c, cw, ch, options, r));
    layer(context, w, h, { blur: 0, opacity: 0.72 }, (c) => copy.paint(c, w, h, random));
    drawMoon(context, moon[0] * w, moon[1] * h, moon[2] * w, light, 0.5);
    layer(context, w, h, { blur: 0.005 }, (c) => {
      for (const x of [moon[0] - 0.06, moon[0] + 0.1])
        drawCulm(c, h, { x: x * w, lean: w * 0.05, thick: w * 0.02, colours: options.culm }, random);
      drawBambooLeaves(
        c,
        w,
        h,
        { count: 16, size: 0.1, colours: options.leaves, area: [moon[0] - 0.3, 0, moon[0] + 0.3, moon[1]] },
        random,
      );
    });
  });
}

/** A pool under the stems, round stones in it. */
export function pool(options: Grove & { water: readonly [string, string] }): Scene {
  const { water, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawGrove(context, w, h, options, random);
    reflectBelow(context, w, h, { line: 0.6, tint: water, depth: 0.45, ripple: 0.012 }, random);
    layer(context, w, h, { blur }, (c) => {
      for (let i = 0; i < 9; i++) {
        const x = random() * w;
        const y = h * (0.59 + random() * 0.1);
        const r = w * (0.04 + random() * 0.07);
        fillDisc(c, x, y, r, shadeDown(c, y - r * 0.5, y + r * 0.5, '#8a938a', '#3c463e'), r * 0.5);
        fillDisc(c, x - r * 0.2, y - r * 0.3, r * 0.5, cssOfHex('#6a8a4c', 0.5), r * 0.15);
      }
    });
  });
}

/** Stems bowed under snow. */
export function snowGrove(options: Grove): Scene {
  return painted(options.name, (context, w, h, random) => {
    drawGrove(context, w, h, options, random);
    layer(context, w, h, { blur: 0.004 }, (c) => {
      for (let i = 0; i < 60; i++) {
        const x = random() * w;
        const y = random() ** 1.3 * h * 0.42;
        fillDisc(
          c,
          x,
          y,
          w * (0.02 + random() * 0.04),
          cssOfHex('#fbfdfe', 0.85),
          w * (0.008 + random() * 0.012),
          (random() - 0.5) * 0.7,
        );
      }
      fillPolygon(
        c,
        [
          [-w * 0.1, h * 0.78],
          [w * 0.3, h * 0.74],
          [w * 0.7, h * 0.77],
          [w * 1.1, h * 0.73],
          [w * 1.1, h * 1.1],
          [-w * 0.1, h * 1.1],
        ],
        '#f4f8fa',
      );
    });
  });
}
