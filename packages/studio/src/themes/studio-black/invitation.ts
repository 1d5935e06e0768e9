import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';
import { metal } from './gold.ts';

/** A card of black board with gold edges; the photo's place is in its middle. */
export const INVITATION: Scene = tabletop('invitation', ['#7a1424', '#33060e'], [1.2, 0.9], (context, w, h) => {
  layCard(context, { x: w * 0.5, y: h * 0.5, width: w * 0.82, height: h * 0.88, angle: -3 }, '#101012', (cw, ch) => {
    context.strokeStyle = metal(context, 0, 0, cw, ch);
    for (const [inset, width] of [
      [0.03, 0.008],
      [0.048, 0.003],
    ] as const) {
      context.lineWidth = cw * width;
      context.strokeRect(cw * inset, cw * inset, cw * (1 - 2 * inset), ch - cw * 2 * inset);
    }
    const middle = { x: cw / 2, align: 'center', colour: '#e8c46a' } as const;
    write(context, '邀 请 函', { ...middle, y: ch * 0.13, size: ch * 0.055, font: 'serif', weight: 900, spacing: 0.1 });
    write(context, 'INVITATION', { ...middle, y: ch * 0.165, size: ch * 0.018, weight: 400, spacing: 0.7 });
    write(context, '今夜，敬请光临', {
      ...middle,
      y: ch * 0.89,
      size: ch * 0.026,
      font: 'serif',
      weight: 400,
      spacing: 0.2,
    });
    write(context, '2026 · 12 · 31', { ...middle, y: ch * 0.93, size: ch * 0.018, weight: 400, spacing: 0.3 });
  });
});
