import { pick } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { scatterBokeh } from '../brushes/scatter-bokeh.ts';
import { defineScene } from '../define-scene.ts';

interface Neon {
  kind: 'neon';
  colours?: readonly string[];
  sky?: readonly [string, string, string];
  blur?: number;
}

/** A narrow street of neon signs. */
export const neon = defineScene<Neon>({
  kind: 'neon',
  paint(context, w, h, scene, random) {
    const {
      colours = ['#ff2d95', '#00e5ff', '#9d4dff', '#ff5f3c', '#2affc6'],
      sky = ['#0b0722', '#3a1060', '#0a2a4a'],
      blur = 0.008,
    } = scene;
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]);
    const signs: { x: number; y: number; w: number; h: number; colour: string }[] = [];
    for (let x = -0.03 * w; x < w; ) {
      const width = w * (0.06 + random() * 0.14);
      const tall = h * (0.4 + random() * 0.5);
      context.fillStyle = pick(random, ['#120a26', '#0c1030', '#1a0d33']);
      context.fillRect(x, h - tall, width, tall);
      for (let k = 0; k < 40; k++) {
        if (random() > 0.4) continue;
        context.fillStyle = cssOfHex(random() < 0.5 ? '#ffd9a0' : pick(random, colours), 0.3 + 0.5 * random());
        context.fillRect(x + random() * width * 0.9, h - tall + random() * tall, w * 0.007, h * 0.008);
      }
      const colour = pick(random, colours);
      if (random() < 0.5)
        signs.push({ x: x + width * 0.3, y: h - tall + h * 0.04, w: w * 0.03, h: h * (0.1 + random() * 0.2), colour });
      else signs.push({ x: x + width * 0.1, y: h - tall * 0.75, w: width * 0.8, h: h * 0.028, colour });
      x += width + random() * w * 0.02;
    }
    for (const sign of signs) {
      context.fillStyle = sign.colour;
      context.fillRect(sign.x, sign.y, sign.w, sign.h);
    }
    defocus(context, w, h, blur);
    for (const sign of signs) glow(context, sign.x + sign.w / 2, sign.y + sign.h / 2, h * 0.2, sign.colour, 0.6);
    scatterBokeh(context, w, h, { count: 26, colours, radius: [0.012, 0.055], opacity: 0.34 }, random);
  },
});
