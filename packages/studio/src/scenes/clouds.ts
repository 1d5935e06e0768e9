import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp01, smoothstep } from '../pixels/interpolate.ts';
import { layered, Noise } from '../pixels/noise.ts';
import type { Random } from '../pixels/random.ts';
import { rgbOfHex } from '../stages/colour.ts';

export interface Clouds {
  /** Share of the sky, 0.1 a few to 0.9 nearly closed. */
  cover: number;
  /** Where the sun touches them, and their under sides. */
  lit: string;
  shade: string;
  /** Towards the sun on the picture: x right, y down. */
  sun?: readonly [x: number, y: number];
  horizon?: number;
  /** Size of the clouds; 1 as of fair weather, 2.5 large. */
  size?: number;
  /** Width of their edges: 0.15 crisp heaps, 0.6 veils. */
  softness?: number;
  opacity?: number;
  /** Stretch to streaks, 1 to 6. */
  streak?: number;
}

const WIDTH = 256;

/** A layer of clouds in perspective over the sky that is there already: large above, closing towards the horizon. */
export function drawClouds(context: SKRSContext2D, w: number, h: number, clouds: Clouds, random: Random): void {
  const { cover, sun = [0.5, -0.8], horizon = 0.6, size = 1, softness = 0.3, opacity = 1, streak = 1 } = clouds;
  const lit = rgbOfHex(clouds.lit);
  const shade = rgbOfHex(clouds.shade);
  const noise = new Noise(random);
  const height = Math.max(2, Math.round((WIDTH * horizon * h) / w));
  const layer = createCanvas(WIDTH, height);
  const layerContext = layer.getContext('2d');
  const image = layerContext.createImageData(WIDTH, height);
  const shiftX = random() * 40;
  const shiftZ = random() * 40;
  const edge = 0.42 - cover * 0.85;
  for (let row = 0, i = 0; row < height; row++) {
    const up = 1 - row / height;
    const away = 1 / (up + 0.1);
    for (let column = 0; column < WIDTH; column++, i += 4) {
      const x = (((column / WIDTH - 0.5) * 1.5 * away) / size) * (1 / streak) + shiftX;
      const z = (away * 1.5) / size + shiftZ;
      const thick = layered(noise, x, z, 5, 0.52);
      const alpha = smoothstep(edge, edge + softness, thick) * smoothstep(0, 0.1, up);
      if (alpha <= 0) continue;
      const towards = layered(noise, x + (sun[0] * 0.22) / streak, z - sun[1] * 0.22, 3, 0.52);
      const bright = clamp01(0.62 + (thick - towards) * 1.5 - (thick - edge) * 0.35);
      for (const c of [0, 1, 2] as const) image.data[i + c] = (shade[c] + (lit[c] - shade[c]) * bright) * 255;
      image.data[i + 3] = alpha * opacity * 255;
    }
  }
  layerContext.putImageData(image, 0, 0);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(layer, 0, 0, w, h * horizon);
  context.restore();
}
