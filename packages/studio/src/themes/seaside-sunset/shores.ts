import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawThing, type ShoreThing } from './shore-things.ts';

export interface Shore {
  /** Unique within the theme. */
  name: string;
  /** Top, middle, at the horizon. */
  sky: readonly [string, string, string];
  /** At the horizon and near. */
  water: readonly [string, string];
  /** Place and radius: shares of width, height, width. Radius 0 leaves only its glow. */
  sun?: readonly [x: number, y: number, radius: number];
  sunColour?: string;
  /** Dark side and lit side. */
  clouds?: readonly [string, string];
  cloudCount?: number;
  horizon?: number;
  /** Where the beach begins and its colours: wet, dry. */
  sand?: readonly [y: number, wet: string, dry: string];
  things?: readonly ShoreThing[];
  /** Lights out of focus on the water. */
  sparkle?: number;
  blur?: number;
}

/** A shore in the evening: sky, clouds lit from below, sun, its path on the water, a beach, silhouettes. */
export function shore(options: Shore, seed = 1): Scene {
  return { kind: 'custom', name: options.name, seed, paint: (...to) => paintShore(...to, options) };
}

function paintShore(context: SKRSContext2D, w: number, h: number, random: Random, options: Shore): void {
  const { sky, sun, sunColour = '#fff1cf', horizon = 0.56, blur = 0.005 } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [horizon * 0.6, sky[1]],
    [horizon, sky[2]],
    [1, sky[2]],
  ]);
  if (options.clouds) drawClouds(context, w, h, options.clouds, options.cloudCount ?? 9, horizon, random);
  if (sun) {
    glow(context, sun[0] * w, sun[1] * h, w * 1.05, sky[2], 0.5);
    glow(context, sun[0] * w, sun[1] * h, w * 0.34, sunColour, 0.5);
    if (sun[2] > 0) {
      context.fillStyle = sunColour;
      context.beginPath();
      context.arc(sun[0] * w, sun[1] * h, sun[2] * w, 0, Math.PI * 2);
      context.fill();
    }
  }
  drawWater(context, w, h, options, random);
  if (options.sand) drawBeach(context, w, h, options.sand, sky[2], random);
  for (const thing of options.things ?? []) drawThing(context, w, h, thing, horizon, random);
  defocus(context, w, h, blur);
  if (options.sparkle && sun) {
    const area = [sun[0] - 0.28, horizon + 0.02, sun[0] + 0.28, options.sand?.[0] ?? 1] as const;
    const colours = [sunColour, sky[2]];
    scatterBokeh(
      context,
      w,
      h,
      { count: options.sparkle, colours, radius: [0.008, 0.034], opacity: 0.55, area },
      random,
    );
  }
}

function drawClouds(
  context: SKRSContext2D,
  w: number,
  h: number,
  [dark, lit]: readonly [string, string],
  count: number,
  horizon: number,
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const depth = (i + random()) / count;
    const y = horizon * (0.04 + 0.9 * depth) * h;
    const long = (0.5 - 0.28 * depth) * w;
    const thick = (0.026 - 0.017 * depth) * h;
    const x = random() * w;
    for (let k = 0; k < 16; k++) {
      const t = random() * 2 - 1;
      const puffX = x + t * long;
      const puffY = y + (random() - 0.5) * thick * 1.6;
      const rx = long * (0.1 + 0.26 * random()) * (1.1 - Math.abs(t) * 0.6);
      const ry = thick * (0.35 + 0.6 * random()) * (1.1 - Math.abs(t) * 0.7);
      softEllipse(context, puffX, puffY, rx, ry, dark, 0.3);
      softEllipse(context, puffX, puffY + ry * 0.6, rx * 0.9, ry * 0.55, lit, 0.34);
    }
  }
  defocus(context, w, h, 0.005);
}

function softEllipse(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
): void {
  context.fillStyle = cssOfHex(colour, opacity);
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  context.fill();
}

function drawWater(context: SKRSContext2D, w: number, h: number, options: Shore, random: Random): void {
  const { sky, water, sun, sunColour = '#fff1cf', horizon = 0.56 } = options;
  const line = horizon * h;
  const deep = context.createLinearGradient(0, line, 0, h);
  deep.addColorStop(0, water[0]);
  deep.addColorStop(0.75, water[1]);
  deep.addColorStop(1, water[1]);
  context.fillStyle = deep;
  context.fillRect(0, line, w, h - line);
  for (let i = 0; i < 260; i++) {
    const t = random() ** 1.5;
    const long = w * (0.02 + 0.2 * t) * (0.4 + random());
    const colour = pick(random, [water[0], water[1], sky[1], sky[2]]);
    softEllipse(context, random() * w, line + (h - line) * t, long, h * (0.0008 + 0.006 * t), colour, 0.22);
  }
  if (!sun) return;
  for (let i = 0; i < 260; i++) {
    const t = random() ** 1.3;
    const spread = (random() + random() + random() - 1.5) * w * (0.09 + 0.3 * t);
    const long = w * (0.008 + 0.06 * t) * (0.4 + random());
    const y = line + (h - line) * t;
    softEllipse(context, sun[0] * w + spread, y, long, h * (0.0008 + 0.0042 * t), sunColour, 0.2 + 0.4 * random());
  }
  glow(context, sun[0] * w, line, w * 0.36, sunColour, 0.3);
}

function drawBeach(
  context: SKRSContext2D,
  w: number,
  h: number,
  [from, wet, dry]: readonly [number, string, string],
  shine: string,
  random: Random,
): void {
  const phase = random() * 6;
  const edge = (x: number, row: number): number =>
    (from + row * 0.035) * h + Math.sin((x / w) * 3.1 + phase + row) * h * 0.012 + (x / w - 0.5) * h * 0.04;
  const band = (row: number, style: string | ReturnType<SKRSContext2D['createLinearGradient']>): void => {
    context.fillStyle = style;
    context.beginPath();
    context.moveTo(0, h);
    for (let x = 0; x <= w; x += w / 48) context.lineTo(x, edge(x, row));
    context.lineTo(w, h);
    context.fill();
  };
  band(-0.3, cssOfHex('#ffffff', 0.35));
  const gloss = context.createLinearGradient(0, from * h, 0, h);
  gloss.addColorStop(0, shine);
  gloss.addColorStop(0.35, wet);
  gloss.addColorStop(1, dry);
  band(0, gloss);
  for (const [row, opacity] of [
    [0, 0.75],
    [0.9, 0.4],
    [2.1, 0.25],
  ] as const) {
    context.strokeStyle = cssOfHex('#fff6ec', opacity);
    context.lineWidth = h * (0.004 + row * 0.001);
    context.beginPath();
    for (let x = 0; x <= w; x += w / 96) {
      const y = edge(x, row) + (random() - 0.5) * h * 0.003;
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
}

/** Dry sand from above, with ripples and shells: what prints lie on. */
export const SAND: Scene = painted('sand', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#e9c99a'],
      [0.55, '#d8ae7c'],
      [1, '#b98658'],
    ],
    0.4,
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.5, 0.32], blend: 'soft-light' }, random);
  texture(context, w, h, { opacity: 0.16, scale: [0.16, 0.12], blend: 'overlay' }, random);
  for (let i = 0; i < 5200; i++) {
    context.fillStyle = cssOfHex(pick(random, ['#fff1d6', '#7d5632', '#c79a68', '#f7dcae']), 0.4);
    const grain = w * (0.0012 + random() * 0.0022);
    context.fillRect(random() * w, random() * h, grain, grain);
  }
  drawSurf(context, w, h, random);
  for (const [x, y, size, turn] of [
    [0.92, 0.1, 0.044, 0.4],
    [0.9, 0.9, 0.06, -0.6],
    [0.08, 0.84, 0.036, 2.2],
  ] as const) {
    drawShell(context, x * w, y * h, size * h, turn);
  }
});

/** A wave running out over the sand in the upper left corner. */
function drawSurf(context: SKRSContext2D, w: number, h: number, random: Random): void {
  const edge = (x: number): number => (0.34 - (x / w) * 0.62 + 0.02 * Math.sin((x / w) * 11) + random() * 0.006) * h;
  for (const [shift, colour, opacity] of [
    [0.05, '#8a6038', 0.4],
    [0.012, '#ffffff', 0.95],
    [-0.006, '#9fc4c4', 0.9],
    [-0.05, '#6fa3ac', 0.55],
  ] as const) {
    context.fillStyle = cssOfHex(colour, opacity);
    context.beginPath();
    context.moveTo(0, 0);
    for (let x = 0; x <= w * 0.7; x += w / 64) context.lineTo(x, edge(x) + shift * h);
    context.lineTo(w * 0.7, 0);
    context.fill();
  }
  for (let i = 0; i < 420; i++) {
    const x = random() * w * 0.62;
    const y = edge(x) + (0.012 - random() ** 2 * 0.09) * h;
    context.strokeStyle = cssOfHex('#ffffff', 0.25 + random() * 0.5);
    context.lineWidth = h * 0.0012;
    context.beginPath();
    context.ellipse(x, y, h * (0.002 + random() * 0.007), h * (0.0015 + random() * 0.004), -0.6, 0, Math.PI * 2);
    context.stroke();
  }
  defocus(context, w, h, 0.0012);
}

function drawShell(context: SKRSContext2D, x: number, y: number, size: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.shadowColor = 'rgba(70,40,15,0.55)';
  context.shadowBlur = size * 0.25;
  context.shadowOffsetX = size * 0.1;
  context.shadowOffsetY = size * 0.12;
  const rim: [number, number][] = [[0, size * 0.5]];
  for (let i = 0; i <= 40; i++) {
    const angle = -2.75 + (i / 40) * 2.36;
    const radius = size * (0.92 + 0.05 * Math.cos(i * 1.57));
    rim.push([Math.cos(angle) * radius, size * 0.5 + Math.sin(angle) * radius]);
  }
  fillPolygon(context, rim, '#f6dcc4');
  context.shadowColor = 'rgba(0,0,0,0)';
  context.strokeStyle = 'rgba(176,112,78,0.55)';
  context.lineWidth = size * 0.03;
  for (let i = 0; i <= 8; i++) {
    const angle = -2.68 + (i / 8) * 2.22;
    context.beginPath();
    context.moveTo(0, size * 0.48);
    context.lineTo(Math.cos(angle) * size * 0.86, size * 0.5 + Math.sin(angle) * size * 0.86);
    context.stroke();
  }
  context.restore();
}
