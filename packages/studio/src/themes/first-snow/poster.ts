import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

/** Flat firs and a moon, as in a print. */
export const POSTER: Scene = painted('poster', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#6f9cc0'],
    [0.7, '#b8d4e6'],
    [1, '#b8d4e6'],
  ]);
  context.fillStyle = '#f4f8fb';
  context.beginPath();
  context.arc(w * 0.5, h * 0.38, w * 0.38, 0, Math.PI * 2);
  context.fill();
  const rows = ['#7fa4c0', '#43708f', '#1f4560'];
  rows.forEach((colour, row) => {
    for (let i = 0; i < 13; i++) {
      const x = (i / 12 + (random() - 0.5) * 0.06) * w;
      const tall = h * (0.13 + random() * 0.1 + row * 0.02);
      const base = h * (0.66 + row * 0.07);
      fillPolygon(
        context,
        [
          [x, base - tall],
          [x - tall * 0.26, base],
          [x + tall * 0.26, base],
        ],
        colour,
      );
      fillPolygon(
        context,
        [
          [x, base - tall],
          [x - tall * 0.08, base - tall * 0.68],
          [x, base - tall * 0.74],
          [x + tall * 0.08, base - tall * 0.66],
        ],
        '#f4f8fb',
      );
    }
    context.fillStyle = colour;
    context.fillRect(0, h * (0.655 + row * 0.07), w, h);
  });
});
