import { pick } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Sea {
  kind: 'sea';
  sky?: readonly [string, string, string];
  water?: readonly [string, string];
  glitter?: readonly string[];
  sun?: readonly [x: number, radius: number];
  horizon?: number;
  blur?: number;
}

/** Sun over the sea. */
export const sea = defineScene<Sea>({
  kind: 'sea',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#3e5a8e', '#c77f8e', '#ffb56b'],
      water = ['#d98a62', '#33405f'],
      glitter = ['#ffd9a0', '#ffb27a', '#ffefcf'],
      sun = [0.62, 0.07],
      horizon = 0.55,
      blur = 0.006,
    } = scene;
    const line = horizon * h;
    fillDown(context, w, h, [
      [0, sky[0]],
      [horizon * 0.55, sky[1]],
      [horizon, sky[2]],
      [Math.min(1, horizon + 0.01), water[0]],
      [1, water[1]],
    ]);
    texture(context, w, h, { opacity: 0.55, scale: [2.2, 0.34], until: horizon }, random);
    const x = sun[0] * w;
    glow(context, x, line - h * 0.09, w * 0.75, sky[2], 0.95);
    if (sun[1] > 0) {
      context.fillStyle = '#fff6dc';
      context.beginPath();
      context.arc(x, line - h * 0.09, w * sun[1], 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = cssOfHex(water[0], 0.75);
    context.fillRect(0, line, w, 2);
    for (let i = 0; i < 170; i++) {
      const t = random();
      const y = line + (h - line) * t * t;
      context.fillStyle = cssOfHex(pick(random, glitter), 0.2 + 0.5 * random());
      context.fillRect(
        x + (random() - 0.5) * w * (0.15 + t * 0.9),
        y,
        w * (0.016 + t * 0.11),
        h * (0.0015 + t * 0.006),
      );
    }
    defocus(context, w, h, blur);
  },
});
