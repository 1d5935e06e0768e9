import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { defocus, fillDown, glow, scatterBokeh, texture } from './brushes.ts';

export interface ParkOptions {
  sky?: readonly [string, string, string, string];
  leaves?: readonly string[];
  trunk?: string;
  sun?: readonly [x: number, y: number];
  sunColour?: string;
  blur?: number;
}

/** Trees in the sun, far out of focus. */
export function paintPark(context: SKRSContext2D, w: number, h: number, options: ParkOptions, random: Random): void {
  const {
    sky = ['#4f6a3a', '#c8b878', '#6f6a3a', '#2c331c'],
    leaves = ['#ffd98a', '#c9a23a', '#7d8f3a', '#4a5a26', '#e8b25a'],
    trunk = '#3a2a18',
    sun,
    sunColour = '#ffe0a0',
    blur = 0.016,
  } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [0.45, sky[1]],
    [0.6, sky[2]],
    [1, sky[3]],
  ]);
  for (let i = 0; i < 9; i++) {
    context.fillStyle = cssOfHex(trunk, 0.55 + random() * 0.3);
    context.fillRect(random() * w, 0, w * (0.018 + random() * 0.04), h * 0.7);
  }
  for (let i = 0; i < 60; i++) {
    context.fillStyle = cssOfHex(pick(random, leaves), 0.3 + random() * 0.4);
    context.beginPath();
    context.ellipse(
      random() * w,
      random() ** 1.4 * h * 0.6,
      w * (0.03 + random() * 0.08),
      h * (0.012 + random() * 0.04),
      random() * 3,
      0,
      7,
    );
    context.fill();
  }
  defocus(context, w, h, blur);
  if (sun) glow(context, sun[0] * w, sun[1] * h, w * 1.1, sunColour, 0.9);
  scatterBokeh(
    context,
    w,
    h,
    { count: 90, colours: leaves, radius: [0.016, 0.058], opacity: 0.24, area: [0, 0, 1, 0.75] },
    random,
  );
}

export interface ForestOptions {
  sky?: readonly [string, string];
  /** Rows of trees from far to near. */
  trees?: readonly string[];
  ground?: string;
  blur?: number;
}

/** Rows of firs in mist; white below for winter. */
export function paintForest(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: ForestOptions,
  random: Random,
): void {
  const {
    sky = ['#dfe9f2', '#f5f0ec'],
    trees = ['#c9d8e6', '#a9bfd3', '#7f9bb5', '#4f6d88'],
    ground = '#eef4f8',
    blur = 0.007,
  } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [1, sky[1]],
  ]);
  texture(context, w, h, { opacity: 0.25, scale: [2, 0.6], until: 0.5 }, random);
  trees.forEach((colour, row) => {
    const base = h * (0.5 + row * 0.12);
    for (let i = 0; i < 14; i++) {
      const x = random() * w;
      const tall = h * (0.2 + random() * 0.22 + row * 0.05);
      const wide = tall * 0.34;
      context.fillStyle = colour;
      for (let k = 0; k < 6; k++) {
        const y = base - tall + (tall * k) / 6.5;
        const half = (wide * (k + 1)) / 6;
        context.beginPath();
        context.moveTo(x, y - tall * 0.06);
        context.lineTo(x - half, y + tall * 0.2);
        context.lineTo(x + half, y + tall * 0.2);
        context.fill();
      }
    }
    context.fillStyle = colour;
    context.fillRect(0, base, w, h - base);
    const mist = context.createLinearGradient(0, base - h * 0.12, 0, base + h * 0.05);
    mist.addColorStop(0, cssOfHex(sky[1], 0));
    mist.addColorStop(1, cssOfHex(sky[1], 0.4));
    context.fillStyle = mist;
    context.fillRect(0, base - h * 0.12, w, h * 0.17);
  });
  context.fillStyle = ground;
  context.fillRect(0, h * 0.9, w, h * 0.1);
  defocus(context, w, h, blur);
}

export interface SeaOptions {
  sky?: readonly [string, string, string];
  water?: readonly [string, string];
  glitter?: readonly string[];
  sun?: readonly [x: number, radius: number];
  horizon?: number;
  blur?: number;
}

/** Sun over the sea. */
export function paintSea(context: SKRSContext2D, w: number, h: number, options: SeaOptions, random: Random): void {
  const {
    sky = ['#3e5a8e', '#c77f8e', '#ffb56b'],
    water = ['#d98a62', '#33405f'],
    glitter = ['#ffd9a0', '#ffb27a', '#ffefcf'],
    sun = [0.62, 0.07],
    horizon = 0.55,
    blur = 0.006,
  } = options;
  const line = horizon * h;
  fillDown(context, w, h, [
    [0, sky[0]],
    [horizon * 0.55, sky[1]],
    [horizon, sky[2]],
    [Math.min(1, horizon + 0.01), water[0]],
    [1, water[1]],
  ]);
  texture(context, w, h, { opacity: 0.55, scale: [2.2, 0.34], until: horizon }, random);
  const x = sun[0] * w;
  glow(context, x, line - h * 0.09, w * 0.75, sky[2], 0.95);
  if (sun[1] > 0) {
    context.fillStyle = '#fff6dc';
    context.beginPath();
    context.arc(x, line - h * 0.09, w * sun[1], 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = cssOfHex(water[0], 0.75);
  context.fillRect(0, line, w, 2);
  for (let i = 0; i < 170; i++) {
    const t = random();
    const y = line + (h - line) * t * t;
    context.fillStyle = cssOfHex(pick(random, glitter), 0.2 + 0.5 * random());
    context.fillRect(x + (random() - 0.5) * w * (0.15 + t * 0.9), y, w * (0.016 + t * 0.11), h * (0.0015 + t * 0.006));
  }
  defocus(context, w, h, blur);
}

export interface MountainOptions {
  sky?: readonly [string, string];
  ridges?: readonly string[];
  from?: number;
  blur?: number;
}

/** Ridges in haze. */
export function paintMountains(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: MountainOptions,
  random: Random,
): void {
  const {
    sky = ['#f2ecdc', '#e6ddc8'],
    ridges = ['#d9d4c7', '#b9b5aa', '#8e8d88', '#5f605f'],
    from = 0.3,
    blur = 0.003,
  } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [1, sky[1]],
  ]);
  const phase = random() * 6;
  ridges.forEach((colour, row) => {
    const base = h * (from + row * 0.14);
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, h);
    for (let x = 0; x <= w; x += w / 64) {
      const u = x / w;
      const y =
        base +
        h *
          (0.05 * Math.sin(u * (8 + row) + row * 2.3 + phase) +
            0.018 * Math.sin(u * 21 + row * 5 + phase * 2) +
            (random() - 0.5) * 0.012);
      context.lineTo(x, y);
    }
    context.lineTo(w, h);
    context.fill();
  });
  defocus(context, w, h, blur);
}

export interface BlossomOptions {
  sky?: readonly [string, string, string];
  blossom?: readonly string[];
  branch?: string;
  blur?: number;
}

/** Branches in bloom against the sky. */
export function paintBlossom(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: BlossomOptions,
  random: Random,
): void {
  const {
    sky = ['#bfe0f6', '#f4eef4', '#f5d5df'],
    blossom = ['#ffd3e0', '#ffb7cd', '#fff0f5', '#ff9dbb'],
    branch = '#5a3b36',
    blur = 0.006,
  } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [0.55, sky[1]],
    [1, sky[2]],
  ]);
  const grow = (x: number, y: number, angle: number, length: number, thick: number, depth: number): void => {
    const x2 = x + Math.cos(angle) * length;
    const y2 = y + Math.sin(angle) * length;
    context.strokeStyle = branch;
    context.lineWidth = thick;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      (x + x2) / 2 + (random() - 0.5) * length * 0.3,
      (y + y2) / 2 + (random() - 0.5) * length * 0.3,
      x2,
      y2,
    );
    context.stroke();
    if (depth > 0) {
      grow(x2, y2, angle + 0.3 + random() * 0.4, length * 0.72, thick * 0.62, depth - 1);
      grow(x2, y2, angle - 0.3 - random() * 0.4, length * 0.74, thick * 0.62, depth - 1);
    }
    for (let k = 0; depth < 3 && k < 14; k++) {
      context.fillStyle = cssOfHex(pick(random, blossom), 0.45 + random() * 0.5);
      context.beginPath();
      context.arc(
        x2 + (random() - 0.5) * length * 1.3,
        y2 + (random() - 0.5) * length * 1.3,
        w * (0.011 + random() * 0.019),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  };
  grow(-w * 0.02, h * 0.42, -0.55, h * 0.22, w * 0.032, 4);
  grow(w * 1.02, h * 0.2, Math.PI - 0.25, h * 0.2, w * 0.028, 4);
  defocus(context, w, h, blur);
}
