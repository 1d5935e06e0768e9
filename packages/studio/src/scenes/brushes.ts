import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { createRandom, pick } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';

/** A colour and its place, 0 to 1. */
export type Stop = readonly [at: number, hex: string, opacity?: number];

/** Fills the whole frame from top to bottom; `tiltX` leans the gradient. */
export function fillDown(
  context: SKRSContext2D,
  width: number,
  height: number,
  stops: readonly Stop[],
  tiltX = 0,
): void {
  const gradient = context.createLinearGradient(width / 2 - tiltX * width, 0, width / 2 + tiltX * width, height);
  for (const [at, hex, opacity = 1] of stops) gradient.addColorStop(at, cssOfHex(hex, opacity));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Fills the whole frame from a centre outwards. Centre and radius are shares of width, height and width. */
export function fillAround(
  context: SKRSContext2D,
  width: number,
  height: number,
  centre: readonly [x: number, y: number, radius: number],
  stops: readonly Stop[],
): void {
  const x = centre[0] * width;
  const y = centre[1] * height;
  const gradient = context.createRadialGradient(x, y, 0, x, y, Math.max(1, centre[2] * width));
  for (const [at, hex, opacity = 1] of stops) gradient.addColorStop(at, cssOfHex(hex, opacity));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** A soft light, screened: full in its centre, gone at the radius. Pixels. */
export function glow(context: SKRSContext2D, x: number, y: number, radius: number, hex: string, opacity: number): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, cssOfHex(hex, opacity));
  gradient.addColorStop(0.3, cssOfHex(hex, opacity * 0.42));
  gradient.addColorStop(0.65, cssOfHex(hex, opacity * 0.1));
  gradient.addColorStop(1, cssOfHex(hex, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

/** A point of light out of focus: a flat disc, its edge soft and a trace brighter. Pixels. */
export function bokehDisc(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  hex: string,
  opacity: number,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, cssOfHex(hex, opacity * 0.8));
  gradient.addColorStop(0.72, cssOfHex(hex, opacity * 0.88));
  gradient.addColorStop(0.9, cssOfHex(hex, opacity));
  gradient.addColorStop(1, cssOfHex(hex, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

export interface BokehField {
  count: number;
  colours: readonly string[];
  /** Shares of the frame's width. */
  radius: readonly [smallest: number, largest: number];
  opacity: number;
  /** Shares of the frame; default all of it. */
  area?: readonly [left: number, top: number, right: number, bottom: number];
}

/** Many discs of different sizes, small ones more often. */
export function scatterBokeh(
  context: SKRSContext2D,
  width: number,
  height: number,
  field: BokehField,
  random: Random,
): void {
  const [left, top, right, bottom] = field.area ?? [0, 0, 1, 1];
  for (let i = 0; i < field.count; i++) {
    const x = (left + random() * (right - left)) * width;
    const y = (top + random() * (bottom - top)) * height;
    const radius = (field.radius[0] + random() ** 1.8 * (field.radius[1] - field.radius[0])) * width;
    bokehDisc(context, x, y, radius, pick(random, field.colours), field.opacity * (0.35 + 0.65 * random()));
  }
}

/** Blurs everything drawn so far. `share` is the blur's sigma as a share of the height, 0.003 a hint to 0.03 strong. */
export function defocus(context: SKRSContext2D, width: number, height: number, share: number): void {
  const sigma = share * height;
  if (sigma < 0.5) return;
  const shrink = sigma >= 16 ? 4 : sigma >= 5 ? 2 : 1;
  const w = Math.ceil(width / shrink);
  const h = Math.ceil(height / shrink);
  const pad = Math.ceil((sigma / shrink) * 2.5);
  const sharp = createCanvas(w + 2 * pad, h + 2 * pad);
  drawMirrored(sharp.getContext('2d'), context.canvas, w, h, pad);
  const soft = createCanvas(w, h);
  const softContext = soft.getContext('2d');
  softContext.filter = `blur(${sigma / shrink}px)`;
  softContext.drawImage(sharp, -pad, -pad);
  context.save();
  context.resetTransform();
  context.imageSmoothingQuality = 'high';
  context.drawImage(soft, 0, 0, width, height);
  context.restore();
}

/** Draws a picture of this size with a border of its own mirror image, so that a blur finds something to mix beyond its edges. */
function drawMirrored(context: SKRSContext2D, picture: Canvas, w: number, h: number, pad: number): void {
  for (const row of [-1, 1, 0]) {
    for (const column of [-1, 1, 0]) {
      context.save();
      context.translate(pad + (column > 0 ? 2 * w : 0), pad + (row > 0 ? 2 * h : 0));
      context.scale(column === 0 ? 1 : -1, row === 0 ? 1 : -1);
      context.drawImage(picture, 0, 0, w, h);
      context.restore();
    }
  }
}

const NOISE_SIZE = 256;
let noiseTile: Canvas | undefined;

/** A grey, tileable, cloudy square (five octaves of value noise), made once. */
function cloudTile(): Canvas {
  if (noiseTile) return noiseTile;
  const values = new Float32Array(NOISE_SIZE * NOISE_SIZE);
  for (let octave = 0, cells = 4, weight = 0.5; octave < 5; octave++, cells *= 2, weight *= 0.55) {
    addValueNoise(values, cells, weight, createRandom(octave + 31));
  }
  const canvas = createCanvas(NOISE_SIZE, NOISE_SIZE);
  const context = canvas.getContext('2d');
  const image = context.createImageData(NOISE_SIZE, NOISE_SIZE);
  for (let i = 0; i < values.length; i++) {
    const v = Math.max(0, Math.min(255, ((values[i] ?? 0) - 0.24) * 420));
    image.data[i * 4] = v;
    image.data[i * 4 + 1] = v;
    image.data[i * 4 + 2] = v;
    image.data[i * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  noiseTile = canvas;
  return canvas;
}

function addValueNoise(values: Float32Array, cells: number, weight: number, random: Random): void {
  const lattice = new Float32Array(cells * cells).map(() => random());
  const step = NOISE_SIZE / cells;
  for (let y = 0, i = 0; y < NOISE_SIZE; y++) {
    const gy = Math.floor(y / step);
    const fy = smooth(y / step - gy);
    const below = ((gy + 1) % cells) * cells;
    for (let x = 0; x < NOISE_SIZE; x++, i++) {
      const gx = Math.floor(x / step);
      const fx = smooth(x / step - gx);
      const right = (gx + 1) % cells;
      const top = (lattice[gy * cells + gx] ?? 0) * (1 - fx) + (lattice[gy * cells + right] ?? 0) * fx;
      const low = (lattice[below + gx] ?? 0) * (1 - fx) + (lattice[below + right] ?? 0) * fx;
      values[i] = (values[i] ?? 0) + (top * (1 - fy) + low * fy) * weight;
    }
  }
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

export interface Cloudiness {
  /** 0 to 1. */
  opacity: number;
  /** Size of the tile as shares of width and height: [2, 0.5] gives long flat clouds. */
  scale?: readonly [x: number, y: number];
  blend?: 'overlay' | 'soft-light' | 'screen' | 'multiply';
  /** Part of the height, from the top, that gets it. */
  until?: number;
  from?: number;
}

/** Lays the cloudy tile over the frame: clouds, plaster, canvas, leather, by scale and blend. */
export function texture(
  context: SKRSContext2D,
  width: number,
  height: number,
  options: Cloudiness,
  random: Random,
): void {
  const { opacity, scale = [1, 0.75], blend = 'soft-light', from = 0, until = 1 } = options;
  context.save();
  context.beginPath();
  context.rect(0, from * height, width, (until - from) * height);
  context.clip();
  context.globalAlpha = opacity;
  context.globalCompositeOperation = blend;
  context.imageSmoothingQuality = 'high';
  // Whole pixels, so that neighbouring tiles neither overlap nor leave a line between them.
  const w = Math.max(1, Math.round(scale[0] * width));
  const h = Math.max(1, Math.round(scale[1] * height));
  const x0 = -Math.round(random() * w);
  const y0 = -Math.round(random() * h);
  for (let y = y0; y < height; y += h) {
    for (let x = x0; x < width; x += w) context.drawImage(cloudTile(), x, y, w, h);
  }
  context.restore();
}

/** A closed polygon in pixels. */
export function fillPolygon(
  context: SKRSContext2D,
  points: readonly (readonly [x: number, y: number])[],
  style: string,
): void {
  context.fillStyle = style;
  context.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
  context.fill();
}
