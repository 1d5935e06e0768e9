import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { DEEP, drawBough, drawFlower, PALE, PINK, strewPetals } from './blossoms.ts';

/** Flagstones with fallen petals. */
export const FLAGSTONES: Scene = painted('flagstones', (context, w, h, random) => {
  context.fillStyle = '#6a6a6c';
  context.fillRect(0, 0, w, h);
  for (let row = 0; row < 6; row++) {
    for (let column = -1; column < 4; column++) {
      const shade = Math.round(132 + random() * 34);
      context.fillStyle = `rgb(${shade},${shade - 2},${shade - 4})`;
      context.fillRect((column * 0.36 + (row % 2) * 0.17) * w, row * 0.172 * h, w * 0.35, h * 0.165);
    }
  }
  texture(context, w, h, { opacity: 0.7, scale: [0.4, 0.3] }, random);
  defocus(context, w, h, 0.0015);
  strewPetals(context, w, h, 190, PINK, random);
});

/** Dark water with petals on it. */
export const DARK_WATER: Scene = painted('dark-water', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#22424a'],
      [1, '#0a1a22'],
    ],
    0.4,
  );
  texture(context, w, h, { opacity: 0.8, scale: [1.2, 0.3] }, random);
  for (let i = 0; i < 5; i++) {
    context.strokeStyle = `rgba(180,214,220,${(0.26 - i * 0.045).toFixed(2)})`;
    context.lineWidth = h * 0.003;
    context.beginPath();
    context.ellipse(w * 0.12, h * 0.9, w * (0.06 + i * 0.07), h * (0.03 + i * 0.035), 0, 0, Math.PI * 2);
    context.stroke();
  }
  strewPetals(context, w, h, 130, PALE, random);
});

/** A flat red disc and a bough, as in a woodcut. */
export const WOODCUT: Scene = painted('woodcut', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#fbe9e2'],
    [1, '#f6d4d2'],
  ]);
  context.fillStyle = '#e2566a';
  context.beginPath();
  context.arc(w * 0.5, h * 0.4, w * 0.37, 0, Math.PI * 2);
  context.fill();
  const tree = { bloom: PALE, bark: '#4a2a34', flower: w * 0.034 };
  drawBough(context, w * 1.04, h * 0.3, -2.7, h * 0.17, h * 0.018, 3, tree, random);
  drawBough(context, -w * 0.04, h * 0.6, -0.7, h * 0.14, h * 0.016, 3, { ...tree, bloom: DEEP }, random);
  for (let i = 0; i < 16; i++)
    drawFlower(context, random() * w, h * (0.7 + random() * 0.3), w * 0.03, '#f0a0b4', '#b8486e', random() * 6, 1);
});
