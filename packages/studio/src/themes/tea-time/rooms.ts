import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { drawBambooShade } from '../../scenes/bamboo-silhouette.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLattice } from '../../scenes/lattice.ts';
import { layer } from '../../scenes/layer.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import {
  CELADON,
  drawCup,
  drawJar,
  drawSteam,
  drawTeapot,
  drawVase,
  type Glaze,
  PURPLE_CLAY,
  WHITE_WARE,
} from './wares.ts';

/** A round window on a green garden, in a wall of plaster or dark wood; a table with the pot at its foot. */
export function roundWindow(options: {
  name: string;
  wall: readonly [string, string];
  view: readonly [string, string];
  leaf: string;
  at: readonly [x: number, y: number, radius: number];
  pot?: Glaze;
  blur?: number;
}): Scene {
  const { wall, view, leaf, at, pot = PURPLE_CLAY, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    const [x, y, r] = [at[0] * w, at[1] * h, at[2] * w];
    fillAround(
      context,
      w,
      h,
      [at[0], at[1], 1.3],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.35, scale: [0.8, 0.6] }, random);
    context.save();
    context.beginPath();
    context.arc(x, y, r, 0, Math.PI * 2);
    context.clip();
    fillDown(context, w, h, [
      [0, view[0]],
      [Math.min(1, at[1] + 0.25), view[1]],
      [1, view[1]],
    ]);
    layer(context, w, h, { blur: 0.012, opacity: 0.55 }, (c) => drawBambooShade(c, w, h, leaf, random));
    layer(context, w, h, { blur: 0.006, opacity: 0.8 }, (c) => drawBambooShade(c, w, h, leaf, random));
    context.restore();
    layer(context, w, h, { blur }, (c) => {
      c.strokeStyle = '#3a2618';
      c.lineWidth = w * 0.03;
      c.beginPath();
      c.arc(x, y, r, 0, Math.PI * 2);
      c.stroke();
      c.lineWidth = w * 0.007;
      c.strokeStyle = '#8a6444';
      c.beginPath();
      c.arc(x, y, r * 0.97, 0, Math.PI * 2);
      c.stroke();
      drawTable(c, w, h, 0.76);
      drawTeapot(c, w * 0.14, h * 0.77, w * 0.17, pot);
      drawCup(c, w * 0.9, h * 0.78, w * 0.1, WHITE_WARE);
    });
    layer(context, w, h, { blur: 0.012, blend: 'screen', opacity: 0.8 }, (c) =>
      drawSteam(c, w * 0.06, h * 0.68, h * 0.3, '#f4f8f0', random),
    );
    glow(context, x, y, r * 1.9, view[0], 0.5);
  });
}

function drawTable(context: SKRSContext2D, w: number, h: number, y: number): void {
  fillBox(context, -w * 0.1, y * h, w * 1.2, h * 1.2, shadeDown(context, y * h, h, '#5a3a24', '#22120a'));
  fillBox(context, -w * 0.1, y * h, w * 1.2, h * 0.012, '#9a7048');
}

/** Hanging scrolls with great characters on a wall, the table below. */
export function scrolls(options: {
  name: string;
  wall: readonly [string, string];
  paper: string;
  silk: string;
  /** Text, middle and top as shares of the frame, width as a share of the width. */
  hung: readonly (readonly [text: string, x: number, y: number, width: number])[];
  table?: number;
  blur?: number;
}): Scene {
  const { wall, paper, silk, hung, table, blur = 0.0035 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.3, 0.25, 1.3],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.35, scale: [0.9, 0.7] }, random);
    layer(context, w, h, { blur }, (c) => {
      for (const [text, x, y, width] of hung) drawScroll(c, text, x * w, y * h, width * w, paper, silk);
      if (table !== undefined) {
        drawTable(c, w, h, table);
        drawVase(c, w * 0.9, h * (table + 0.01), h * 0.2, CELADON);
      }
    });
    glow(context, w * 0.15, h * 0.15, w, '#fff6e0', 0.35);
  });
}

function drawScroll(
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  width: number,
  paper: string,
  silk: string,
): void {
  const letters = [...text].length;
  const size = width * 0.62;
  const tall = size * (letters * 1.18 + 0.75);
  fillBox(context, x - width * 0.46, y + width * 0.1, width, tall + width * 0.6, 'rgba(30,24,16,0.22)');
  fillBox(context, x - width / 2, y, width, tall + width * 0.6, silk);
  fillBox(context, x - width * 0.4, y + width * 0.3, width * 0.8, tall, paper);
  for (const end of [y - width * 0.03, y + tall + width * 0.56])
    fillBox(context, x - width * 0.57, end, width * 1.14, width * 0.075, '#4a2c1a');
  write(context, text, {
    x,
    y: y + width * 0.3 + size * 1.02,
    size,
    colour: '#221e1a',
    font: 'serif',
    weight: 900,
    vertical: true,
    spacing: 0.06,
  });
  fillBox(context, x + width * 0.16, y + width * 0.24 + tall - size * 0.34, size * 0.22, size * 0.22, '#b4342a');
}

/** Shelves of many sizes with jars, pots and vases, light from within. */
export function wareShelves(options: {
  name: string;
  wood: string;
  back: readonly [string, string];
  wares: readonly Glaze[];
  lamp: string;
  blur?: number;
}): Scene {
  const { wood, back, wares, lamp, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, back[0]],
      [1, back[1]],
    ]);
    texture(context, w, h, { opacity: 0.25, scale: [0.7, 0.5] }, random);
    const rows = [0.2, 0.4, 0.58, 0.78, 1];
    for (const y of rows) glow(context, w * 0.5, (y - 0.17) * h, w * 0.75, lamp, 0.3);
    layer(context, w, h, { blur }, (c) => {
      rows.forEach((y, row) => {
        fillBox(c, -w * 0.1, y * h, w * 1.2, h * 0.016, wood);
        for (let x = 0.06 + (row % 2) * 0.07; x < 1; x += 0.17) {
          const tall = h * (0.08 + random() * 0.06);
          const glaze = pick(random, wares);
          const kind = Math.floor(random() * 4);
          if (kind === 0) drawVase(c, x * w, y * h, tall * 1.15, glaze);
          else if (kind === 1) drawTeapot(c, x * w, y * h, tall * 0.75, glaze);
          else drawJar(c, x * w, y * h, tall, glaze);
        }
      });
      for (const [x, top, foot] of [
        [0.0, 0, 1],
        [0.36, 0, 0.4],
        [0.62, 0.4, 0.78],
        [0.97, 0, 1],
        [0.27, 0.58, 1],
      ] as const)
        fillBox(
          c,
          x * w,
          top * h,
          w * 0.028,
          (foot - top) * h,
          shadeAcross(c, x * w, (x + 0.028) * w, wood, cssOfHex(wood, 0.85), wood),
        );
    });
  });
}

/** A blind of split bamboo with the light behind it, tassels, a dark sill. */
export function blind(options: { name: string; light: readonly [string, string]; slat: string; leaf: string }): Scene {
  const { light, slat, leaf } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, light[0]],
      [1, light[1]],
    ]);
    layer(context, w, h, { blur: 0.012, opacity: 0.7 }, (c) => drawBambooShade(c, w, h, leaf, random));
    layer(context, w, h, { blur: 0.0022 }, (c) => {
      for (let y = 0; y < 0.62; y += 0.0095)
        fillBox(c, -w * 0.1, y * h, w * 1.2, h * 0.0058, cssOfHex(slat, 0.55 + 0.3 * random()));
      for (const x of [0.12, 0.37, 0.63, 0.88])
        fillBox(c, x * w, -h * 0.1, w * 0.012, h * 0.72, cssOfHex('#4a3018', 0.7));
      fillBox(c, -w * 0.1, h * 0.612, w * 1.2, h * 0.016, '#4a3018');
      for (const x of [0.12, 0.88]) {
        fillBox(c, (x - 0.006) * w, h * 0.62, w * 0.024, h * 0.075, '#a8382c');
        fillDisc(c, (x + 0.006) * w, h * 0.625, w * 0.02, '#d8b060');
      }
    });
    glow(context, w * 0.7, h * 0.25, w * 0.9, light[0], 0.4);
  });
}

/** Lattice doors before a lit room, paper lamps hanging in front: a tea house in the evening. */
export function lampHouse(options: {
  name: string;
  pane: readonly [string, string];
  wood: string;
  lamps: readonly (readonly [number, number, number])[];
}): Scene {
  const { pane, wood, lamps } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#1a120c'],
      [1, '#2a1a10'],
    ]);
    layer(context, w, h, { blur: 0.006 }, (c) => {
      for (const x of [-0.06, 0.3, 0.66])
        drawLattice(c, { x: x * w, y: h * 0.08, width: w * 0.33, height: h * 0.62, wood, pane, columns: 3 });
      fillBox(c, -w * 0.1, h * 0.7, w * 1.2, h * 0.4, shadeDown(c, h * 0.7, h, wood, '#120a06'));
      fillBox(c, -w * 0.1, -h * 0.1, w * 1.2, h * 0.17, wood);
    });
    for (const [x, y, r] of lamps) {
      layer(context, w, h, { blur: 0.004 }, (c) => {
        fillBox(c, x * w - 1, -h * 0.1, 2, (y + 0.1) * h, '#1c120a');
        fillDisc(
          c,
          x * w,
          y * h,
          r * w,
          shadeAcross(c, (x - r) * w, (x + r) * w, '#d89a54', '#fff0cc', '#d89a54'),
          r * w * 1.25,
        );
        for (let k = -4; k <= 4; k++)
          fillDisc(c, x * w, (y + k * r * 0.2) * h, r * w * Math.cos(k * 0.3), 'rgba(120,70,30,0.12)', h * 0.0015);
      });
      glow(context, x * w, y * h, r * w * 4, '#ffc880', 0.5);
    }
    texture(context, w, h, { opacity: 0.2, scale: [1, 0.8] }, random);
  });
}

/** Dark, with steam in a low light. */
export function steam(options: {
  name: string;
  dark: readonly [string, string];
  steam: string;
  light: readonly [number, number];
}): Scene {
  const { dark, light } = options;
  return painted(options.name, (context, w, h, random: Random) => {
    fillAround(
      context,
      w,
      h,
      [light[0], light[1], 1.2],
      [
        [0, dark[0]],
        [1, dark[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.3, scale: [1.2, 0.9] }, random);
    layer(context, w, h, { blur: 0.02, blend: 'screen' }, (c) => {
      for (const x of [0.08, 0.3, 0.72, 0.94])
        drawSteam(c, x * w, h * 1.02, h * (0.8 + random() * 0.3), options.steam, random);
    });
    layer(context, w, h, { blur: 0.007, blend: 'screen', opacity: 0.7 }, (c) => {
      for (const x of [0.1, 0.9]) drawSteam(c, x * w, h * 0.9, h * 0.75, options.steam, random);
    });
  });
}
