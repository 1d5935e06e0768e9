import { pick } from '../../pixels/random.ts';
import { backRun } from '../../scenes/brushes/back-run.ts';
import { blot } from '../../scenes/brushes/blot.ts';
import { stroke } from '../../scenes/brushes/brush-stroke.ts';
import { graded } from '../../scenes/brushes/graded-paint.ts';
import { layWash } from '../../scenes/brushes/lay-wash.ts';
import { insideOf, sheet } from './sheet.ts';
import { skyWash } from './sky.ts';

/** Evening over roofs: one wet wash from rose to violet. */
export const DUSK = sheet('dusk', '#fbf4ea', (context, w, h, random) => {
  skyWash(context, w, h, 0.8, ['#6a6cac', '#e89aa4', '#ffd08c'], random);
  layWash(
    context,
    blot(w * 0.24, h * 0.46, w * 0.07, w * 0.07),
    '#f0684a',
    { strength: 0.6, wet: 0.4, rim: 0.3 },
    random,
  );
  for (let i = 0; i < 13; i++) {
    const x = (i / 12) * w;
    const wide = w * (0.07 + random() * 0.06);
    const top = h * (0.6 + random() * 0.12);
    const paint = graded(
      context,
      [0, top],
      [0, h],
      [
        [0, pick(random, ['#7c5c8c', '#5c4c80', '#946888'])],
        [1, '#3f3a6c', 0.7],
      ],
    );
    layWash(
      context,
      [
        [x - wide / 2, top],
        [x, top - h * 0.04 * random()],
        [x + wide / 2, top],
        [x + wide / 2, h * 0.98],
        [x - wide / 2, h * 0.98],
      ],
      paint,
      { strength: 0.6, wet: 0.2, rim: 0.5 },
      random,
    );
  }
});

/** A street in the rain, its lamps in the wet stone. */
export const RAIN = sheet('rain', '#7c8a9c', (context, w, h, random) => {
  layWash(context, blot(w * 0.5, h * 0.36, w * 0.6, h * 0.36), '#c4ccd4', { strength: 0.7, wet: 1, rim: 0.15 }, random);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const near = 1 - i / 4.6;
      const x = w * (0.5 + side * 0.62 * near);
      const paint = graded(
        context,
        [0, h * 0.1],
        [0, h * 0.72],
        [
          [0, '#7c8ca0', 0.8],
          [1, '#3c4c64', 0.5],
        ],
      );
      layWash(
        context,
        [
          [x - w * 0.12, h * (0.52 - near * 0.46)],
          [x + w * 0.12, h * (0.52 - near * 0.44)],
          [x + w * 0.12, h * (0.6 + near * 0.1)],
          [x - w * 0.12, h * (0.6 + near * 0.1)],
        ],
        paint,
        { strength: 0.5, wet: 0.4, rim: 0.5 },
        random,
      );
    }
  }
  for (let i = 0; i < 12; i++) {
    const x = w * (0.06 + random() * 0.88);
    const colour = pick(random, ['#f0a43c', '#e8603c', '#f6c860']);
    layWash(
      context,
      blot(x, h * (0.42 + random() * 0.14), h * 0.012, h * 0.014),
      colour,
      { strength: 0.8, wet: 0.8, rim: 0.2 },
      random,
    );
    layWash(
      context,
      stroke([x, h * 0.66], [x + w * 0.01, h * (0.76 + random() * 0.14)], 0, h * 0.014),
      colour,
      { strength: 0.5, wet: 0.8, rim: 0.1 },
      random,
    );
  }
  layWash(context, blot(w * 0.5, h * 0.86, w * 0.6, h * 0.2), '#8c9cb0', { strength: 0.5, wet: 0.8, rim: 0.2 }, random);
  for (const x of [0.12, 0.84]) {
    layWash(
      context,
      blot(x * w, h * 0.56, h * 0.05, h * 0.02),
      pick(random, ['#c8342c', '#2c5c8c']),
      { strength: 0.85, wet: 0.2 },
      random,
    );
    layWash(
      context,
      stroke([x * w, h * 0.57], [x * w, h * 0.7], 0, h * 0.016),
      '#2c3444',
      { strength: 0.7, wet: 0.3 },
      random,
    );
  }
});

/** Night: salt strewn into indigo makes stars. */
export const NIGHT = sheet('night', '#f2f2f0', (context, w, h, random) => {
  const paint = graded(
    context,
    [0, 0],
    [w, h],
    [
      [0, '#1c2458'],
      [0.5, '#2c3c7c'],
      [1, '#3c2c64'],
    ],
  );
  layWash(context, insideOf(w, h), paint, { strength: 0.97, wet: 0.16, rim: 0.4 }, random);
  for (let i = 0; i < 9; i++)
    backRun(context, random() * w, random() * h, h * (0.03 + random() * 0.07), '#4c5ca4', random);
  for (let i = 0; i < 190; i++) {
    const size = h * (0.0012 + 0.0052 * random() ** 4);
    context.fillStyle = `rgba(250,248,240,${(0.5 + random() * 0.5).toFixed(2)})`;
    context.beginPath();
    context.arc(w * (0.05 + random() * 0.9), h * (0.05 + random() * 0.9), size, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = '#f8f2dc';
  context.beginPath();
  context.arc(w * 0.8, h * 0.16, h * 0.055, 0, Math.PI * 2);
  context.fill();
});
