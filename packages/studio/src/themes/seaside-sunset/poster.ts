import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Bands of a screen-printed travel poster. */
export const POSTER: Scene = painted('poster', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#f6d9a8'],
    [0.62, '#f3b57c'],
    [1, '#f3b57c'],
  ]);
  for (const [radius, colour] of [
    [0.47, '#f2a368'],
    [0.39, '#ee7f4c'],
    [0.3, '#e2572f'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(w * 0.5, h * 0.42, w * radius, 0, Math.PI * 2);
    context.fill();
  }
  const bands = ['#d8734f', '#b3524d', '#6f4552', '#2d4c5c', '#17404f'];
  bands.forEach((colour, row) => {
    const y = h * (0.6 + row * 0.065);
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, h);
    for (let x = 0; x <= w; x += w / 80) context.lineTo(x, y + Math.sin((x / w) * (16 - row * 2) + row) * h * 0.008);
    context.lineTo(w, h);
    context.fill();
  });
  context.fillStyle = cssOfHex('#fbe7c6', 0.9);
  for (let k = 0; k < 7; k++)
    context.fillRect(w * (0.44 - k * 0.012 + (k % 2) * 0.03), h * (0.606 + k * 0.009), w * 0.1, h * 0.003);
  fillPolygon(
    context,
    [
      [w * 0.83, h * 0.6],
      [w * 0.83, h * 0.5],
      [w * 0.91, h * 0.6],
    ],
    '#fbe7c6',
  );
  fillPolygon(
    context,
    [
      [w * 0.82, h * 0.6],
      [w * 0.82, h * 0.52],
      [w * 0.765, h * 0.6],
    ],
    '#fbe7c6',
  );
  fillPolygon(
    context,
    [
      [w * 0.76, h * 0.606],
      [w * 0.92, h * 0.606],
      [w * 0.89, h * 0.622],
      [w * 0.79, h * 0.622],
    ],
    '#6f2f36',
  );
});
