import type { SKRSContext2D } from '@napi-rs/canvas';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLattice } from '../../scenes/lattice.ts';
import { layer, painted } from '../../scenes/layer.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeAcross, shadeDown, strokeLine } from '../../scenes/shapes.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawCalendar, drawClock, drawMug, drawOldPrint, drawRadio, drawThermos } from './keepsakes.ts';

type Thing = 'calendar' | 'clock' | 'radio' | 'thermos' | 'mug' | 'print' | 'wide-print' | 'window' | 'shelf';
/** A thing and its place: left and upper edge (or foot) as shares of the frame, width as a share of the width. */
type Placed = readonly [thing: Thing, x: number, y: number, size: number];

function drawThing(context: SKRSContext2D, w: number, h: number, [thing, x, y, size]: Placed): void {
  const [px, py, long] = [x * w, y * h, size * w];
  if (thing === 'calendar') drawCalendar(context, px, py, long);
  if (thing === 'clock') drawClock(context, px, py, long);
  if (thing === 'radio') drawRadio(context, px, py - long * 0.62, long, '#f8e0a0');
  if (thing === 'thermos') drawThermos(context, px, py, long);
  if (thing === 'mug') drawMug(context, px, py, long);
  if (thing === 'print') drawOldPrint(context, px, py, long, long * 1.3, '#4a2c18');
  if (thing === 'wide-print') drawOldPrint(context, px, py, long, long * 0.7, '#6a4424');
  if (thing === 'shelf') fillBox(context, px, py, long, h * 0.014, '#a87444');
  if (thing === 'window')
    drawLattice(context, {
      x: px,
      y: py,
      width: long,
      height: long * 1.5,
      wood: '#6a4428',
      pane: ['#fffbe4', '#ffe8b0'],
    });
}

/** A room of the old house: plaster above, a painted dado below, a chest, and what hangs and stands there. */
export function room(options: {
  name: string;
  wall: readonly [bright: string, dark: string];
  /** The dado's colour and its upper edge, share of the height. */
  dado?: readonly [colour: string, top: number];
  /** Upper edge of a chest of drawers, share of the height. */
  chest?: number;
  things: readonly Placed[];
  light?: readonly [x: number, y: number, hex: string, strength: number];
  /** Bars of a window's light on the wall, 0 to 1. */
  bars?: number;
  blur?: number;
}): Scene {
  const { wall, dado, chest, things, light = [0.2, 0.2, '#ffe2a8', 0.45], bars = 0, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [light[0], light[1], 1.3],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    if (dado) {
      fillBox(context, 0, dado[1] * h, w, h, shadeAcross(context, 0, w, dado[0], cssOfHex(dado[0], 0.8)));
      fillBox(context, 0, dado[1] * h, w, h * 0.008, 'rgba(30,40,34,0.5)');
    }
    texture(context, w, h, { opacity: 0.3, scale: [0.9, 0.7] }, random);
    texture(context, w, h, { opacity: 0.14, scale: [0.24, 0.18] }, random);
    if (bars > 0) drawWindowLight(context, w, h, bars);
    layer(context, w, h, { blur }, (c) => {
      if (chest !== undefined) {
        fillBox(c, -w * 0.1, chest * h, w * 1.2, h * 1.1, shadeDown(c, chest * h, h, '#7a4426', '#2c160c'));
        fillBox(c, -w * 0.1, chest * h, w * 1.2, h * 0.014, '#b07a48');
      }
      for (const thing of things) drawThing(c, w, h, thing);
    });
    glow(context, light[0] * w, light[1] * h, w * 0.95, light[2], light[3]);
  });
}

/** Late sun through a lattice, thrown aslant on the wall. */
function drawWindowLight(context: SKRSContext2D, w: number, h: number, strength: number): void {
  layer(context, w, h, { blur: 0.005, opacity: strength, blend: 'soft-light' }, (c) => {
    c.transform(1, 0.22, -0.25, 1, w * 0.2, -h * 0.04);
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 5; column++)
        fillBox(c, w * (0.02 + column * 0.19), h * (0.08 + row * 0.125), w * 0.165, h * 0.108, '#fff0c0');
  });
}

/** The gate: two leaves of painted wood, rings, the New Year's couplet grown pale at the sides. */
export function gate(options: { name: string; leaf: readonly [string, string]; paper: string; blur?: number }): Scene {
  const { leaf, paper, blur = 0.0035 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillBox(context, 0, 0, w, h, shadeDown(context, 0, h, '#8a8884', '#6e6a66'));
    fillBox(context, w * 0.16, h * 0.17, w * 0.68, h, '#2a1710');
    for (const x of [0.19, 0.505]) {
      fillBox(context, x * w, h * 0.2, w * 0.305, h, shadeDown(context, h * 0.2, h, leaf[0], leaf[1]));
      for (let k = 1; k < 4; k++) fillBox(context, (x + k * 0.076) * w, h * 0.2, w * 0.003, h, 'rgba(0,0,0,0.35)');
    }
    for (const x of [0.44, 0.56]) {
      fillDisc(context, x * w, h * 0.5, w * 0.042, '#c8a048');
      fillDisc(context, x * w, h * 0.495, w * 0.03, '#f0d488');
      context.strokeStyle = '#d8b458';
      context.lineWidth = w * 0.012;
      context.beginPath();
      context.arc(x * w, h * 0.535, w * 0.042, 0, Math.PI * 2);
      context.stroke();
    }
    const red = shadeDown(context, 0, h, paper, cssOfHex(paper, 0.92));
    const ink = { font: 'serif', weight: 700, colour: '#1f1410' } as const;
    fillBox(context, w * 0.22, h * 0.05, w * 0.56, h * 0.085, red);
    write(context, '福寿康宁', { ...ink, x: w * 0.5, y: h * 0.115, size: h * 0.06, align: 'center', spacing: 0.5 });
    for (const [x, line] of [
      [0.03, '春满乾坤福满门'],
      [0.87, '天增岁月人增寿'],
    ] as const) {
      fillBox(context, x * w, h * 0.17, w * 0.1, h * 0.66, red);
      write(context, line, { ...ink, x: (x + 0.05) * w, y: h * 0.235, size: h * 0.056, vertical: true, spacing: 0.48 });
    }
    texture(context, w, h, { opacity: 0.4, scale: [0.5, 0.9] }, random);
    texture(context, w, h, { opacity: 0.2, scale: [0.12, 0.5], blend: 'multiply' }, random);
    defocus(context, w, h, blur);
    glow(context, w * 0.1, h * 0.1, w, '#ffe0a8', 0.35);
  });
}

/** Under the eaves: corn, chillies and garlic hung to dry on a wall of clay. */
export function harvestWall(options: { name: string; clay: readonly [string, string]; blur?: number }): Scene {
  const { clay, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, clay[0]],
        [1, clay[1]],
      ],
      0.3,
    );
    texture(context, w, h, { opacity: 0.45, scale: [0.6, 0.45] }, random);
    texture(context, w, h, { opacity: 0.2, scale: [0.1, 0.08] }, random);
    layer(context, w, h, { blur }, (c) => {
      fillBox(c, -w * 0.1, -h * 0.1, w * 1.2, h * 0.15, '#3c2818');
      fillBox(
        c,
        -w * 0.1,
        h * 0.05,
        w * 1.2,
        h * 0.1,
        shadeDown(c, h * 0.05, h * 0.15, 'rgba(30,16,8,0.55)', 'rgba(30,16,8,0)'),
      );
      for (let x = -0.02; x < 1.1; x += 0.115)
        fillDisc(c, x * w, h * 0.03, w * 0.028, shadeDown(c, 0, h * 0.06, '#8a6440', '#4a3018'));
      [0.04, 0.16, 0.3, 0.44, 0.6, 0.74, 0.86, 0.98].forEach((x, i) => {
        const long = (0.24 + 0.16 * ((i * 7) % 5) * 0.25 + (i === 0 || i > 5 ? 0.2 : 0)) * h;
        strokeLine(
          c,
          [
            [x * w, h * 0.03],
            [x * w, h * 0.1],
          ],
          w * 0.006,
          '#8a7048',
        );
        for (let y = 0; y < long; y += h * 0.026) {
          for (const side of [-1, 1, 0]) {
            const px = x * w + side * w * 0.028;
            const py = h * 0.1 + y + random() * h * 0.008;
            if (i % 3 === 1)
              fillDisc(
                c,
                px * 0.5 + x * w * 0.5,
                py,
                w * 0.011,
                random() < 0.3 ? '#e0442c' : '#b0241c',
                h * 0.028,
                side * 0.6,
              );
            else
              fillDisc(
                c,
                px,
                py,
                w * 0.023,
                ['#e8ac2c', '#f4c850', '#d89420'][Math.floor(random() * 3)] ?? '#e8ac2c',
                h * 0.026,
                side * -0.35,
              );
          }
        }
      });
    });
    glow(context, w * 0.9, h * 0.15, w, '#ffd890', 0.4);
  });
}

/** The screen wall behind the gate: grey tiles set on the point, a round of red with the word for blessing. */
export function screenWall(options: {
  name: string;
  tile: string;
  word: string;
  at: readonly [number, number, number];
}): Scene {
  const { tile, word, at } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.35, 0.25, 1.2],
      [
        [0, tile],
        [1, '#4e4c4a'],
      ],
    );
    context.strokeStyle = 'rgba(20,20,20,0.35)';
    context.lineWidth = w * 0.005;
    context.beginPath();
    for (let k = -12; k < 24; k++) {
      context.moveTo(k * w * 0.13, 0);
      context.lineTo(k * w * 0.13 + h, h);
      context.moveTo(k * w * 0.13, 0);
      context.lineTo(k * w * 0.13 - h, h);
    }
    context.stroke();
    texture(context, w, h, { opacity: 0.4, scale: [0.7, 0.5] }, random);
    const [x, y, r] = [at[0] * w, at[1] * h, at[2] * w];
    context.save();
    context.translate(x, y);
    context.rotate(Math.PI / 4);
    fillBox(context, -r, -r, r * 2, r * 2, '#b02a20');
    context.strokeStyle = '#e0b458';
    context.lineWidth = r * 0.05;
    context.strokeRect(-r * 0.88, -r * 0.88, r * 1.76, r * 1.76);
    context.restore();
    write(context, word, {
      x,
      y: y + r * 0.52,
      size: r * 1.42,
      colour: '#f0c868',
      font: 'serif',
      weight: 900,
      align: 'center',
    });
    defocus(context, w, h, 0.003);
    glow(context, w * 0.15, h * 0.15, w, '#ffe4b4', 0.4);
  });
}
