import { cssOfHex } from '../../stages/colour.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Forest {
  kind: 'forest';
  sky?: readonly [string, string];
  /** Rows of trees from far to near. */
  trees?: readonly string[];
  ground?: string;
  blur?: number;
}

/** Rows of firs in mist; white below for winter. */
export const forest = defineScene<Forest>({
  kind: 'forest',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#dfe9f2', '#f5f0ec'],
      trees = ['#c9d8e6', '#a9bfd3', '#7f9bb5', '#4f6d88'],
      ground = '#eef4f8',
      blur = 0.007,
    } = scene;
    fillDown(context, w, h, [
      [0, sky[0]],
      [1, sky[1]],
    ]);
    texture(context, w, h, { opacity: 0.25, scale: [2, 0.6], until: 0.5 }, random);
    trees.forEach((colour, row) => {
      const base = h * (0.5 + row * 0.12);
      for (let i = 0; i < 14; i++) {
        const x = random() * w;
        const tall = h * (0.2 + random() * 0.22 + row * 0.05);
        const wide = tall * 0.34;
        context.fillStyle = colour;
        for (let k = 0; k < 6; k++) {
          const y = base - tall + (tall * k) / 6.5;
          const half = (wide * (k + 1)) / 6;
          context.beginPath();
          context.moveTo(x, y - tall * 0.06);
          context.lineTo(x - half, y + tall * 0.2);
          context.lineTo(x + half, y + tall * 0.2);
          context.fill();
        }
      }
      context.fillStyle = colour;
      context.fillRect(0, base, w, h - base);
      const mist = context.createLinearGradient(0, base - h * 0.12, 0, base + h * 0.05);
      mist.addColorStop(0, cssOfHex(sky[1], 0));
      mist.addColorStop(1, cssOfHex(sky[1], 0.4));
      context.fillStyle = mist;
      context.fillRect(0, base - h * 0.12, w, h * 0.17);
    });
    context.fillStyle = ground;
    context.fillRect(0, h * 0.9, w, h * 0.1);
    defocus(context, w, h, blur);
  },
});
