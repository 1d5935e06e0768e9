import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { drawBrickwork } from '../../scenes/brickwork.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLattice } from '../../scenes/lattice.ts';
import { layer, painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeAcross, shadeDown } from '../../scenes/shapes.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { drawCrown, type Foliage } from '../../scenes/tree-crown.ts';
import { drawPersimmonBoughs, type Entry } from './persimmons.ts';

const TILE = ['#33363a', '#5a5e63', '#84898e'] as const;
const GREY_BRICKS = ['#8c8d8c', '#7f8182', '#979896', '#76797b', '#8a8682'] as const;

export interface Hour {
  sky: readonly [string, string];
  /** Paper of the windows, from above down. */
  pane: readonly [string, string];
  wood: string;
  column: string;
  ground: readonly [far: string, near: string];
  /** Colour laid over all of it by multiplication. */
  cast?: string;
  /** Lamp light out of the windows, 0 to 1. */
  lit?: number;
}

/** The main house across the court: tiles, red columns, lattice, slabs, pots with green at the sides. */
export function court(options: Hour & { name: string; top?: number; boughs?: readonly Entry[]; blur?: number }): Scene {
  const { sky, pane, wood, column, ground, cast, lit = 0, top = 0.12, boughs = [], blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.3, sky[1]],
      [1, sky[1]],
    ]);
    layer(context, w, h, { blur }, (c) => {
      const eave = (top + 0.1) * h;
      fillBox(c, -w * 0.1, eave, w * 1.2, h * 0.5, shadeDown(c, eave, h * 0.66, '#2a1c16', '#5a3c2c'));
      for (const x of [-0.12, 0.17, 0.46, 0.75]) {
        const bay = { x: (x + 0.035) * w, width: w * 0.22, wood, pane };
        drawLattice(c, { ...bay, y: eave + h * 0.06, height: h * 0.25 });
        fillBox(
          c,
          bay.x,
          eave + h * 0.32,
          bay.width,
          h * 0.12,
          shadeDown(c, eave + h * 0.32, eave + h * 0.44, wood, '#2c1a12'),
        );
      }
      for (const x of [-0.12, 0.17, 0.46, 0.75, 1.04])
        fillBox(
          c,
          (x - 0.02) * w,
          eave,
          w * 0.045,
          h * 0.46,
          shadeAcross(c, (x - 0.02) * w, (x + 0.025) * w, '#3a1410', column, '#3a1410'),
        );
      drawEave(c, {
        left: -w * 0.1,
        right: w * 1.1,
        top: top * h,
        bottom: eave,
        tile: TILE,
        pitch: w * 0.042,
        beam: ['#2c4a44', '#7a8c5a'],
      });
      drawSlabs(c, w, h, (top + 0.53) * h, ground);
    });
    drawPots(context, w, h, top + 0.53, random);
    if (lit > 0)
      for (const x of [0.02, 0.31, 0.6, 0.89]) glow(context, x * w, (top + 0.28) * h, w * 0.3, '#ffb860', lit);
    texture(context, w, h, { opacity: 0.2, scale: [0.8, 0.6] }, random);
    if (cast) {
      context.save();
      context.globalCompositeOperation = 'multiply';
      fillBox(context, 0, 0, w, h, cast);
      context.restore();
    }
    if (boughs.length > 0)
      layer(context, w, h, { blur: 0.0035 }, (c) => drawPersimmonBoughs(c, w, h, boughs, 0.85, random));
  });
}

/** Stone slabs that run towards the house. */
function drawSlabs(context: SKRSContext2D, w: number, h: number, y: number, ground: Hour['ground']): void {
  fillBox(context, -w * 0.1, y, w * 1.2, h * 1.1 - y, shadeDown(context, y, h, ground[0], ground[1]));
  fillBox(context, -w * 0.1, y - h * 0.022, w * 1.2, h * 0.022, '#a8a49a');
  fillBox(context, -w * 0.1, y - h * 0.006, w * 1.2, h * 0.012, 'rgba(0,0,0,0.35)');
  context.strokeStyle = 'rgba(30,26,22,0.3)';
  context.lineWidth = w * 0.004;
  context.beginPath();
  for (let k = 0; k < 8; k++) {
    const row = y + (h * 1.05 - y) * (k / 8) ** 1.8;
    context.moveTo(-w * 0.1, row);
    context.lineTo(w * 1.1, row);
  }
  for (let x = -1.4; x <= 2.4; x += 0.19) {
    context.moveTo((0.5 + (x - 0.5) * 0.45) * w, y);
    context.lineTo(x * w, h * 1.05);
  }
  context.stroke();
}

const POT_GREEN: Foliage = ['#33502e', '#5a7a3e', '#9cb060'];
const POT_RED: Foliage = ['#3f5a34', '#7a8a44', '#d85a48'];

function drawPots(context: SKRSContext2D, w: number, h: number, y: number, random: Random): void {
  layer(context, w, h, { blur: 0.005 }, (c) => {
    for (const [x, size, foliage] of [
      [0.05, 1, POT_GREEN],
      [0.2, 0.7, POT_RED],
      [0.97, 1.1, POT_RED],
      [0.83, 0.75, POT_GREEN],
    ] as const) {
      const wide = w * 0.07 * size;
      const foot = (y + 0.06 * size) * h;
      fillBox(
        c,
        x * w - wide,
        foot - h * 0.07 * size,
        wide * 2,
        h * 0.07 * size,
        shadeAcross(c, x * w - wide, x * w + wide, '#4a2a1c', '#a06a48', '#3c2218'),
      );
      drawCrown(c, x * w, foot - h * 0.13 * size, wide * 1.5, h * 0.085 * size, foliage, random, 110);
    }
  });
}

/** A wall of grey brick under its tiles, fruit before it, the tree's shade on it. */
export function brickWall(options: {
  name: string;
  sky: readonly [string, string];
  top?: number;
  bricks?: readonly string[];
  sun?: string;
  boughs: readonly Entry[];
  shade?: number;
  blur?: number;
}): Scene {
  const { sky, top = 0.18, bricks = GREY_BRICKS, sun = '#ffd9a0', boughs, shade = 0.35, blur = 0.003 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.4, sky[1]],
      [1, sky[1]],
    ]);
    drawBrickwork(
      context,
      { x: 0, y: top * h, width: w, height: h, course: h * 0.031, bricks, mortar: '#b0ada6' },
      random,
    );
    drawEave(context, {
      left: -w * 0.02,
      right: w * 1.02,
      top: (top - 0.08) * h,
      bottom: top * h,
      tile: TILE,
      pitch: w * 0.045,
    });
    fillBox(
      context,
      0,
      top * h,
      w,
      h * 0.06,
      shadeDown(context, top * h, (top + 0.06) * h, 'rgba(20,18,18,0.5)', 'rgba(20,18,18,0)'),
    );
    texture(context, w, h, { opacity: 0.35, scale: [0.9, 0.7], from: Math.max(0, top) }, random);
    layer(context, w, h, { blur: 0.008, opacity: shade, blend: 'multiply' }, (c) => {
      c.translate(w * 0.07, h * 0.06);
      for (let k = 0; k < 26; k++)
        fillDisc(
          c,
          random() * w,
          (top + random() * 0.8) * h,
          w * (0.03 + random() * 0.07),
          '#4a4650',
          w * 0.04,
          random() * 3,
        );
    });
    defocus(context, w, h, blur);
    glow(context, w * 0.85, h * 0.3, w * 0.95, sun, 0.42);
    layer(context, w, h, { blur: 0.003 }, (c) => drawPersimmonBoughs(c, w, h, boughs, 0.95, random));
  });
}

const VINE: Foliage = ['#2f4a24', '#5c8036', '#c4d478'];

/** Under the vine: leaves and grapes overhead, the sunny court beyond, a bamboo chair. */
export function arbour(name: string): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#e8ecc4'],
      [0.5, '#d8d8b4'],
      [1, '#9a9478'],
    ]);
    layer(context, w, h, { blur: 0.012 }, (c) => {
      drawBrickwork(
        c,
        {
          x: -w * 0.1,
          y: h * 0.34,
          width: w * 1.2,
          height: h * 0.36,
          course: h * 0.028,
          bricks: ['#c4c0b0', '#b4b0a4', '#d0ccba'],
          mortar: '#dcd8cc',
        },
        random,
      );
      fillBox(c, w * 0.62, h * 0.4, w * 0.26, h * 0.3, '#8a4a38');
      for (let i = 0; i < 9; i++)
        drawCrown(c, random() * w, h * (0.5 + random() * 0.2), w * 0.1, h * 0.05, VINE, random, 50);
    });
    layer(context, w, h, { blur: 0.0055 }, (c) => {
      for (const x of [0.04, 0.95])
        fillBox(c, x * w, 0, w * 0.03, h * 1.1, shadeAcross(c, x * w, (x + 0.03) * w, '#5a4426', '#a88a54', '#4a361e'));
      for (const y of [0.05, 0.13, 0.2]) fillBox(c, -w * 0.1, y * h, w * 1.2, h * 0.012, '#7a6038');
      for (let i = 0; i < 22; i++)
        drawCrown(c, (random() * 1.2 - 0.1) * w, h * random() ** 1.4 * 0.27, w * 0.12, h * 0.055, VINE, random, 70);
      for (const [x, y] of [
        [0.16, 0.27],
        [0.84, 0.25],
        [0.4, 0.2],
        [0.95, 0.33],
      ] as const)
        drawGrapes(c, x * w, y * h, w * 0.021);
      drawBambooChair(c, w * 0.1, h * 0.66, w * 0.3);
    });
    glow(context, w * 0.7, h * 0.12, w, '#fffbd8', 0.55);
  });
}

function drawGrapes(context: SKRSContext2D, x: number, y: number, r: number): void {
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 5 - row; k++) {
      const px = x + (k - (4 - row) / 2) * r * 1.5;
      fillDisc(context, px, y + row * r * 1.45, r, '#54305c');
      fillDisc(context, px - r * 0.3, y + row * r * 1.45 - r * 0.3, r * 0.4, 'rgba(220,190,230,0.6)');
    }
}

/** The round back of a bamboo armchair; `x`, `y` is the middle of its upper rail. Pixels. */
function drawBambooChair(context: SKRSContext2D, x: number, y: number, wide: number): void {
  context.lineCap = 'round';
  for (const [colour, thick, shift] of [
    ['#7a5a2c', 0.1, 0],
    ['#d8b46a', 0.055, -0.012],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide * thick;
    context.beginPath();
    context.moveTo(x - wide * 0.5, y + wide * 1.3);
    context.quadraticCurveTo(x - wide * 0.55, y + wide * shift, x, y + wide * shift);
    context.quadraticCurveTo(x + wide * 0.55, y + wide * shift, x + wide * 0.5, y + wide * 1.3);
    context.stroke();
    context.lineWidth = wide * thick * 0.6;
    for (let k = -3; k <= 3; k++) {
      context.beginPath();
      context.moveTo(x + k * wide * 0.115, y + wide * (0.08 + Math.abs(k) * 0.03));
      context.lineTo(x + k * wide * 0.125, y + wide * 1.3);
      context.stroke();
    }
  }
}
