import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { drawBambooShade } from '../../scenes/bamboo.ts';
import { drawBough } from '../../scenes/bough.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer, painted } from '../../scenes/layer.ts';
import { paintMoonGate } from '../../scenes/moon-gate.ts';
import { drawPlumFlower } from '../../scenes/plum-flower.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeAcross, shadeDown, strokeLine } from '../../scenes/shapes.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { cssOfHex } from '../../stages/colour.ts';

const BLACK_TILE = ['#26282c', '#4a4e54', '#6e737a'] as const;
export const PEACH = ['#f29ab0', '#f8c4d0', '#fde4ea'] as const;

/** A white wall under black tiles, rain marks on it, a bough of peach. */
export function whiteWall(options: {
  name: string;
  sky: readonly [string, string];
  wall: readonly [string, string];
  bloom?: readonly string[];
  shadow?: number;
  top?: number;
  blur?: number;
}): Scene {
  const { sky, wall, bloom, shadow = 0, top = 0.2, blur = 0.0035 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [Math.max(0.01, top), sky[1]],
      [1, sky[1]],
    ]);
    fillBox(context, 0, top * h, w, h, shadeDown(context, top * h, h, wall[0], wall[1]));
    texture(context, w, h, { opacity: 0.3, scale: [0.9, 0.7], from: Math.max(0, top) }, random);
    texture(context, w, h, { opacity: 0.09, scale: [0.14, 1.1], from: Math.max(0, top), blend: 'multiply' }, random);
    drawEave(context, {
      left: -w * 0.02,
      right: w * 1.02,
      top: h * (top - 0.09),
      bottom: h * top,
      tile: BLACK_TILE,
      pitch: w * 0.04,
    });
    fillBox(
      context,
      0,
      h * top,
      w,
      h * 0.05,
      shadeDown(context, h * top, h * (top + 0.05), 'rgba(30,34,38,0.45)', 'rgba(30,34,38,0)'),
    );
    if (shadow > 0)
      layer(context, w, h, { blur: 0.007, opacity: shadow, blend: 'multiply' }, (c) =>
        drawBambooShade(c, w, h, '#7c8a80', random),
      );
    defocus(context, w, h, blur);
    if (bloom) drawPeach(context, w, h, bloom, random);
  });
}

function drawPeach(context: SKRSContext2D, w: number, h: number, bloom: readonly string[], random: Random): void {
  layer(context, w, h, { blur: 0.0032 }, (c) => {
    const bough = { length: h * 0.17, thick: w * 0.022, forks: 4, bark: '#40302c' };
    const flower = (x: number, y: number): void => drawPlumFlower(c, x, y, w * 0.028, bloom, '#c8506a', random);
    drawBough(c, { ...bough, x: -w * 0.05, y: h * 0.44, angle: -0.6 }, random, flower);
    drawBough(c, { ...bough, x: w * 1.04, y: h * 0.1, angle: 2.75, length: h * 0.12 }, random, flower);
  });
}

/** A round gate in a white wall; beyond it a garden with peach and bamboo. */
export function gardenGate(options: {
  name: string;
  at: readonly [number, number, number];
  wall: readonly [string, string];
  garden: readonly [string, string, string];
  bloom: readonly string[];
}): Scene {
  const { at, wall, garden, bloom } = options;
  return painted(options.name, (context, w, h, random) => {
    paintMoonGate(context, w, h, { at, wall, rim: '#5c6064', blur: [0.006, 0.0035] }, random, () => {
      fillDown(context, w, h, [
        [0, garden[0]],
        [0.5, garden[1]],
        [1, garden[2]],
      ]);
      layer(context, w, h, { blur: 0.01, opacity: 0.8 }, (c) => drawBambooShade(c, w, h, '#5a8458', random));
      fillDisc(context, at[0] * w, (at[1] + 0.24) * h, w * 0.3, '#8a8f8c', h * 0.1);
      fillDisc(context, (at[0] + 0.16) * w, (at[1] + 0.2) * h, w * 0.12, '#a4a8a4', h * 0.12);
      drawPeach(context, w, h, bloom, random);
    });
    layer(context, w, h, { blur: 0.004 }, (c) =>
      drawEave(c, {
        left: -w * 0.1,
        right: w * 1.1,
        top: -h * 0.03,
        bottom: h * 0.035,
        tile: BLACK_TILE,
        pitch: w * 0.04,
      }),
    );
  });
}

/** Open umbrellas of oiled paper, hung overhead and leant about, out of focus. */
export function umbrellas(options: {
  name: string;
  ground: readonly [string, string];
  colours: readonly string[];
  blur?: number;
}): Scene {
  const { ground, colours, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.6, 0.25, 1.3],
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.3, scale: [0.8, 0.6] }, random);
    const places = [
      [0.12, 0.1, 0.26],
      [0.62, 0.04, 0.3],
      [1.0, 0.26, 0.26],
      [-0.02, 0.44, 0.24],
      [0.42, 0.26, 0.2],
      [0.96, 0.64, 0.28],
      [0.06, 0.84, 0.3],
    ] as const;
    places.forEach(([x, y, r], i) => {
      const depth = i < 3 ? 1.6 : 1;
      layer(context, w, h, { blur: blur * depth, opacity: 0.96 }, (c) =>
        drawUmbrella(c, x * w, y * h, r * w, colours[i % colours.length] ?? '#c8503a', i),
      );
    });
    glow(context, w * 0.6, h * 0.2, w * 0.8, '#fff4dc', 0.4);
  });
}

function drawUmbrella(context: SKRSContext2D, x: number, y: number, r: number, colour: string, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn * 0.7);
  context.scale(1, 0.86);
  const paper = context.createRadialGradient(-r * 0.2, -r * 0.2, 0, 0, 0, r);
  paper.addColorStop(0, cssOfHex('#fff6e0', 0.95));
  paper.addColorStop(0.25, colour);
  paper.addColorStop(1, colour);
  context.fillStyle = paper;
  context.beginPath();
  const ribs = 24;
  for (let i = 0; i <= ribs; i++) {
    const a = (i / ribs) * Math.PI * 2;
    const mid = ((i - 0.5) / ribs) * Math.PI * 2;
    if (i === 0) context.moveTo(r, 0);
    else
      context.quadraticCurveTo(Math.cos(mid) * r * 0.965, Math.sin(mid) * r * 0.965, Math.cos(a) * r, Math.sin(a) * r);
  }
  context.fill();
  for (let i = 0; i < ribs; i++) {
    const a = (i / ribs) * Math.PI * 2;
    strokeLine(
      context,
      [
        [0, 0],
        [Math.cos(a) * r, Math.sin(a) * r],
      ],
      r * 0.012,
      'rgba(60,30,16,0.35)',
    );
  }
  for (const share of [0.3, 0.62, 0.94]) {
    context.strokeStyle = 'rgba(255,250,236,0.5)';
    context.lineWidth = r * 0.02;
    context.beginPath();
    context.arc(0, 0, r * share, 0, Math.PI * 2);
    context.stroke();
  }
  for (let k = 0; k < 7; k++) {
    const a = k * 0.9 + turn;
    fillDisc(context, Math.cos(a) * r * 0.78, Math.sin(a) * r * 0.78, r * 0.07, 'rgba(255,246,236,0.75)');
  }
  fillDisc(context, 0, 0, r * 0.07, '#4a2c1c');
  context.restore();
}

/** A tea room: a dark lattice window on the canal's light. */
export function teaRoom(options: {
  name: string;
  view: readonly [string, string, string];
  wood: string;
  blur?: number;
}): Scene {
  const { view, wood, blur = 0.007 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, view[0]],
      [0.5, view[1]],
      [1, view[2]],
    ]);
    layer(context, w, h, { blur: 0.014 }, (c) => drawBambooShade(c, w, h, '#86a888', random));
    layer(context, w, h, { blur }, (c) => {
      for (let x = -0.02; x < 1.05; x += 0.255) {
        fillBox(c, x * w, -h * 0.1, w * 0.03, h * 1.2, wood);
        for (const y of [0.02, 0.2, 0.38, 0.56]) {
          c.strokeStyle = wood;
          c.lineWidth = w * 0.009;
          c.strokeRect((x + 0.06) * w, (y + 0.03) * h, w * 0.165, h * 0.12);
          fillBox(c, x * w, y * h, w * 0.26, w * 0.012, wood);
          fillBox(c, (x + 0.135) * w, y * h, w * 0.009, h * 0.18, wood);
        }
      }
      fillBox(c, -w * 0.1, h * 0.74, w * 1.2, h * 0.4, shadeDown(c, h * 0.74, h, wood, '#1a100a'));
      fillDisc(
        c,
        w * 0.14,
        h * 0.72,
        w * 0.085,
        shadeAcross(c, w * 0.05, w * 0.23, '#6a4a34', '#b08a68', '#5a3a28'),
        h * 0.042,
      );
      fillBox(c, w * 0.105, h * 0.668, w * 0.07, h * 0.014, '#7a5a40');
      for (const x of [0.84, 0.96]) fillDisc(c, x * w, h * 0.735, w * 0.04, '#e8e8e0', h * 0.017);
    });
    glow(context, w * 0.5, h * 0.2, w * 0.8, '#f4fbf4', 0.35);
  });
}
