import { fillDown } from '../../scenes/brushes/fill-down.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { drawHorse } from './herds.ts';

/** A printed poster: heaped clouds, hills in flat greens, three horses. */
export const POSTER: CustomScene = painted('poster', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#3f9cc8'],
    [0.55, '#a8dce4'],
    [1, '#a8dce4'],
  ]);
  context.fillStyle = '#fdf8ea';
  for (const [x, y, size] of [
    [0.2, 0.26, 1],
    [0.86, 0.18, 0.9],
    [0.62, 0.42, 0.7],
  ] as const) {
    context.beginPath();
    for (const [dx, up, radius] of [
      [-0.16, 0, 0.07],
      [-0.06, -0.03, 0.1],
      [0.07, -0.02, 0.085],
      [0.17, 0, 0.06],
    ] as const)
      context.arc((x + dx * size) * w, (y + up * size) * h, radius * size * w, 0, Math.PI * 2);
    context.rect((x - 0.22 * size) * w, y * h, 0.45 * size * w, 0.05 * size * h);
    context.fill();
  }
  (['#b8d058', '#7cb040', '#428a3c', '#1f5c3a'] as const).forEach((colour, row) => {
    const y = 0.54 + row * 0.085;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, h);
    for (let x = 0; x <= 1.001; x += 0.02)
      context.lineTo(x * w, (y + Math.sin(x * (3.4 - row * 0.4) + row * 2.1) * 0.035) * h);
    context.lineTo(w, h);
    context.fill();
    if (row === 1) {
      drawHorse(context, w * 0.12, h * 0.66, h * 0.07, 1, false, '#5c3420', random);
      drawHorse(context, w * 0.88, h * 0.65, h * 0.06, -1, true, '#2c2420', random);
    }
  });
});
