import { fillDown } from '../../scenes/brushes/fill-down.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';

/** A printed travel poster in four inks: sea, sun, a dome and white walls. */
export const POSTER: CustomScene = painted('poster', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#f6efdf'],
    [1, '#f6efdf'],
  ]);
  context.fillStyle = '#f2b23e';
  context.beginPath();
  context.arc(w * 0.5, h * 0.36, w * 0.36, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#1d5fb4';
  context.fillRect(0, h * 0.52, w, h * 0.5);
  context.fillStyle = '#f6efdf';
  for (const [x, y, wide] of [
    [0.06, 0.545, 0.2],
    [0.72, 0.56, 0.24],
    [0.3, 0.575, 0.12],
    [0.56, 0.6, 0.2],
  ] as const)
    context.fillRect(x * w, y * h, wide * w, h * 0.004);
  context.fillStyle = '#fffaf0';
  context.fillRect(w * -0.02, h * 0.6, w * 0.34, h * 0.4);
  context.fillRect(w * 0.24, h * 0.7, w * 0.2, h * 0.3);
  context.fillRect(w * 0.72, h * 0.64, w * 0.3, h * 0.4);
  context.fillStyle = '#c6d6e6';
  context.fillRect(w * 0.24, h * 0.7, w * 0.08, h * 0.3);
  context.fillRect(w * 0.72, h * 0.64, w * 0.06, h * 0.4);
  context.fillStyle = '#12407e';
  context.beginPath();
  context.arc(w * 0.14, h * 0.6, w * 0.13, Math.PI, 0);
  context.fill();
  context.fillRect(w * 0.135, h * 0.47, w * 0.01, h * 0.04);
  context.fillRect(w * 0.12, h * 0.48, w * 0.04, h * 0.007);
  context.beginPath();
  context.arc(w * 0.89, h * 0.76, w * 0.045, Math.PI, 0);
  context.lineTo(w * 0.935, h * 0.9);
  context.lineTo(w * 0.845, h * 0.9);
  context.fill();
});
