import { cssOfHex } from '../../stages/colour.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Skyline {
  kind: 'skyline';
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
export const skyline = defineScene<Skyline>({
  kind: 'skyline',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#3b4a7a', '#d9826b', '#ffcf8a'],
      houses = ['#b8787a', '#84566a', '#4a3450', '#251d33'],
      sun = [0.7, 0.44, 0.06],
      sunColour = '#ffd08a',
      window = '#ffd79a',
      horizon = 0.62,
      blur = 0.005,
    } = scene;
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
  },
});
