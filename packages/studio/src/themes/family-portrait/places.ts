import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

interface Room {
  name: string;
  wall: readonly [bright: string, dark: string];
  sofa: string;
  /** Colours of what the pictures on the wall show. */
  pictures: readonly string[];
  window?: string;
}

/** A living room out of focus: pictures on the wall, a lamp or a window, the sofa's back. */
export function livingRoom({ name, wall, sofa, pictures, window }: Room): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      fillAround(
        context,
        w,
        h,
        [window ? 0.9 : 0.2, 0.2, 1.4],
        [
          [0, wall[0]],
          [1, wall[1]],
        ],
      );
      pictures.forEach((colour, i) => {
        const width = w * (0.13 + random() * 0.08);
        const height = width * (0.8 + random() * 0.6);
        const x = w * (0.06 + (i % 3) * 0.31 + random() * 0.05);
        const y = h * (0.06 + Math.floor(i / 3) * 0.2 + random() * 0.03);
        context.fillStyle = '#f4eee2';
        context.fillRect(x, y, width, height);
        context.fillStyle = colour;
        context.fillRect(x + width * 0.12, y + width * 0.12, width * 0.76, height - width * 0.24);
      });
      if (window) {
        context.fillStyle = window;
        context.fillRect(w * 0.68, h * 0.04, w * 0.4, h * 0.5);
        context.fillStyle = wall[1];
        context.fillRect(w * 0.86, h * 0.04, w * 0.015, h * 0.5);
        context.fillRect(w * 0.68, h * 0.27, w * 0.4, h * 0.01);
        glow(context, w * 0.85, h * 0.28, w * 0.7, window, 0.8);
      } else glow(context, w * 0.86, h * 0.3, w * 0.45, '#ffd9a0', 0.9);
      context.fillStyle = sofa;
      context.beginPath();
      context.roundRect(-0.05 * w, h * 0.64, w * 1.1, h * 0.5, h * 0.05);
      context.fill();
      defocus(context, w, h, 0.011);
    },
  };
}

/** A lawn before a hedge on a bright day. */
export function lawn(name: string, sky: string, hedge: readonly string[], grass: readonly [string, string]): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      fillDown(context, w, h, [
        [0, sky],
        [0.4, '#fbfaf0'],
        [0.52, grass[0]],
        [1, grass[1]],
      ]);
      for (let i = 0; i < 340; i++) {
        context.fillStyle = hedge[Math.floor(random() * hedge.length)] ?? '#4c7a3c';
        context.globalAlpha = 0.7;
        context.beginPath();
        context.arc(random() * w, h * (0.36 + random() ** 0.6 * 0.2), w * (0.015 + random() * 0.03), 0, Math.PI * 2);
        context.fill();
      }
      context.globalAlpha = 1;
      glow(context, w * 0.2, h * 0.08, w * 0.7, '#fff4d0', 0.7);
      defocus(context, w, h, 0.009);
    },
  };
}
