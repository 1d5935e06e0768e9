import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { bokehDisc, defocus, fillAround, fillDown, glow, scatterBokeh, texture } from './brushes.ts';

export interface BackdropOptions {
  /** Centre, middle, corner. */
  colours?: readonly [string, string, string];
  /** Brightest place: shares of the frame. */
  centre?: readonly [x: number, y: number];
  radius?: number;
  /** Mottling of the painted cloth, 0 to 0.5. */
  mottle?: number;
}

/** Painted studio cloth with a spot of light. */
export function paintBackdrop(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: BackdropOptions,
  random: Random,
): void {
  const { colours = ['#8d9094', '#5c5f63', '#1d1f22'], centre = [0.5, 0.42], radius = 1, mottle = 0.22 } = options;
  fillAround(
    context,
    w,
    h,
    [centre[0], centre[1], radius],
    [
      [0, colours[0]],
      [0.5, colours[1]],
      [1, colours[2]],
    ],
  );
  if (mottle > 0) texture(context, w, h, { opacity: mottle, scale: [1.3, 1] }, random);
}

export interface WallOptions {
  colours?: readonly [bright: string, dark: string];
  light?: readonly [x: number, y: number];
  /** Roughness of the plaster, 0 to 0.6. */
  rough?: number;
}

/** A plastered wall lit from one side. */
export function paintWall(context: SKRSContext2D, w: number, h: number, options: WallOptions, random: Random): void {
  const { colours = ['#b9a58c', '#6f5b48'], light = [0.3, 0.3], rough = 0.35 } = options;
  fillAround(
    context,
    w,
    h,
    [light[0], light[1], 1.25],
    [
      [0, colours[0]],
      [1, colours[1]],
    ],
  );
  texture(context, w, h, { opacity: rough, scale: [0.9, 0.7] }, random);
  texture(context, w, h, { opacity: rough * 0.5, scale: [0.3, 0.22] }, random);
}

export interface CafeOptions {
  wall?: string;
  shelf?: string;
  window?: string;
  lamp?: string;
  outside?: readonly string[];
  blur?: number;
}

/** A café: shelves, hanging lamps and a window to the street. */
export function paintCafe(context: SKRSContext2D, w: number, h: number, options: CafeOptions, random: Random): void {
  const {
    wall = '#5a3a22',
    shelf = '#2b190e',
    window = '#31465f',
    lamp = '#ffd18a',
    outside = ['#ffd08a', '#ff7a4a', '#bcd8ff'],
    blur = 0.01,
  } = options;
  fillDown(context, w, h, [
    [0, wall],
    [0.62, wall],
    [0.7, '#2a1a10'],
    [1, '#1c110a'],
  ]);
  for (let row = 0; row < 3; row++) {
    const y = h * (0.14 + row * 0.14);
    context.fillStyle = shelf;
    context.fillRect(w * 0.45, y, w * 0.6, h * 0.01);
    for (let x = w * 0.47; x < w; ) {
      const width = w * (0.018 + random() * 0.034);
      const tall = h * (0.04 + random() * 0.06);
      context.fillStyle = pick(random, ['#8c5a2b', '#d9c3a0', '#3f5a4a', '#a33c2a', '#c98b3b', '#e8dcc0']);
      context.fillRect(x, y - tall, width, tall);
      x += width + w * (0.01 + random() * 0.026);
    }
  }
  context.fillStyle = window;
  context.fillRect(0, 0, w * 0.32, h * 0.66);
  context.fillStyle = shelf;
  context.fillRect(w * 0.15, 0, w * 0.012, h * 0.66);
  context.fillRect(w * 0.32, 0, w * 0.014, h * 0.68);
  defocus(context, w, h, blur);
  for (const [x, y, r] of [
    [0.16, 0.1, 0.075],
    [0.52, 0.06, 0.06],
    [0.86, 0.1, 0.08],
  ] as const) {
    glow(context, x * w, y * h, r * w * 3.2, lamp, 0.7);
    bokehDisc(context, x * w, y * h, r * w, lamp, 0.9);
  }
  scatterBokeh(
    context,
    w,
    h,
    { count: 20, colours: outside, radius: [0.01, 0.036], opacity: 0.6, area: [0, 0, 0.32, 0.56] },
    random,
  );
}

export interface LibraryOptions {
  light?: string;
  shade?: string;
  blur?: number;
}

/** Bookshelves in lamp light. */
export function paintLibrary(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: LibraryOptions,
  random: Random,
): void {
  const { light = '#ffcf80', shade = '#000000', blur = 0.008 } = options;
  context.fillStyle = '#22140b';
  context.fillRect(0, 0, w, h);
  const row = h * 0.147;
  for (let y = -h * 0.01; y < h; y += row) {
    for (let x = -w * 0.01; x < w; ) {
      const width = w * (0.016 + random() * 0.03);
      const tall = row * (0.62 + random() * 0.26);
      context.fillStyle = pick(random, [
        '#6b2d1f',
        '#8a5a2b',
        '#23395b',
        '#3d5a40',
        '#a67c3d',
        '#5a1f2b',
        '#d2b48c',
        '#2b2b2b',
      ]);
      context.fillRect(x, y + row * 0.92 - tall, width, tall);
      if (random() < 0.4) {
        context.fillStyle = '#d9b45b';
        context.fillRect(x, y + row - tall, width, h * 0.007);
      }
      x += width + w * 0.0015;
    }
    context.fillStyle = '#3a2415';
    context.fillRect(0, y + row * 0.92, w, row * 0.09);
  }
  defocus(context, w, h, blur);
  fillAround(
    context,
    w,
    h,
    [0.2, 0.3, 1.1],
    [
      [0, light, 0.3],
      [0.5, shade, 0.15],
      [1, shade, 0.55],
    ],
  );
  glow(context, w * 0.16, h * 0.22, w * 0.5, light, 0.55);
}

export interface GradientOptions {
  colours: readonly [string, string, ...string[]];
  tilt?: number;
}

/** Plain paper or poster ground. */
export function paintGradient(context: SKRSContext2D, w: number, h: number, options: GradientOptions): void {
  const last = options.colours.length - 1;
  fillDown(
    context,
    w,
    h,
    options.colours.map((hex, i) => [i / last, hex] as const),
    options.tilt ?? 0,
  );
}

export interface SunburstOptions {
  ground?: string;
  disc?: string;
  /** Centre and radius: shares of width, height, width. */
  at?: readonly [x: number, y: number, radius: number];
  rays?: string;
  foot?: string;
}

/** Poster ground: a disc, rays or a dark foot with roofs. */
export function paintSunburst(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: SunburstOptions,
  random: Random,
): void {
  const { ground = '#efe3cf', disc = '#e2572b', at = [0.5, 0.4, 0.39], rays, foot } = options;
  context.fillStyle = ground;
  context.fillRect(0, 0, w, h);
  const x = at[0] * w;
  const y = at[1] * h;
  if (rays) {
    context.fillStyle = rays;
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(a) * h * 1.5, y + Math.sin(a) * h * 1.5);
      context.lineTo(x + Math.cos(a + Math.PI / 16) * h * 1.5, y + Math.sin(a + Math.PI / 16) * h * 1.5);
      context.fill();
    }
  }
  context.fillStyle = disc;
  context.beginPath();
  context.arc(x, y, at[2] * w, 0, Math.PI * 2);
  context.fill();
  if (foot) {
    context.fillStyle = foot;
    context.fillRect(0, h * 0.79, w, h);
    for (let i = 0; i < 17; i++) {
      context.fillRect(i * w * 0.063, h * (0.66 + random() * 0.12), w * 0.055, h * 0.4);
    }
  }
}
