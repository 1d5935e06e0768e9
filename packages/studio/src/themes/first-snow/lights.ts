import { pick } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawFir, drawTwig, type Winter, winter } from './winters.ts';

/** Houses with lit windows under white roofs. */
export function village(options: Winter & { walls: readonly string[]; window?: string }): Scene {
  const { walls, window = '#ffc86a', ground = 0.66 } = options;
  const lights: [number, number][] = [];
  return winter(
    options,
    (context, w, h, random) => {
      lights.length = 0;
      for (let i = 0; i < 14; i++)
        drawFir(
          context,
          random() * w,
          ground * h,
          h * (0.12 + random() * 0.12),
          walls[0] ?? '#334455',
          options.snow[0],
          random,
        );
      for (let i = 0; i < 7; i++) {
        const wide = w * (0.17 + random() * 0.1);
        const x = ((i + 0.2 * random()) / 6.4 - 0.08) * w;
        const foot = (ground + 0.015 + 0.03 * (i % 2)) * h;
        const tall = h * (0.07 + random() * 0.05);
        context.fillStyle = pick(random, walls);
        context.fillRect(x, foot - tall, wide, tall);
        fillPolygon(
          context,
          [
            [x - wide * 0.1, foot - tall],
            [x + wide * 0.5, foot - tall - h * 0.075],
            [x + wide * 1.1, foot - tall],
          ],
          options.snow[0],
        );
        for (const at of [0.2, 0.6]) {
          context.fillStyle = window;
          context.fillRect(x + wide * at, foot - tall * 0.72, wide * 0.2, tall * 0.42);
          lights.push([x + wide * (at + 0.1), foot - tall * 0.5]);
        }
      }
    },
    (context, w) => {
      for (const [x, y] of lights) glow(context, x, y, w * 0.12, window, 0.5);
    },
  );
}

/** A lane at night under street lamps. */
export function lampLane(
  options: Winter & { lamps: readonly (readonly [x: number, y: number, size: number])[]; light?: string },
): Scene {
  const { lamps, light = '#ffcf8a', ground = 0.7 } = options;
  return winter(
    options,
    (context, w, h, random) => {
      for (let i = 0; i < 9; i++)
        drawTwig(
          context,
          random() * w,
          (ground + 0.02) * h,
          (random() - 0.5) * 0.5,
          h * 0.2,
          w * 0.012,
          '#141c2a',
          4,
          random,
        );
      for (const [x, y, size] of lamps) {
        context.fillStyle = '#10161f';
        context.fillRect((x - size * 0.03) * w, y * h, size * 0.06 * w, (ground + 0.12 * size * 5 - y) * h);
        fillPolygon(
          context,
          [
            [(x - size * 0.16) * w, y * h],
            [(x + size * 0.16) * w, y * h],
            [(x + size * 0.1) * w, (y + size * 0.2) * h],
            [(x - size * 0.1) * w, (y + size * 0.2) * h],
          ],
          '#ffe9bf',
        );
        fillPolygon(
          context,
          [
            [(x - size * 0.22) * w, y * h],
            [x * w, (y - size * 0.12) * h],
            [(x + size * 0.22) * w, y * h],
          ],
          '#eef3f8',
        );
      }
    },
    (context, w, h, random) => {
      for (const [x, y, size] of lamps) {
        glow(context, x * w, (y + size * 0.1) * h, w * size * 2.6, light, 0.9);
        glow(context, x * w, (ground + 0.06) * h, w * size * 1.8, light, 0.35);
        const area = [x - size, y - size * 0.6, x + size, y + size * 1.6] as const;
        scatterBokeh(
          context,
          w,
          h,
          { count: 26, colours: ['#fff2d8'], radius: [0.002, 0.008], opacity: 0.7, area },
          random,
        );
      }
    },
  );
}
