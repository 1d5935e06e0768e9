import type { SKRSContext2D } from '@napi-rs/canvas';
import { lerp } from '../pixels/interpolate.ts';
import { pick, type Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { bokehDisc, defocus, fillDown, fillPolygon, glow, scatterBokeh, texture } from './brushes.ts';

export interface StreetOptions {
  sky?: readonly [string, string, string];
  walls?: readonly [string, string, string];
  windows?: readonly string[];
  cars?: readonly string[];
  /** Vanishing point, share of the width. */
  vanishX?: number;
  horizon?: number;
  /** Number of lights out of focus. */
  lights?: number;
  /** Radius of the lights, shares of the width. */
  lightRadius?: readonly [number, number];
  /** Share of the height. */
  blur?: number;
}

/** A street at night down which one looks, out of focus. */
export function paintStreet(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: StreetOptions,
  random: Random,
): void {
  const {
    sky = ['#16233f', '#3d5278', '#c98b5a'],
    walls = ['#121a2b', '#0c1220', '#1a2133'],
    windows = ['#ffcf8a', '#ffb45a', '#fff0d0'],
    cars = ['#ff3b2e', '#ffe0b0', '#ffd080'],
    vanishX = 0.55,
    horizon = 0.52,
    lights = 40,
    lightRadius = [0.013, 0.06],
    blur = 0.009,
  } = options;
  const x0 = vanishX * w;
  const y0 = horizon * h;
  fillDown(context, w, h, [
    [0, sky[0]],
    [0.34, sky[1]],
    [0.56, sky[2]],
    [1, walls[1]],
  ]);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++)
      paintHouse(context, random, { side, i, x0, y0, w, h, wall: walls[i % 3] ?? walls[0], windows });
  }
  fillPolygon(
    context,
    [
      [x0, y0],
      [w * 1.6, h],
      [-w * 0.6, h],
    ],
    walls[1],
  );
  const wet = context.createLinearGradient(0, y0, 0, h);
  wet.addColorStop(0, cssOfHex(sky[2], 0.55));
  wet.addColorStop(0.5, cssOfHex(sky[1], 0.2));
  wet.addColorStop(1, cssOfHex(sky[1], 0));
  fillPolygon(
    context,
    [
      [x0 - w * 0.02, y0],
      [x0 + w * 0.02, y0],
      [x0 + w * 0.5, h],
      [x0 - w * 0.5, h],
    ],
    '#00000000',
  );
  context.fillStyle = wet;
  context.fill();
  defocus(context, w, h, blur);
  for (let i = 0; i < lights; i++) {
    const t = random() ** 1.3;
    const side = random() < 0.5 ? -1 : 1;
    const isLow = random() < 0.5;
    const x = x0 + side * t * w * (0.15 + 0.6 * random());
    const y = isLow ? y0 + t * h * 0.12 * (0.4 + random()) : y0 - t * h * (0.1 + 0.4 * random());
    const radius = (lightRadius[0] + t * (lightRadius[1] - lightRadius[0])) * w;
    bokehDisc(context, x, y, radius, pick(random, isLow ? cars : windows), 0.22 + 0.45 * random());
    if (isLow) glow(context, x, y + (y - y0) * 2 + h * 0.08, radius * 2.2, pick(random, cars), 0.16);
  }
}

interface House {
  side: number;
  i: number;
  x0: number;
  y0: number;
  w: number;
  h: number;
  wall: string;
  windows: readonly string[];
}

function paintHouse(context: SKRSContext2D, random: Random, house: House): void {
  const { side, i, x0, y0, w, h, wall, windows } = house;
  const near = 1 - i / 5;
  const far = 1 - (i + 1) / 5.4;
  const xa = x0 + side * near * w * 0.95;
  const xb = x0 + side * far * w * 0.95;
  const tall = h * (0.35 + random() * 0.4);
  fillPolygon(
    context,
    [
      [xa, y0 - near * tall - h * 0.02],
      [xb, y0 - far * tall - h * 0.02],
      [xb, y0 + far * h * 0.5],
      [xa, y0 + near * h * 0.5],
    ],
    wall,
  );
  for (let k = 0; k < 26; k++) {
    if (random() > 0.6) continue;
    const u = random();
    const t = lerp(near, far, u);
    const x = lerp(xa, xb, u);
    const y = y0 - t * tall * (0.1 + 0.85 * random());
    context.fillStyle = cssOfHex(pick(random, windows), 0.3 + 0.7 * random());
    context.fillRect(x - t * w * 0.008, y, t * w * 0.021 + w * 0.004, t * h * 0.023 + h * 0.004);
  }
}

export interface SkylineOptions {
  sky?: readonly [string, string, string];
  /** Rows of houses from far to near. */
  houses?: readonly string[];
  /** Place (shares of width and height) and radius (share of the width); radius 0 for none. */
  sun?: readonly [x: number, y: number, radius: number];
  sunColour?: string;
  window?: string;
  horizon?: number;
  blur?: number;
}

/** Roofs of a town before a large sky. */
export function paintSkyline(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: SkylineOptions,
  random: Random,
): void {
  const {
    sky = ['#3b4a7a', '#d9826b', '#ffcf8a'],
    houses = ['#b8787a', '#84566a', '#4a3450', '#251d33'],
    sun = [0.7, 0.44, 0.06],
    sunColour = '#ffd08a',
    window = '#ffd79a',
    horizon = 0.62,
    blur = 0.005,
  } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [0.38, sky[1]],
    [horizon, sky[2]],
    [1, sky[2]],
  ]);
  texture(context, w, h, { opacity: 0.35, scale: [2.4, 0.5], until: horizon, blend: 'soft-light' }, random);
  if (sun[2] > 0) {
    glow(context, sun[0] * w, sun[1] * h, w * 0.85, sunColour, 0.95);
    context.fillStyle = '#fff7df';
    context.beginPath();
    context.arc(sun[0] * w, sun[1] * h, sun[2] * w, 0, Math.PI * 2);
    context.fill();
  }
  houses.forEach((colour, row) => {
    const base = h * (horizon + row * 0.05);
    for (let x = -0.04 * w; x < w; ) {
      const width = w * (0.05 + random() * 0.1) * (1 + row * 0.35);
      const tall = h * (0.08 + random() * 0.22) * (1 - row * 0.08);
      context.fillStyle = colour;
      context.fillRect(x, base - tall, width + 1, h);
      if (random() < 0.3) context.fillRect(x + width * 0.45, base - tall - h * 0.05, width * 0.06 + 2, h * 0.06);
      if (random() < 0.25) context.fillRect(x + width * 0.2, base - tall - h * 0.018, width * 0.5, h * 0.02);
      for (let k = 0; row > 0 && k < 16; k++) {
        if (random() > 0.42) continue;
        context.fillStyle = cssOfHex(window, (0.2 + 0.6 * random()) * (row / houses.length));
        context.fillRect(x + random() * width * 0.9, base - tall + random() * tall, w * 0.0065, h * 0.008);
      }
      x += width + w * 0.003;
    }
    const mist = context.createLinearGradient(0, base - h * 0.1, 0, base + h * 0.05);
    mist.addColorStop(0, cssOfHex(sky[2], 0));
    mist.addColorStop(1, cssOfHex(sky[2], 0.16));
    context.fillStyle = mist;
    context.fillRect(0, base - h * 0.1, w, h * 0.15);
  });
  defocus(context, w, h, blur);
}

export interface NeonOptions {
  colours?: readonly string[];
  sky?: readonly [string, string, string];
  blur?: number;
}

/** A narrow street of neon signs. */
export function paintNeonCity(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: NeonOptions,
  random: Random,
): void {
  const {
    colours = ['#ff2d95', '#00e5ff', '#9d4dff', '#ff5f3c', '#2affc6'],
    sky = ['#0b0722', '#3a1060', '#0a2a4a'],
    blur = 0.008,
  } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [0.6, sky[1]],
    [1, sky[2]],
  ]);
  const signs: { x: number; y: number; w: number; h: number; colour: string }[] = [];
  for (let x = -0.03 * w; x < w; ) {
    const width = w * (0.06 + random() * 0.14);
    const tall = h * (0.4 + random() * 0.5);
    context.fillStyle = pick(random, ['#120a26', '#0c1030', '#1a0d33']);
    context.fillRect(x, h - tall, width, tall);
    for (let k = 0; k < 40; k++) {
      if (random() > 0.4) continue;
      context.fillStyle = cssOfHex(random() < 0.5 ? '#ffd9a0' : pick(random, colours), 0.3 + 0.5 * random());
      context.fillRect(x + random() * width * 0.9, h - tall + random() * tall, w * 0.007, h * 0.008);
    }
    const colour = pick(random, colours);
    if (random() < 0.5)
      signs.push({ x: x + width * 0.3, y: h - tall + h * 0.04, w: w * 0.03, h: h * (0.1 + random() * 0.2), colour });
    else signs.push({ x: x + width * 0.1, y: h - tall * 0.75, w: width * 0.8, h: h * 0.028, colour });
    x += width + random() * w * 0.02;
  }
  for (const sign of signs) {
    context.fillStyle = sign.colour;
    context.fillRect(sign.x, sign.y, sign.w, sign.h);
  }
  defocus(context, w, h, blur);
  for (const sign of signs) glow(context, sign.x + sign.w / 2, sign.y + sign.h / 2, h * 0.2, sign.colour, 0.6);
  scatterBokeh(context, w, h, { count: 26, colours, radius: [0.012, 0.055], opacity: 0.34 }, random);
}

export interface FogOptions {
  sky?: readonly [string, string, string];
  lamp?: string;
}

/** Street lamps in the fog. */
export function paintFog(context: SKRSContext2D, w: number, h: number, options: FogOptions, random: Random): void {
  const { sky = ['#33474f', '#8ea3a6', '#4b5c60'], lamp = '#ffe0a8' } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [0.6, sky[1]],
    [1, sky[2]],
  ]);
  const lamps = [
    [0.12, 1, 0.9],
    [0.3, 0.6, 0.6],
    [0.92, 0.8, 0.7],
    [0.78, 0.45, 0.45],
  ] as const;
  for (const [x, scale, opacity] of lamps) {
    context.fillStyle = cssOfHex('#26343c', opacity);
    context.fillRect(x * w, h * (0.62 - 0.5 * scale), w * 0.012 * scale, h * 0.5 * scale);
  }
  for (const [x, scale] of lamps) {
    const cx = x * w + w * 0.005;
    const cy = h * (0.61 - 0.5 * scale);
    glow(context, cx, cy, w * 0.26 * scale, lamp, 0.95);
    context.fillStyle = '#fff6dd';
    context.beginPath();
    context.arc(cx, cy, w * 0.02 * scale, 0, Math.PI * 2);
    context.fill();
  }
  texture(context, w, h, { opacity: 0.3, scale: [2, 0.6], blend: 'soft-light' }, random);
  const ground = context.createLinearGradient(0, h * 0.6, 0, h);
  ground.addColorStop(0, cssOfHex(sky[1], 0));
  ground.addColorStop(1, cssOfHex(sky[2], 0.9));
  context.fillStyle = ground;
  context.fillRect(0, h * 0.6, w, h * 0.4);
  defocus(context, w, h, 0.005);
}
