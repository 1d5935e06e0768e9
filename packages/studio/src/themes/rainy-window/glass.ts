import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { bokehDisc } from '../../scenes/brushes/bokeh-disc.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Drops on a pane: each dark above and bright below, as a lens that turns the view over; a few run down. */
export function drawDrops(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: { amount: number; light: string; dark: string; blur?: number },
  random: Random,
): void {
  const { amount, light, dark, blur = 0.0012 } = options;
  layer(context, w, h, { blur }, (c) => {
    for (let i = 0; i < 260 * amount; i++)
      drawDrop(c, random() * w, random() * h, w * (0.0025 + 0.011 * random() ** 3), light, dark);
    for (let i = 0; i < 11 * amount; i++) {
      const x = random() * w;
      const from = random() * h * 0.5;
      const long = h * (0.12 + random() * 0.4);
      const bend = (random() - 0.5) * w * 0.03;
      strokeLine(
        c,
        [
          [x, from],
          [x + bend, from + long * 0.5],
          [x + bend * 0.6, from + long],
        ],
        w * 0.006,
        cssOfHex(light, 0.16),
        true,
      );
      drawDrop(c, x + bend * 0.6, from + long, w * (0.009 + random() * 0.006), light, dark);
    }
  });
}

function drawDrop(context: SKRSContext2D, x: number, y: number, r: number, light: string, dark: string): void {
  const lens = context.createLinearGradient(0, y - r * 1.2, 0, y + r * 1.2);
  lens.addColorStop(0, cssOfHex(dark, 0.62));
  lens.addColorStop(0.5, cssOfHex(dark, 0.16));
  lens.addColorStop(1, cssOfHex(light, 0.8));
  fillDisc(context, x, y, r, lens, r * 1.2);
  fillDisc(context, x - r * 0.3, y - r * 0.45, r * 0.2, 'rgba(255,255,255,0.75)');
}

export interface Night {
  name: string;
  sky: readonly [top: string, middle: string, low: string];
  lights: readonly string[];
  /** Number of discs and their largest radius as a share of the width. */
  discs?: number;
  largest?: number;
  drops?: number;
  /** Where most lights stand: shares of the height. */
  band?: readonly [number, number];
}

/** A city after dark through a wet pane: only discs of light and drops. */
export function cityLights(options: Night): Scene {
  const { sky, lights, discs = 60, largest = 0.075, drops = 1, band = [0.18, 0.72] } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.5, sky[1]],
      [1, sky[2]],
    ]);
    layer(context, w, h, { blur: 0.016 }, (c) => {
      for (let x = -0.1; x < 1.1; x += 0.12)
        fillBox(c, x * w, h * (0.1 + random() * 0.3), w * (0.06 + random() * 0.1), h, cssOfHex(sky[0], 0.6));
    });
    layer(context, w, h, { blur: 0.014, blend: 'screen' }, (c) => {
      for (let i = 0; i < 16; i++)
        fillBox(
          c,
          random() * w,
          band[1] * h,
          w * (0.015 + random() * 0.03),
          h * 0.3,
          cssOfHex(pick(random, lights), 0.28),
        );
    });
    scatterBokeh(
      context,
      w,
      h,
      { count: discs, colours: lights, radius: [0.018, largest], opacity: 0.62, area: [0, band[0], 1, band[1]] },
      random,
    );
    drawDrops(context, w, h, { amount: drops, light: lights[0] ?? '#ffffff', dark: sky[0] }, random);
  });
}

/** A grey or green day behind a wet pane. */
export function wetDay(options: {
  name: string;
  air: readonly [string, string, string];
  shapes: readonly string[];
  drops?: number;
  bars?: string;
}): Scene {
  const { air, shapes, drops = 1.2, bars } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, air[0]],
      [0.5, air[1]],
      [1, air[2]],
    ]);
    layer(context, w, h, { blur: 0.02 }, (c) => {
      for (let i = 0; i < 46; i++)
        fillDisc(
          c,
          random() * w,
          h * (0.25 + random() * 0.7),
          w * (0.05 + random() * 0.12),
          cssOfHex(pick(random, shapes), 0.55),
          h * (0.03 + random() * 0.05),
        );
    });
    drawDrops(context, w, h, { amount: drops, light: air[0], dark: air[2] }, random);
    if (bars)
      layer(context, w, h, { blur: 0.004 }, (c) => {
        for (const x of [-0.02, 0.47, 0.97]) fillBox(c, x * w, -h * 0.1, w * 0.05, h * 1.2, bars);
        for (const y of [0.02, 0.42, 0.86]) fillBox(c, -w * 0.1, y * h, w * 1.2, h * 0.022, bars);
      });
  });
}

/** A pane fogged from within, words drawn on it by a finger. */
export function foggedPane(options: {
  name: string;
  fog: readonly [string, string];
  lights: readonly string[];
  words: string;
  at: readonly [x: number, y: number, size: number];
  behind: string;
}): Scene {
  const { fog, lights, words, at, behind } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, fog[0]],
        [1, fog[1]],
      ],
      0.2,
    );
    layer(context, w, h, { blur: 0.03 }, (c) => {
      for (let i = 0; i < 26; i++)
        bokehDisc(c, random() * w, random() * h, w * (0.06 + random() * 0.1), pick(random, lights), 0.5);
    });
    texture(context, w, h, { opacity: 0.25, scale: [0.6, 0.5] }, random);
    layer(context, w, h, { blur: 0.002, opacity: 0.62 }, (c) => {
      write(c, words, {
        x: at[0] * w,
        y: at[1] * h,
        size: at[2] * h,
        colour: behind,
        weight: 400,
        font: 'serif',
        vertical: true,
        spacing: 0.1,
      });
      for (let i = 0; i < 7; i++) {
        const x = (at[0] + (random() - 0.5) * 0.16) * w;
        const y = at[1] * h + random() * at[2] * h * 2;
        strokeLine(
          c,
          [
            [x, y],
            [x, y + h * (0.05 + random() * 0.14)],
          ],
          w * 0.006,
          cssOfHex(behind, 0.55),
        );
      }
    });
    drawDrops(context, w, h, { amount: 0.4, light: '#ffffff', dark: behind }, random);
  });
}

/** A wet street under lamps: rain in their cones, all of it again on the ground. */
export function lampStreet(options: {
  name: string;
  sky: readonly [string, string];
  lamp: string;
  lamps: readonly (readonly [x: number, y: number, size: number])[];
  rain: string;
}): Scene {
  const { sky, lamp, lamps, rain } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.62, sky[1]],
      [1, sky[0]],
    ]);
    layer(context, w, h, { blur: 0.008 }, (c) => {
      for (let x = -0.05; x < 1.05; x += 0.14)
        fillBox(c, x * w, h * (0.2 + random() * 0.22), w * 0.13, h * 0.45, cssOfHex(sky[0], 0.85));
      for (let i = 0; i < 40; i++)
        fillBox(c, random() * w, h * (0.3 + random() * 0.28), w * 0.016, h * 0.016, cssOfHex(lamp, 0.5));
      fillBox(c, -w * 0.1, h * 0.66, w * 1.2, h * 0.5, sky[0]);
    });
    for (const [x, y, size] of lamps) {
      layer(context, w, h, { blur: 0.0045 }, (c) => {
        strokeLine(
          c,
          [
            [x * w, h * 0.7],
            [x * w, y * h],
          ],
          size * w * 0.1,
          '#0c0e12',
        );
        fillDisc(c, x * w, y * h, size * w * 0.36, '#fff6dc');
      });
      glow(context, x * w, y * h, size * w * 4.5, lamp, 0.85);
      layer(context, w, h, { blur: 0.012, blend: 'screen' }, (c) => {
        for (let k = 0; k < 12; k++)
          fillBox(
            c,
            (x - size * 0.4 + random() * size * 0.8) * w,
            h * (0.7 + k * 0.024),
            size * w * (0.3 + random() * 0.5),
            h * 0.014,
            cssOfHex(lamp, 0.5),
          );
      });
    }
    layer(context, w, h, { blur: 0.0014, blend: 'screen' }, (c) => {
      for (let i = 0; i < 240; i++) {
        const [x, y] = [random() * w * 1.1, random() * h];
        strokeLine(
          c,
          [
            [x, y],
            [x - w * 0.012, y + h * (0.02 + random() * 0.04)],
          ],
          w * 0.0018,
          cssOfHex(rain, 0.14 + 0.2 * random()),
        );
      }
    });
  });
}
