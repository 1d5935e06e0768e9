import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { type Bough, drawBough } from '../../scenes/bough.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLantern, lightLantern, PAPER_LANTERN } from '../../scenes/hanging-lantern.ts';
import { layer, painted } from '../../scenes/layer.ts';
import { drawMoon } from '../../scenes/moon.ts';
import { paintMoonGate } from '../../scenes/moon-gate.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeDown } from '../../scenes/shapes.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { drawNight, type Night } from './skies.ts';

/** Leaves from shade to light, flowers from shade to light. */
export interface Osmanthus {
  leaf: readonly [string, string, string];
  flower: readonly [string, string, string];
}
export const IN_SUN: Osmanthus = { leaf: ['#2c4a22', '#4a7030', '#8aa84c'], flower: ['#d08a1c', '#f4b83c', '#ffe28a'] };
export const IN_MOON: Osmanthus = {
  leaf: ['#0e1c1e', '#1c3430', '#3a5848'],
  flower: ['#a8742c', '#e0ac58', '#ffe4a8'],
};

const ROOTS: Readonly<Record<'left' | 'right' | 'top', readonly (readonly [x: number, y: number, angle: number])[]>> = {
  left: [
    [-0.05, 0.1, 0.25],
    [-0.05, 0.34, -0.3],
    [0.25, -0.05, 1],
  ],
  right: [
    [1.05, 0.08, 2.9],
    [1.05, 0.32, -2.8],
    [0.74, -0.05, 2.1],
  ],
  top: [
    [-0.04, 0, 0.7],
    [0.36, -0.05, 1.6],
    [1.04, 0.02, 2.4],
  ],
};

/** Osmanthus boughs that reach in from a side: glossy leaves, clusters of tiny golden flowers. */
export function drawOsmanthus(
  context: SKRSContext2D,
  w: number,
  h: number,
  from: keyof typeof ROOTS,
  colours: Osmanthus,
  random: Random,
): void {
  const tree: Omit<Bough, 'x' | 'y' | 'angle'> = { length: h * 0.13, thick: w * 0.02, forks: 4, bark: colours.leaf[0] };
  for (const [x, y, angle] of ROOTS[from]) {
    drawBough(context, { ...tree, x: x * w, y: y * h, angle }, random, (px, py, along) => {
      for (let k = 0; k < 3; k++) {
        const turn = along + (random() - 0.5) * 2.4;
        const long = w * (0.03 + random() * 0.016);
        const shade = pick(random, colours.leaf);
        fillDisc(context, px + Math.cos(turn) * long, py + Math.sin(turn) * long, long, shade, long * 0.36, turn);
      }
      for (let k = 0; k < 9; k++) {
        const fx = px + (random() + random() - 1) * w * 0.026;
        const fy = py + (random() + random() - 1) * w * 0.026;
        const r = w * 0.0056;
        context.fillStyle = pick(random, colours.flower);
        context.beginPath();
        for (let petal = 0; petal < 4; petal++) {
          const turn = petal * 1.57 + k;
          context.moveTo(fx + Math.cos(turn) * r, fy + Math.sin(turn) * r);
          context.arc(fx + Math.cos(turn) * r, fy + Math.sin(turn) * r, r * 0.8, 0, Math.PI * 2);
        }
        context.fill();
      }
    });
  }
}

/** Boughs of osmanthus before sun-dappled green or before the moon. */
export function osmanthus(options: {
  name: string;
  ground: readonly [string, string, string];
  from: keyof typeof ROOTS;
  colours: Osmanthus;
  blur: readonly [behind: number, boughs: number];
  moon?: Night['moon'];
  bokeh?: readonly string[];
}): Scene {
  const { ground, from, colours, blur, moon, bokeh = colours.flower } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, ground[0]],
        [0.5, ground[1]],
        [1, ground[2]],
      ],
      0.2,
    );
    texture(context, w, h, { opacity: 0.5, scale: [0.8, 0.6] }, random);
    if (moon) drawMoon(context, moon[0] * w, moon[1] * h, moon[2] * w, '#fff0cc', 0.7);
    layer(context, w, h, { blur: blur[0], opacity: 0.75 }, (c) =>
      drawOsmanthus(c, w, h, from === 'top' ? 'left' : 'top', colours, random),
    );
    scatterBokeh(context, w, h, { count: 40, colours: bokeh, radius: [0.012, 0.055], opacity: 0.34 }, random);
    layer(context, w, h, { blur: blur[1] }, (c) => drawOsmanthus(c, w, h, from, colours, random));
  });
}

/** A courtyard: pale wall under dark tiles, osmanthus over it, petals of light. */
export function courtyard(options: {
  name: string;
  wall: readonly [string, string];
  sky: readonly [string, string];
}): Scene {
  const { wall, sky } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.3, sky[1]],
      [1, sky[1]],
    ]);
    layer(context, w, h, { blur: 0.004 }, (c) => {
      fillBox(c, -w * 0.1, h * 0.2, w * 1.2, h, shadeDown(c, h * 0.2, h, wall[0], wall[1]));
      texture(c, w, h, { opacity: 0.3, scale: [0.8, 0.6], from: 0.2 }, random);
      const tile = ['#33363c', '#5a5e66', '#7e838a'] as const;
      drawEave(c, { left: -w * 0.1, right: w * 1.1, top: h * 0.11, bottom: h * 0.19, tile, pitch: w * 0.036 });
      fillBox(
        c,
        -w * 0.1,
        h * 0.195,
        w * 1.2,
        h * 0.05,
        shadeDown(c, h * 0.195, h * 0.245, 'rgba(40,30,24,0.5)', 'rgba(40,30,24,0)'),
      );
    });
    layer(context, w, h, { blur: 0.012, opacity: 0.4, blend: 'multiply' }, (c) => {
      c.translate(w * 0.1, h * 0.16);
      drawOsmanthus(
        c,
        w,
        h,
        'right',
        { leaf: ['#6a5a4a', '#6a5a4a', '#6a5a4a'], flower: ['#8a7a5a', '#8a7a5a', '#8a7a5a'] },
        random,
      );
    });
    layer(context, w, h, { blur: 0.0035 }, (c) => drawOsmanthus(c, w, h, 'right', IN_SUN, random));
    glow(context, w * 0.1, h * 0.05, w, '#ffe8b0', 0.5);
  });
}

/** A round window in a dim room, moon and osmanthus in it. */
export function moonWindow(
  options: Night & { wall: readonly [string, string]; at: readonly [number, number, number]; colours?: Osmanthus },
): Scene {
  const { wall, at, colours = IN_MOON } = options;
  return painted(options.name, (context, w, h, random) => {
    paintMoonGate(context, w, h, { at, wall, rim: '#4a3020', blur: [0.002, 0.004] }, random, () => {
      drawNight(context, w, h, options, 0.9, random);
      drawOsmanthus(context, w, h, 'left', colours, random);
    });
    glow(context, at[0] * w, at[1] * h, at[2] * w * 1.8, options.light ?? '#fff0cc', 0.25);
  });
}

/** A shop of paper lamps: round ones and hares, all lit. */
export function lampShop(options: { name: string; ground: readonly [string, string] }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.5, 0.3, 1.2],
      [
        [0, options.ground[0]],
        [1, options.ground[1]],
      ],
    );
    const lamps: [number, number, number][] = [];
    for (let i = 0; i < 15; i++)
      lamps.push([
        ((i % 5) / 4 + (random() - 0.5) * 0.1) * w,
        h * (0.06 + 0.17 * Math.floor(i / 5) + random() * 0.05),
        w * (0.05 + random() * 0.035),
      ]);
    layer(context, w, h, { blur: 0.008 }, (c) => {
      for (const [x, y, r] of lamps.slice(0, 10)) drawLantern(c, x, y, r, PAPER_LANTERN);
    });
    layer(context, w, h, { blur: 0.0045 }, (c) => {
      for (const [i, [x, y, r]] of lamps.slice(10).entries()) {
        if (i % 2 === 0) drawHare(c, x, y, r * 1.3);
        else drawLantern(c, x, y, r * 1.2, { core: '#ffe8b0', body: '#ff9a4a', edge: '#b84a20', trim: '#5a2418' });
      }
    });
    for (const [x, y, r] of lamps) lightLantern(context, x, y, r, '#ffb860', 0.32);
    scatterBokeh(
      context,
      w,
      h,
      { count: 20, colours: ['#ffd890', '#ffb45a'], radius: [0.01, 0.035], opacity: 0.4, area: [0, 0.5, 1, 1] },
      random,
    );
  });
}

/** A hare of paper with a lamp inside. */
function drawHare(context: SKRSContext2D, x: number, y: number, r: number): void {
  fillBox(context, x - 1, y - r * 4, 2, r * 3.4, '#3a2418');
  const paper = context.createRadialGradient(x, y, 0, x, y, r * 1.3);
  paper.addColorStop(0, '#fffdf0');
  paper.addColorStop(0.6, '#ffe6b8');
  paper.addColorStop(1, '#e0a86a');
  fillDisc(context, x, y, r * 1.05, paper, r * 0.78);
  fillDisc(context, x - r * 0.95, y - r * 0.5, r * 0.52, paper, r * 0.48);
  for (const tilt of [-0.25, 0.3])
    fillDisc(context, x - r * 0.8 + tilt * r * 0.5, y - r * 1.25, r * 0.16, paper, r * 0.55, tilt);
  fillDisc(context, x - r * 1.15, y - r * 0.52, r * 0.07, '#c8323a');
  fillDisc(context, x + r * 1.02, y - r * 0.1, r * 0.2, '#fff8e4');
}
