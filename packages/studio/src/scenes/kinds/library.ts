import { pick } from '../../pixels/random.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillAround } from '../brushes/fill-around.ts';
import { glow } from '../brushes/glow.ts';
import { defineScene } from '../define-scene.ts';

interface Library {
  kind: 'library';
  light?: string;
  shade?: string;
  blur?: number;
}

/** Bookshelves in lamp light. */
export const library = defineScene<Library>({
  kind: 'library',
  paint(context, w, h, scene, random) {
    const { light = '#ffcf80', shade = '#000000', blur = 0.008 } = scene;
    context.fillStyle = '#22140b';
    context.fillRect(0, 0, w, h);
    const row = h * 0.147;
    for (let y = -h * 0.01; y < h; y += row) {
      for (let x = -w * 0.01; x < w; ) {
        const width = w * (0.016 + random() * 0.03);
        const tall = row * (0.62 + random() * 0.26);
        context.fillStyle = pick(random, [
          '#6b2d1f',
          '#8a5a2b',
          '#23395b',
          '#3d5a40',
          '#a67c3d',
          '#5a1f2b',
          '#d2b48c',
          '#2b2b2b',
        ]);
        context.fillRect(x, y + row * 0.92 - tall, width, tall);
        if (random() < 0.4) {
          context.fillStyle = '#d9b45b';
          context.fillRect(x, y + row - tall, width, h * 0.007);
        }
        x += width + w * 0.0015;
      }
      context.fillStyle = '#3a2415';
      context.fillRect(0, y + row * 0.92, w, row * 0.09);
    }
    defocus(context, w, h, blur);
    fillAround(
      context,
      w,
      h,
      [0.2, 0.3, 1.1],
      [
        [0, light, 0.3],
        [0.5, shade, 0.15],
        [1, shade, 0.55],
      ],
    );
    glow(context, w * 0.16, h * 0.22, w * 0.5, light, 0.55);
  },
});
