import { pick } from '../../pixels/random.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { painted } from '../../scenes/painted.ts';
import { traceStar } from '../../scenes/paper-star.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawFolds } from './stage.ts';

/** Tickets on velvet. */
export const VELVET: Scene = painted('little-stage-velvet', (context, w, h, random) => {
  drawFolds(context, 0, 0, w, h, ['#a8242c', '#c84048', '#5c1018'], 7);
  texture(context, w, h, { opacity: 0.3, scale: [0.16, 0.6] }, random);
  for (let i = 0; i < 30; i++)
    cutPaper(
      context,
      pick(random, ['#f4cc68', '#fbe6b0']),
      w * 0.005,
      traceStar(random() * w, random() * h, w * (0.012 + random() * 0.014), random() * 2),
    );
});

/** Striped card, paper stars left over. */
export const STRIPES: Scene = painted('little-stage-stripes', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#fdf0d8');
  for (let k = 0; k < 12; k += 2) fillBox(context, (k / 12) * w, 0, w / 12, h, '#3c8c9c');
  texture(context, w, h, { opacity: 0.35, scale: [0.9, 0.7] }, random);
  for (const [x, y, r, colour] of [
    [0.08, 0.06, 0.09, '#f4c458'],
    [0.94, 0.1, 0.07, '#e8705c'],
    [0.08, 0.93, 0.07, '#e8705c'],
    [0.93, 0.93, 0.1, '#f4c458'],
  ] as const)
    cutPaper(context, colour, w * 0.012, traceStar(x * w, y * h, r * w, x * 3));
});
