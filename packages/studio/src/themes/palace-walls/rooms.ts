import type { SKRSContext2D } from '@napi-rs/canvas';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { GLAZED } from './red-walls.ts';

/** Lattice of crossing bars with a flower at every crossing, light behind paper. */
export function lattice(options: {
  name: string;
  paper: readonly [string, string];
  wood: string;
  gold: string;
  blur?: number;
}): Scene {
  const { paper, wood, gold, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.75, 0.3, 1.2],
      [
        [0, paper[0]],
        [1, paper[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.3, scale: [0.6, 0.5] }, random);
    const step = w * 0.115;
    context.strokeStyle = wood;
    context.lineWidth = w * 0.014;
    for (const turn of [0, Math.PI / 3, -Math.PI / 3]) {
      context.save();
      context.translate(w / 2, h / 2);
      context.rotate(turn);
      for (let x = -1.5 * h; x < 1.5 * h; x += step) {
        context.beginPath();
        context.moveTo(x, -1.5 * h);
        context.lineTo(x, 1.5 * h);
        context.stroke();
      }
      context.restore();
    }
    const tall = (step * 2) / Math.sqrt(3);
    for (let column = -6; column <= 6; column++)
      for (let row = -8; row <= 8; row++)
        drawRosette(
          context,
          w / 2 + column * step,
          h / 2 + (row + (column % 2 === 0 ? 0 : 0.5)) * tall,
          step * 0.3,
          wood,
          gold,
        );
    for (const x of [0, 0.5, 1]) {
      fillBox(
        context,
        x * w - w * 0.035,
        0,
        w * 0.07,
        h,
        shadeAcross(context, x * w - w * 0.035, x * w + w * 0.035, wood, '#b84a34', wood),
      );
      fillBox(context, x * w - w * 0.004, 0, w * 0.008, h, gold);
    }
    defocus(context, w, h, blur);
    glow(context, w * 0.8, h * 0.25, w * 0.9, paper[0], 0.4);
  });
}

function drawRosette(context: SKRSContext2D, x: number, y: number, r: number, wood: string, gold: string): void {
  for (let k = 0; k < 6; k++)
    fillDisc(context, x + Math.cos(k * 1.047) * r * 0.55, y + Math.sin(k * 1.047) * r * 0.55, r * 0.4, wood);
  fillDisc(context, x, y, r * 0.26, gold);
}

/** The throne room in the dark: gilded panels, columns, candle light. */
export function throneRoom(options: { name: string; ground: readonly [string, string]; blur?: number }): Scene {
  const { ground, blur = 0.009 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, ground[0]],
      [1, ground[1]],
    ]);
    for (let i = 0; i < 5; i++) {
      const x = (0.13 + i * 0.148) * w;
      const top = h * (0.2 - 0.04 * (2 - Math.abs(i - 2)));
      context.fillStyle = shadeAcross(context, x, x + w * 0.143, '#6a3f10', '#e0a848', '#7a4a14');
      context.beginPath();
      context.roundRect(x, top, w * 0.143, h * 1.2, [w * 0.07, w * 0.07, 0, 0]);
      context.fill();
      drawScrolls(context, x + w * 0.072, top, w * 0.055, h);
    }
    for (const x of [-0.02, 0.9]) {
      fillBox(
        context,
        x * w,
        0,
        w * 0.13,
        h,
        shadeAcross(context, x * w, (x + 0.13) * w, '#3a0c0a', '#a83226', '#3a0c0a'),
      );
      drawScrolls(context, (x + 0.065) * w, 0, w * 0.045, h);
    }
    texture(context, w, h, { opacity: 0.5, scale: [0.4, 0.3] }, random);
    defocus(context, w, h, blur);
    glow(context, w * 0.5, h * 0.3, w * 0.7, '#ffc870', 0.4);
    for (const [x, y] of [
      [0.1, 0.5],
      [0.17, 0.44],
      [0.87, 0.47],
      [0.94, 0.53],
    ] as const)
      glow(context, x * w, y * h, w * 0.11, '#ffd890', 0.95);
    scatterBokeh(
      context,
      w,
      h,
      { count: 16, colours: ['#ffd890', '#ffb860'], radius: [0.008, 0.03], opacity: 0.4 },
      random,
    );
  });
}

function drawScrolls(context: SKRSContext2D, x: number, top: number, r: number, tall: number): void {
  context.lineWidth = r * 0.14;
  for (let y = top + r * 1.4, k = 0; y < top + tall; y += r * 1.7, k++) {
    context.strokeStyle = cssOfHex(k % 2 === 0 ? '#ffe2a0' : '#5a3208', 0.7);
    context.beginPath();
    for (let t = 0; t < 12; t += 0.4) {
      const out = (r * t) / 13;
      const px = x + Math.cos(t + k) * out;
      const py = y + Math.sin(t + k) * out;
      if (t === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.stroke();
  }
}

/** Rows of glazed tiles from above: what the photos lie on. */
export const TILES: Scene = painted('palace-tiles', (context, w, h, random) => {
  for (let row = 7; row >= 0; row--) {
    const top = (row * 0.15 - 0.1) * h;
    drawEave(context, {
      left: -w * (0.02 + (row % 2) * 0.04),
      right: w * 1.05,
      top,
      bottom: top + h * 0.17,
      tile: GLAZED,
      pitch: w * 0.085,
    });
  }
  texture(context, w, h, { opacity: 0.45, scale: [0.4, 0.3] }, random);
  glow(context, w * 0.2, h * 0.1, w, '#fff4d0', 0.25);
});

/** Red lacquer with clouds of gold. */
export const LACQUER: Scene = painted('palace-lacquer', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.2, 1.5],
    [
      [0, '#8c1f1a'],
      [1, '#3c0a0c'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [1.2, 0.9] }, random);
  for (const [x, y, size] of [
    [0.1, 0.06, 1],
    [0.9, 0.95, 1.1],
    [0.93, 0.1, 0.7],
    [0.06, 0.9, 0.8],
  ] as const) {
    context.strokeStyle = cssOfHex('#e8bc60', 0.85);
    context.lineWidth = w * 0.005;
    for (const [dx, dy, r] of [
      [0, 0, 0.09],
      [0.11, 0.02, 0.06],
      [-0.11, 0.02, 0.06],
    ] as const)
      for (const share of [1, 0.72, 0.44, 0.2]) {
        context.beginPath();
        context.arc((x + dx * size) * w, (y + dy * size) * h, r * size * share * w, 0, Math.PI * 1.7);
        context.stroke();
      }
  }
});

/** A poster: the eave against flat vermilion, the sun in gold. */
export const POSTER: Scene = painted('poster', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#b4281e'],
    [1, '#8e1b18'],
  ]);
  texture(context, w, h, { opacity: 0.25, scale: [0.5, 0.4] }, random);
  fillDisc(context, w * 0.5, h * 0.41, w * 0.36, '#e8b04a');
  fillDisc(context, w * 0.5, h * 0.41, w * 0.335, '#f2c66a');
  drawEave(context, {
    left: -w * 0.02,
    right: w * 1.02,
    top: h * 0.015,
    bottom: h * 0.09,
    tile: GLAZED,
    pitch: w * 0.064,
    beam: ['#1d5568', '#e8c468'],
  });
});
