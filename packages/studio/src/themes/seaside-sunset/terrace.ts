import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { shore } from './shores.ts';

/** A white terrace wall in the last sun, the sea at its side. */
export const TERRACE: Scene = painted('terrace', (context, w, h, random) => {
  const sea = shore({
    name: 'terrace-sea',
    sky: ['#8fb0cf', '#f3c9a4', '#ffb878'],
    water: ['#d59a7c', '#5b7d94'],
    sun: [0.16, 0.37, 0.03],
    clouds: ['#c99c98', '#ffd9b0'],
    horizon: 0.46,
    blur: 0.004,
  });
  if (sea.kind === 'custom') sea.paint(context, w, h, random);
  const wall = context.createLinearGradient(w * 0.34, 0, w, 0);
  wall.addColorStop(0, '#fbe3c4');
  wall.addColorStop(1, '#d9a67c');
  context.fillStyle = wall;
  context.fillRect(w * 0.36, 0, w, h);
  context.fillStyle = '#b98a68';
  context.fillRect(w * 0.345, 0, w * 0.018, h);
  context.fillStyle = '#f4dcc0';
  context.fillRect(0, h * 0.72, w * 0.36, h * 0.03);
  for (let k = 0; k < 5; k++) {
    context.fillRect(w * (0.02 + k * 0.075), h * 0.75, w * 0.035, h * 0.3);
  }
});
