import { pick } from '../../pixels/random.ts';
import { bokehDisc } from '../brushes/bokeh-disc.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { scatterBokeh } from '../brushes/scatter-bokeh.ts';
import { defineScene } from '../define-scene.ts';

interface Cafe {
  kind: 'cafe';
  wall?: string;
  shelf?: string;
  window?: string;
  lamp?: string;
  outside?: readonly string[];
  blur?: number;
}

/** A café: shelves, hanging lamps and a window to the street. */
export const cafe = defineScene<Cafe>({
  kind: 'cafe',
  paint(context, w, h, scene, random) {
    const {
      wall = '#5a3a22',
      shelf = '#2b190e',
      window = '#31465f',
      lamp = '#ffd18a',
      outside = ['#ffd08a', '#ff7a4a', '#bcd8ff'],
      blur = 0.01,
    } = scene;
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
  },
});
