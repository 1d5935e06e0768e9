import { pick } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { scatterBokeh } from '../brushes/scatter-bokeh.ts';
import { defineScene } from '../define-scene.ts';

interface Park {
  kind: 'park';
  sky?: readonly [string, string, string, string];
  leaves?: readonly string[];
  trunk?: string;
  sun?: readonly [x: number, y: number];
  sunColour?: string;
  blur?: number;
}

/** Trees in the sun, far out of focus. */
export const park = defineScene<Park>({
  kind: 'park',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#4f6a3a', '#c8b878', '#6f6a3a', '#2c331c'],
      leaves = ['#ffd98a', '#c9a23a', '#7d8f3a', '#4a5a26', '#e8b25a'],
      trunk = '#3a2a18',
      sun,
      sunColour = '#ffe0a0',
      blur = 0.016,
    } = scene;
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
  },
});
