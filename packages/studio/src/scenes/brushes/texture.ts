import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, type Random } from '../../pixels/random.ts';

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
