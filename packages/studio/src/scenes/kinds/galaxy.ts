import { pick } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Galaxy {
  kind: 'galaxy';
  sky?: readonly [string, string, string];
  clouds?: readonly string[];
  stars?: number;
}

/** Stars and coloured nebulae. */
export const galaxy = defineScene<Galaxy>({
  kind: 'galaxy',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#05061c', '#1b1147', '#04122b'],
      clouds = ['#b83fd8', '#26a5ff', '#ff5f9e', '#5a3cff'],
      stars = 420,
    } = scene;
    fillDown(
      context,
      w,
      h,
      [
        [0, sky[0]],
        [0.5, sky[1]],
        [1, sky[2]],
      ],
      0.4,
    );
    for (let i = 0; i < 14; i++) {
      const t = random();
      glow(
        context,
        (t + (random() - 0.5) * 0.5) * w,
        (1 - t + (random() - 0.5) * 0.4) * h,
        w * (0.2 + random() * 0.4),
        pick(random, clouds),
        0.3 + random() * 0.25,
      );
    }
    texture(context, w, h, { opacity: 0.9, scale: [1.2, 0.9], blend: 'overlay' }, random);
    texture(context, w, h, { opacity: 0.5, scale: [0.5, 0.4], blend: 'soft-light' }, random);
    for (let i = 0; i < stars; i++) {
      context.fillStyle = cssOfHex(pick(random, ['#ffffff', '#cfe3ff', '#ffe6cc']), 0.3 + 0.7 * random());
      context.beginPath();
      context.arc(random() * w, random() * h, (random() ** 6 * 3 + 0.5) * (w / 768), 0, Math.PI * 2);
      context.fill();
    }
  },
});
