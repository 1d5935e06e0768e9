import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp01 } from '../pixels/interpolate.ts';
import { layered, Noise } from '../pixels/noise.ts';
import { pick, type Random } from '../pixels/random.ts';
import { cssOfHex, rgbOfHex } from '../stages/colour.ts';
import { glow } from './brushes/glow.ts';

export interface Stars {
  count: number;
  /** Lower end of the starry sky, share of the height. */
  until: number;
  colours?: readonly string[];
  /** A band of the Milky Way: its middle at the top and at the bottom of the sky (shares of the width), colour, strength. */
  band?: { top: number; bottom: number; colour: string; core?: string; strength: number };
}

/** A night sky: many faint stars, a few bright ones with a glow. */
export function drawStars(context: SKRSContext2D, w: number, h: number, stars: Stars, random: Random): void {
  const { count, until, colours = ['#ffffff', '#dfe8ff', '#fff0dc', '#c8d8ff'], band } = stars;
  if (band) drawBand(context, w, h * until, band, random);
  for (let i = 0; i < count; i++) {
    const size = random() ** 6;
    const x = random() * w;
    const y = random() ** 0.9 * h * until;
    const fade = 1 - (y / (h * until)) ** 4;
    context.fillStyle = cssOfHex(pick(random, colours), (0.25 + 0.75 * random()) * fade);
    context.beginPath();
    context.arc(x, y, w * (0.0007 + 0.0022 * size), 0, Math.PI * 2);
    context.fill();
    if (size > 0.6) glow(context, x, y, w * 0.016 * size, '#ffffff', 0.5 * fade);
  }
}

const BAND_WIDTH = 120;

function drawBand(context: SKRSContext2D, w: number, tall: number, band: NonNullable<Stars['band']>, random: Random) {
  const height = Math.round((BAND_WIDTH * tall) / w);
  const noise = new Noise(random);
  const layer = createCanvas(BAND_WIDTH, height);
  const layerContext = layer.getContext('2d');
  const image = layerContext.createImageData(BAND_WIDTH, height);
  const outer = rgbOfHex(band.colour);
  const core = rgbOfHex(band.core ?? '#ffe8d0');
  for (let row = 0, i = 0; row < height; row++) {
    const down = row / height;
    const middle = band.top + (band.bottom - band.top) * down;
    for (let column = 0; column < BAND_WIDTH; column++, i += 4) {
      const across = column / BAND_WIDTH - middle + layered(noise, down * 3, 7, 2) * 0.03;
      const cloudy = layered(noise, column / 19, row / 19, 4, 0.55);
      const wide = Math.exp(-((across / 0.2) ** 2));
      const inner = Math.exp(-((across / 0.075) ** 2));
      const dust = clamp01(layered(noise, column / 11 + 40, row / 20, 3, 0.6) * 2.2 - 0.1) * inner;
      const bright = clamp01((wide * (0.4 + 0.5 * cloudy) + inner * 0.5) * (1 - dust * 0.8)) * band.strength;
      for (const c of [0, 1, 2] as const) image.data[i + c] = (outer[c] + (core[c] - outer[c]) * inner) * 255;
      image.data[i + 3] = bright * 255 * (1 - down ** 3);
    }
  }
  layerContext.putImageData(image, 0, 0);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.imageSmoothingQuality = 'high';
  context.drawImage(layer, 0, 0, w, tall);
  context.restore();
}
