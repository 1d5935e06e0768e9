import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp01, smoothstep } from '../pixels/interpolate.ts';
import { layered, Noise } from '../pixels/noise.ts';
import type { Random } from '../pixels/random.ts';
import { rgbOfHex } from '../stages/colour.ts';

export interface OpenWater {
  /** Where water and sky meet, share of the height. */
  horizon: number;
  /** Lower edge, share of the height. Default 1. */
  until?: number;
  /** At the horizon, at the viewer's feet, and what the waves mirror. */
  far: string;
  near: string;
  sky: string;
  /** Height of the waves, 0.2 calm to 1.5. */
  waves?: number;
  /** Size of the waves at the viewer's feet, 0.5 to 2. */
  size?: number;
  /** The sun's path: its middle (share of the width), half width, colour and strength. */
  glitter?: { x: number; spread: number; colour: string; strength: number };
}

const WIDTH = 360;

/** The sea down to the viewer's feet: waves in perspective, the sun's glitter on them. */
export function drawOpenWater(context: SKRSContext2D, w: number, h: number, water: OpenWater, random: Random): void {
  const { horizon, until = 1, waves = 0.7, size = 1, glitter } = water;
  const height = Math.max(2, Math.round((WIDTH * (until - horizon) * h) / w));
  const layer = createCanvas(WIDTH, height);
  const layerContext = layer.getContext('2d');
  const image = layerContext.createImageData(WIDTH, height);
  const noise = new Noise(random);
  const [far, near, sky] = [rgbOfHex(water.far), rgbOfHex(water.near), rgbOfHex(water.sky)];
  const sun = rgbOfHex(glitter?.colour ?? '#ffffff');
  for (let row = 0, i = 0; row < height; row++) {
    const down = (row + 0.5) / height;
    const away = 1 / (down + 0.03);
    const calm = smoothstep(0, 0.16, down);
    const deep = down ** 0.7;
    for (let column = 0; column < WIDTH; column++, i += 4) {
      const x = ((column / WIDTH - 0.5) * away * 3.4) / size;
      const z = (away * 7) / size;
      const slope = layered(noise, x, z, 4, 0.6) * waves;
      const mirror = clamp01(0.16 + slope * 0.55) * (0.4 + 0.6 * calm);
      const side = glitter ? (column / WIDTH - glitter.x) / (glitter.spread * (0.45 + 0.9 * down)) : 9;
      const path = glitter ? Math.exp(-side * side) * glitter.strength : 0;
      const spark =
        path * (smoothstep(0.16, 0.62, slope / Math.max(0.2, waves) + path * 0.25) * calm + (1 - calm) * 0.6);
      for (const c of [0, 1, 2] as const) {
        const body = far[c] + (near[c] - far[c]) * deep;
        const seen = body + (sky[c] - body) * mirror - Math.max(0, -slope) * 0.12 * calm;
        image.data[i + c] = (seen + (sun[c] - seen) * Math.min(1, spark)) * 255;
      }
      image.data[i + 3] = 255;
    }
  }
  layerContext.putImageData(image, 0, 0);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(layer, 0, horizon * h, w, (until - horizon) * h + 1);
  context.restore();
}
