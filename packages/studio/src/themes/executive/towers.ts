import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

export interface TownView {
  sky: readonly [string, string, string];
  /** Rows of towers from far to near. */
  glass: readonly string[];
  /** Reflected light on the fronts. */
  shine: string;
  horizon: number;
  lit?: readonly string[];
}

/** Office towers of glass before the sky, seen from a high floor. */
function paintTowers(context: SKRSContext2D, w: number, h: number, town: TownView, random: Random): void {
  const { sky, glass, shine, horizon, lit } = town;
  fillDown(context, w, h, [
    [0, sky[0]],
    [horizon * 0.7, sky[1]],
    [horizon, sky[2]],
    [1, sky[2]],
  ]);
  texture(context, w, h, { opacity: 0.4, scale: [2.2, 0.5], until: horizon }, random);
  glass.forEach((colour, row) => {
    const base = h * (horizon + 0.06 + row * 0.1);
    for (let x = -0.08 * w; x < w; ) {
      const width = w * (0.07 + random() * 0.09) * (1 + row * 0.3);
      const tall = h * (0.14 + random() ** 1.4 * 0.38) * (1 - row * 0.1);
      paintTower(context, { x, y: base - tall, width, colour, shine, h, lit, row }, random);
      x += width * (1.02 + random() * 0.5);
    }
    const haze = context.createLinearGradient(0, base - h * 0.16, 0, base + h * 0.1);
    haze.addColorStop(0, cssOfHex(sky[2], 0));
    haze.addColorStop(1, cssOfHex(sky[2], 0.28));
    context.fillStyle = haze;
    context.fillRect(0, base - h * 0.16, w, h);
  });
}

interface Tower {
  x: number;
  y: number;
  width: number;
  h: number;
  colour: string;
  shine: string;
  row: number;
  lit: readonly string[] | undefined;
}

function paintTower(context: SKRSContext2D, tower: Tower, random: Random): void {
  const { x, y, width, h, colour, shine, lit, row } = tower;
  const front = context.createLinearGradient(x, y, x + width, y + h * 0.4);
  front.addColorStop(0, cssOfHex(shine, 0.55));
  front.addColorStop(0.35, colour);
  front.addColorStop(1, colour);
  const slant = random() < 0.4 ? h * 0.04 * (random() - 0.3) : 0;
  fillPolygon(
    context,
    [
      [x, y],
      [x + width, y + slant],
      [x + width, h],
      [x, h],
    ],
    colour,
  );
  context.fillStyle = front;
  context.fill();
  const floor = h * 0.013 * (1 + row * 0.4);
  for (let at = y + floor * 2; at < h; at += floor) {
    context.fillStyle = cssOfHex(shine, 0.24);
    context.fillRect(x + width * 0.06, at, width * 0.88, floor * 0.28);
    for (let k = 0; lit && k < 5; k++) {
      if (random() > 0.45) continue;
      context.fillStyle = cssOfHex(pick(random, lit), 0.5 + random() * 0.5);
      context.fillRect(x + width * (0.08 + random() * 0.8), at + floor * 0.35, width * 0.09, floor * 0.5);
    }
  }
}

const DAY: TownView = {
  sky: ['#8fb0c9', '#cfdde4', '#fbf1e2'],
  glass: ['#b3bec6', '#8696a2', '#566a78', '#354754'],
  shine: '#e8f3fa',
  horizon: 0.5,
};
const DUSK: TownView = {
  sky: ['#27335c', '#8a6a86', '#f0b488'],
  glass: ['#8a6f86', '#5c5474', '#38395a', '#1f2240'],
  shine: '#e8b09a',
  horizon: 0.54,
  lit: ['#ffd89a', '#fff0cc', '#ffc070'],
};

/** A wall of windows with the town outside; `bars` are the places of the window bars. */
function windowWall(name: string, town: TownView, inside: readonly [string, string], bars: readonly number[]): Scene {
  return painted(name, (context, w, h, random) => {
    paintTowers(context, w, h, town, random);
    defocus(context, w, h, 0.0045);
    context.fillStyle = inside[0];
    context.fillRect(0, 0, w, h * 0.07);
    for (const x of bars) context.fillRect((x - 0.011) * w, 0, w * 0.022, h);
    context.fillRect(0, h * 0.24, w, h * 0.01);
    fillPolygon(
      context,
      [
        [0, h * 0.86],
        [w, h * 0.83],
        [w, h],
        [0, h],
      ],
      inside[1],
    );
    context.fillStyle = 'rgba(255,255,255,0.22)';
    for (const x of bars) context.fillRect((x - 0.011) * w, h * 0.07, w * 0.003, h * 0.78);
    for (const x of [0.15, 0.5, 0.85]) glow(context, x * w, h * 0.035, w * 0.12, '#fff2d8', 0.5);
    defocus(context, w, h, 0.004);
  });
}

/** A terrace over the town at dusk: glass balustrade and lights out of focus. */
const TERRACE: Scene = painted('terrace', (context, w, h, random) => {
  paintTowers(context, w, h, DUSK, random);
  defocus(context, w, h, 0.011);
  const lights = { count: 46, colours: ['#ffd89a', '#ffb870', '#ff9a7a', '#fff0d0'], opacity: 0.6 };
  scatterBokeh(context, w, h, { ...lights, radius: [0.008, 0.036], area: [0, 0.56, 1, 0.9] }, random);
  context.fillStyle = 'rgba(190,200,220,0.16)';
  context.fillRect(0, h * 0.72, w, h * 0.3);
  context.fillStyle = '#2a2a38';
  context.fillRect(0, h * 0.71, w, h * 0.014);
  for (const x of [0.08, 0.52, 0.95]) context.fillRect(x * w, h * 0.71, w * 0.014, h * 0.3);
  defocus(context, w, h, 0.004);
});

/** Two glass fronts that rise to one point in the sky. */
function upward(name: string, sky: readonly [string, string], front: readonly [string, string], line: string): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [1, sky[1]],
    ]);
    texture(context, w, h, { opacity: 0.45, scale: [1.6, 0.7] }, random);
    const top: readonly [number, number] = [w * 0.52, -h * 0.35];
    for (const side of [0, 1] as const) riseFront(context, w, h, { side, top, colours: front, line });
    defocus(context, w, h, 0.0045);
    glow(context, w * 0.52, h * 0.05, w * 0.7, '#ffffff', 0.45);
  });
}

interface Front {
  side: 0 | 1;
  top: readonly [number, number];
  colours: readonly [string, string];
  line: string;
}

function riseFront(context: SKRSContext2D, w: number, h: number, { side, top, colours, line }: Front): void {
  const out = side === 0 ? -0.55 * w : 1.6 * w;
  const near = side === 0 ? 0.3 * w : 0.75 * w;
  const at = (u: number, t: number): readonly [number, number] => {
    const x = out + (near - out) * u;
    return [x + (top[0] - x) * t, h * 1.25 + (top[1] - h * 1.25) * t];
  };
  const quad = (u0: number, u1: number, t0: number, t1: number, style: string): void =>
    fillPolygon(context, [at(u0, t0), at(u1, t0), at(u1, t1), at(u0, t1)], style);
  quad(0, 1, 0, 0.9, colours[1]);
  for (let i = 0; i < 44; i++) {
    const t = 1 - 1 / (1 + i * 0.09);
    const next = 1 - 1 / (1 + (i + 0.62) * 0.09);
    for (let k = 0; k < 7; k++) {
      const isBright = (i * 7 + k * 3 + side) % 5 < 2;
      quad(k / 7 + 0.012, (k + 1) / 7 - 0.012, t, next, isBright ? colours[0] : cssOfHex(line, 0.55));
    }
  }
}

export const TOWN = {
  dayWindow: windowWall('day-window', DAY, ['#4d5861', '#8a8378'], [0.06, 0.62, 0.98]),
  goldWindow: windowWall(
    'gold-window',
    {
      ...DAY,
      sky: ['#e8b676', '#f6d7a6', '#fff3dc'],
      glass: ['#e0bd92', '#c4976c', '#9a6f4e', '#74523c'],
      shine: '#fff0d0',
    },
    ['#4a382a', '#6a4c34'],
    [0.2, 0.76],
  ),
  terrace: TERRACE,
  upward: upward('upward', ['#5f9bd4', '#dcebf5'], ['#a9cbe2', '#2d5574'], '#3f6f92'),
} as const;
