import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { defineScene } from '../define-scene.ts';

interface Mountains {
  kind: 'mountains';
  sky?: readonly [string, string];
  ridges?: readonly string[];
  from?: number;
  blur?: number;
}

/** Ridges in haze. */
export const mountains = defineScene<Mountains>({
  kind: 'mountains',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#f2ecdc', '#e6ddc8'],
      ridges = ['#d9d4c7', '#b9b5aa', '#8e8d88', '#5f605f'],
      from = 0.3,
      blur = 0.003,
    } = scene;
    fillDown(context, w, h, [
      [0, sky[0]],
      [1, sky[1]],
    ]);
    const phase = random() * 6;
    ridges.forEach((colour, row) => {
      const base = h * (from + row * 0.14);
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(0, h);
      for (let x = 0; x <= w; x += w / 64) {
        const u = x / w;
        const y =
          base +
          h *
            (0.05 * Math.sin(u * (8 + row) + row * 2.3 + phase) +
              0.018 * Math.sin(u * 21 + row * 5 + phase * 2) +
              (random() - 0.5) * 0.012);
        context.lineTo(x, y);
      }
      context.lineTo(w, h);
      context.fill();
    });
    defocus(context, w, h, blur);
  },
});
