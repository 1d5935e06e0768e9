import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';

/** A cloth of red and white squares on grass, with slices of melon. */
export const PICNIC: Scene = tabletop('picnic', ['#fbf6ee', '#e8ddd0'], [0.3, 0.2], (context, w, h) => {
  const size = w / 9;
  for (let row = 0; row * size < h; row++) {
    for (let k = 0; k < 9; k++) {
      if (row % 2 === 0 || k % 2 === 0) {
        context.fillStyle = row % 2 === 0 && k % 2 === 0 ? '#d8382e' : 'rgba(216,56,46,0.42)';
        context.fillRect(k * size, row * size, size + 1, size + 1);
      }
    }
  }
  for (const [x, y, angle] of [
    [0.12, 0.93, -20],
    [0.9, 0.1, 150],
  ] as const) {
    context.save();
    context.translate(x * w, y * h);
    context.rotate((angle * Math.PI) / 180);
    context.shadowColor = 'rgba(0,0,0,0.4)';
    context.shadowBlur = h * 0.02;
    for (const [r, colour] of [
      [0.2, '#2f7a3a'],
      [0.185, '#e8f0c8'],
      [0.172, '#e8433c'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(0, 0, r * w, Math.PI, 0);
      context.fill();
      context.shadowColor = 'transparent';
    }
    context.fillStyle = '#2a1210';
    for (let i = 0; i < 7; i++) {
      context.beginPath();
      context.ellipse((i - 3) * w * 0.04, -w * (0.05 + (i % 2) * 0.045), w * 0.006, w * 0.011, 0, 0, 7);
      context.fill();
    }
    context.restore();
  }
});

/** The paper bag of a laboratory with the prints half out of it. */
export const PRINT_BAG: Scene = tabletop('print-bag', ['#d8e8ea', '#9fbcc4'], [1.3, 0.9], (context, w, h) => {
  layCard(context, { x: w * 0.5, y: h * 0.82, width: w * 0.9, height: h * 0.5, angle: 2 }, '#ffc629', (cw, ch) => {
    context.fillStyle = '#e0382c';
    context.fillRect(0, ch * 0.54, cw, ch * 0.12);
    write(context, '夏日冲印', { x: cw * 0.06, y: ch * 0.835, size: ch * 0.16, colour: '#1c1a18', weight: 900 });
    write(context, '36 EXP · ISO 400', {
      x: cw * 0.94,
      align: 'right',
      y: ch * 0.618,
      size: ch * 0.055,
      colour: '#ffffff',
      spacing: 0.08,
    });
  });
});
