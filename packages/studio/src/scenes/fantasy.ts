import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { defocus, fillDown, glow, type Stop, scatterBokeh, texture } from './brushes.ts';

export interface GalaxyOptions {
  sky?: readonly [string, string, string];
  clouds?: readonly string[];
  stars?: number;
}

/** Stars and coloured nebulae. */
export function paintGalaxy(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: GalaxyOptions,
  random: Random,
): void {
  const {
    sky = ['#05061c', '#1b1147', '#04122b'],
    clouds = ['#b83fd8', '#26a5ff', '#ff5f9e', '#5a3cff'],
    stars = 420,
  } = options;
  fillDown(
    context,
    w,
    h,
    [
      [0, sky[0]],
      [0.5, sky[1]],
      [1, sky[2]],
    ],
    0.4,
  );
  for (let i = 0; i < 14; i++) {
    const t = random();
    glow(
      context,
      (t + (random() - 0.5) * 0.5) * w,
      (1 - t + (random() - 0.5) * 0.4) * h,
      w * (0.2 + random() * 0.4),
      pick(random, clouds),
      0.3 + random() * 0.25,
    );
  }
  texture(context, w, h, { opacity: 0.9, scale: [1.2, 0.9], blend: 'overlay' }, random);
  texture(context, w, h, { opacity: 0.5, scale: [0.5, 0.4], blend: 'soft-light' }, random);
  for (let i = 0; i < stars; i++) {
    context.fillStyle = cssOfHex(pick(random, ['#ffffff', '#cfe3ff', '#ffe6cc']), 0.3 + 0.7 * random());
    context.beginPath();
    context.arc(random() * w, random() * h, (random() ** 6 * 3 + 0.5) * (w / 768), 0, Math.PI * 2);
    context.fill();
  }
}

export interface LanternOptions {
  ground?: readonly [string, string, string];
  lantern?: readonly [core: string, body: string, edge: string];
  trim?: string;
  count?: number;
  blur?: number;
}

/** Paper lanterns at night. */
export function paintLanterns(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: LanternOptions,
  random: Random,
): void {
  const {
    ground = ['#3a0606', '#7c0f0d', '#2a0404'],
    lantern = ['#ffd56b', '#ff5a2b', '#b5120f'],
    trim = '#f2c14e',
    count = 16,
    blur = 0.006,
  } = options;
  fillDown(context, w, h, [
    [0, ground[0]],
    [0.6, ground[1]],
    [1, ground[2]],
  ]);
  const places: [number, number, number][] = [];
  for (let i = 0; i < count; i++) {
    const x = random() * w;
    const y = random() * h * 0.75;
    const r = w * (0.03 + random() * 0.06);
    places.push([x, y, r]);
    context.fillStyle = ground[2];
    context.fillRect(x - 1.5, 0, 3, y - r);
    const body = context.createRadialGradient(x, y, 0, x, y, r);
    body.addColorStop(0, lantern[0]);
    body.addColorStop(0.55, lantern[1]);
    body.addColorStop(1, lantern[2]);
    context.fillStyle = body;
    context.beginPath();
    context.ellipse(x, y, r, r * 0.84, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = trim;
    context.fillRect(x - r * 0.35, y - r * 0.95, r * 0.7, r * 0.14);
    context.fillRect(x - r * 0.35, y + r * 0.8, r * 0.7, r * 0.14);
    context.fillRect(x - w * 0.003, y + r * 0.9, w * 0.006, r * 0.7);
  }
  defocus(context, w, h, blur);
  for (const [x, y, r] of places) glow(context, x, y, r * 4, lantern[1], 0.4);
  scatterBokeh(
    context,
    w,
    h,
    { count: 24, colours: [lantern[0], lantern[1]], radius: [0.01, 0.04], opacity: 0.35 },
    random,
  );
}

export interface BokehOptions {
  ground?: readonly [string, string];
  colours?: readonly string[];
  count?: number;
  radius?: readonly [number, number];
  opacity?: number;
  area?: readonly [left: number, top: number, right: number, bottom: number];
}

/** Nothing but lights out of focus. */
export function paintBokeh(context: SKRSContext2D, w: number, h: number, options: BokehOptions, random: Random): void {
  const {
    ground = ['#2a1d12', '#7a4a1c'],
    colours = ['#ffd27a', '#ffb347', '#fff0c0', '#ff9a3c'],
    count = 46,
    radius = [0.015, 0.075],
    opacity = 0.4,
    area,
  } = options;
  fillDown(
    context,
    w,
    h,
    [
      [0, ground[0]],
      [1, ground[1]],
    ],
    0.3,
  );
  texture(context, w, h, { opacity: 0.3, scale: [1.6, 1.2] }, random);
  scatterBokeh(context, w, h, { count, colours, radius, opacity, ...(area ? { area } : {}) }, random);
}

export interface SkyOptions {
  colours?: readonly [string, string, string];
  clouds?: number;
  sun?: readonly [x: number, y: number, strength: number];
  sunColour?: string;
}

/** Only sky. */
export function paintSky(context: SKRSContext2D, w: number, h: number, options: SkyOptions, random: Random): void {
  const { colours = ['#6fa8dc', '#b9d7ee', '#f2e9dc'], clouds = 0.5, sun, sunColour = '#fff1c4' } = options;
  const stops: Stop[] = [
    [0, colours[0]],
    [0.55, colours[1]],
    [1, colours[2]],
  ];
  fillDown(context, w, h, stops);
  texture(context, w, h, { opacity: clouds, scale: [1.9, 0.7] }, random);
  texture(context, w, h, { opacity: clouds * 0.6, scale: [3, 0.4], blend: 'screen' }, random);
  if (sun) glow(context, sun[0] * w, sun[1] * h, w, sunColour, sun[2]);
  defocus(context, w, h, 0.006);
}
