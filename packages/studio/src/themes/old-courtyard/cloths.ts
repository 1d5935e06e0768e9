import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { drawBrickwork } from '../../scenes/brickwork.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { greyRows } from '../../scenes/grey-rows.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawPersimmonBoughs } from './persimmons.ts';

/** The bed's checked cotton, indigo on white with a red thread. */
export const CHECKED: Scene = painted('checked', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#f2e8d8');
  const cell = w * 0.14;
  for (let k = -1; k < 12; k++) {
    fillBox(context, k * cell, 0, cell * 0.42, h, 'rgba(36,64,120,0.62)');
    fillBox(context, 0, k * cell, w, cell * 0.42, 'rgba(36,64,120,0.62)');
    fillBox(context, (k + 0.66) * cell, 0, cell * 0.08, h, 'rgba(190,50,44,0.6)');
    fillBox(context, 0, (k + 0.66) * cell, w, cell * 0.08, 'rgba(190,50,44,0.6)');
  }
  texture(context, w, h, { opacity: 0.4, scale: [1.2, 0.9] }, random);
  texture(context, w, h, { opacity: 0.3, scale: [0.06, 0.05] }, random);
  layNewspaper(context, w * 0.1, h * 0.86, w * 0.62, -0.22, random);
});

/** The evening paper, folded; its middle in pixels. */
function layNewspaper(context: SKRSContext2D, x: number, y: number, wide: number, turn: number, random: Random): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const [left, top, tall] = [-wide / 2, -wide * 0.62, wide * 1.24];
  fillBox(context, left + wide * 0.02, top + wide * 0.03, wide, tall, 'rgba(20,16,10,0.35)');
  fillBox(context, left, top, wide, tall, '#e6e0d0');
  const ink = { colour: '#2c2824', font: 'serif', weight: 900 } as const;
  write(context, '晚报', { ...ink, x: left + wide * 0.08, y: top + wide * 0.2, size: wide * 0.15, spacing: 0.3 });
  fillBox(context, left + wide * 0.08, top + wide * 0.25, wide * 0.84, wide * 0.006, ink.colour);
  for (const column of [0, 1, 2]) {
    const area = { x: left + wide * (0.08 + column * 0.29), width: wide * 0.25, step: wide * 0.034, colour: '#6c665c' };
    greyRows(context, { ...area, y: top + wide * (column === 0 ? 0.72 : 0.32), rows: column === 0 ? 13 : 25 }, random);
  }
  fillBox(context, left + wide * 0.08, top + wide * 0.32, wide * 0.25, wide * 0.34, '#8c867a');
  context.restore();
}

/** The court's brick floor. */
export const BRICK_FLOOR: Scene = painted('brick-floor', (context, w, h, random) => {
  drawBrickwork(
    context,
    {
      x: 0,
      y: 0,
      width: w,
      height: h,
      course: h * 0.056,
      bricks: ['#a0583c', '#8c4a32', '#b06a48'],
      mortar: '#5c5040',
    },
    random,
  );
  texture(context, w, h, { opacity: 0.6, scale: [0.5, 0.4] }, random);
  fillBox(context, 0, 0, w, h, 'rgba(60,40,20,0.18)');
});

/** The poster: a low sun and boughs of fruit on deep green. */
export const LOW_SUN: Scene = painted('low-sun', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.5, 0.42, 1.1],
    [
      [0, '#3f6e62'],
      [1, '#264a42'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.4, 0.3] }, random);
  fillDisc(context, w * 0.5, h * 0.4, w * 0.36, '#e89a4c');
  drawPersimmonBoughs(
    context,
    w,
    h,
    [
      [1.02, 0.06, 2.75],
      [-0.02, 0.3, -0.25],
    ],
    0.75,
    random,
  );
});
