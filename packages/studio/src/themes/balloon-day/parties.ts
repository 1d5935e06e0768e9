import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawBalloon, PARTY } from './balloons.ts';

/** Wrapping paper: rows of small balloons. */
export const GIFT_WRAP: Scene = painted('gift-wrap', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#2f5f7c'],
    [1, '#234a64'],
  ]);
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 7; column++)
      drawBalloon(
        context,
        (column + (row % 2) * 0.5) * w * 0.165,
        (row + 0.3) * h * 0.118,
        w * 0.034,
        PARTY[(row * 2 + column) % PARTY.length] ?? PARTY[0],
        0,
        false,
      );
  texture(context, w, h, { opacity: 0.35, scale: [1.1, 0.9] }, random);
});

/** A cloth with wide stripes and strewn sweets. */
export const SWEETS: Scene = painted('sweets', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#fbf2e2');
  for (let x = 0; x < 1.1; x += 0.16) fillBox(context, x * w, 0, w * 0.08, h, '#f7cfc4');
  for (let i = 0; i < 150; i++) {
    const [x, y, r] = [random() * w, random() * h, w * (0.012 + random() * 0.012)];
    fillDisc(context, x + r * 0.2, y + r * 0.35, r, 'rgba(90,50,40,0.22)');
    fillDisc(context, x, y, r, PARTY[i % 5] ?? PARTY[0]);
    fillDisc(context, x - r * 0.3, y - r * 0.35, r * 0.28, 'rgba(255,255,255,0.7)');
  }
  texture(context, w, h, { opacity: 0.2, scale: [1, 0.8] }, random);
});

/** The poster: rays and three large balloons. */
export const RAYS: Scene = painted('rays', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#f6c65a');
  for (let k = 0; k < 24; k += 2) {
    context.fillStyle = '#f9d684';
    context.beginPath();
    context.moveTo(w * 0.5, h * 0.42);
    for (const step of [0, 1])
      context.lineTo(
        w * 0.5 + Math.cos(((k + step) / 12) * Math.PI) * h * 1.2,
        h * 0.42 + Math.sin(((k + step) / 12) * Math.PI) * h * 1.2,
      );
    context.fill();
  }
  texture(context, w, h, { opacity: 0.2, scale: [0.5, 0.4] }, random);
  for (const [x, y, r, colour] of [
    [0.16, 0.2, 0.13, 0],
    [0.84, 0.16, 0.14, 3],
    [0.06, 0.46, 0.1, 2],
    [0.94, 0.44, 0.11, 0],
    [0.5, 0.09, 0.1, 5],
  ] as const)
    drawBalloon(context, x * w, y * h, r * w, PARTY[colour] ?? PARTY[0], (0.5 - x) * w * 0.3);
});
