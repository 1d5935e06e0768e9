import { fillDown } from '../../scenes/brushes/fill-down.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { caravan } from './travellers.ts';

const CRESTS = [
  ['#e8935a', 0.56, 0.1, 2.4, 0.3],
  ['#c8623c', 0.64, 0.09, 1.7, 2.2],
  ['#8c3a30', 0.73, 0.08, 2.2, 4.2],
  ['#4a1f2a', 0.82, 0.06, 1.4, 1.1],
] as const;

/** A printed poster: a white sun, dunes in four inks, a caravan. */
export const POSTER: CustomScene = painted('poster', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#f2b46c'],
    [0.6, '#f8dcae'],
    [1, '#f8dcae'],
  ]);
  context.fillStyle = '#fff4dc';
  context.beginPath();
  context.arc(w * 0.5, h * 0.34, w * 0.3, 0, Math.PI * 2);
  context.fill();
  CRESTS.forEach(([colour, from, rise, wave, phase], row) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, h);
    for (let x = 0; x <= 1.001; x += 0.01) {
      const t = x * wave + phase;
      const crest = t - Math.floor(t);
      const up = crest < 0.7 ? (crest / 0.7) ** 1.6 : ((1 - crest) / 0.3) ** 1.3;
      context.lineTo(x * w, (from - up * rise) * h);
    }
    context.lineTo(w, h);
    context.fill();
    if (row === 0) caravan([0.06, 0.6], [0.4, 0.585], 5, 0.036, '#7c3428')(context, w, h, random);
  });
});
