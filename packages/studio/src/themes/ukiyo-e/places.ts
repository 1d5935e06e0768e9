import type { Paint } from '../../scenes/kinds/custom.ts';
import { cut, KEY } from './block.ts';

/** A bridge on its posts, rising in the middle. Row and thickness in shares. */
export const bridge =
  (y: number): Paint =>
  (context, w, h) => {
    const deck = (x: number): number => y - 0.1 * Math.sin(Math.max(0, Math.min(1, x)) * Math.PI);
    for (let x = 0.08; x < 1; x += 0.21)
      cut(
        context,
        w,
        h,
        [
          [x, deck(x)],
          [x + 0.035, deck(x)],
          [x + 0.035, 0.86],
          [x, 0.86],
        ],
        '#8c6c4c',
      );
    const points: [number, number][] = [];
    for (let x = -0.05; x <= 1.06; x += 0.05) points.push([x, deck(x)]);
    for (let x = 1.05; x >= -0.06; x -= 0.05) points.push([x, deck(x) + 0.035]);
    cut(context, w, h, points, '#b8905c');
    for (let x = 0; x <= 1; x += 0.1)
      cut(
        context,
        w,
        h,
        [
          [x, deck(x) - 0.055],
          [x + 0.012, deck(x) - 0.055],
          [x + 0.012, deck(x)],
          [x, deck(x)],
        ],
        '#8c6c4c',
      );
  };

/** Snowy roofs of a village. */
export const roofs: Paint = (context, w, h, random) => {
  for (let i = 0; i < 7; i++) {
    const [x, y, size] = [i * 0.17 - 0.05, 0.56 + random() * 0.1 + (i % 2) * 0.08, 0.13 + random() * 0.05];
    cut(
      context,
      w,
      h,
      [
        [x + 0.02, y],
        [x + size, y],
        [x + size, y + 0.12],
        [x + 0.02, y + 0.12],
      ],
      '#7c6450',
    );
    cut(
      context,
      w,
      h,
      [
        [x - 0.02, y + 0.01],
        [x + size * 0.3, y - 0.06],
        [x + size * 0.8, y - 0.06],
        [x + size + 0.05, y + 0.01],
      ],
      '#fbf6ea',
    );
  }
};

/** Water between two green cliffs. */
export const waterfall: Paint = (context, w, h, random) => {
  cut(
    context,
    w,
    h,
    [
      [-0.02, 0],
      [0.3, 0],
      [0.26, 0.3],
      [0.3, 0.66],
      [-0.02, 0.8],
    ],
    '#5c7c54',
  );
  cut(
    context,
    w,
    h,
    [
      [1.02, 0],
      [0.7, 0],
      [0.74, 0.26],
      [0.68, 0.6],
      [1.02, 0.78],
    ],
    '#4c6c4c',
  );
  context.fillStyle = '#2f5c94';
  context.fillRect(w * 0.28, 0, w * 0.44, h * 0.7);
  context.lineCap = 'round';
  for (let i = 0; i < 34; i++) {
    const x = w * (0.29 + random() * 0.42);
    context.strokeStyle = i % 3 === 0 ? '#a8c4d4' : '#fbf6e8';
    context.lineWidth = w * (0.004 + random() * 0.01);
    context.beginPath();
    context.moveTo(x, -10);
    context.lineTo(x + (random() - 0.5) * w * 0.03, h * (0.4 + random() * 0.3));
    context.stroke();
  }
};

/** Irises on their stems. */
export const irises: Paint = (context, w, h, random) => {
  for (let i = 0; i < 26; i++) {
    const x = random() * w;
    const top = h * (0.3 + random() * 0.5);
    context.strokeStyle = '#4c7c54';
    context.lineWidth = w * 0.014;
    context.beginPath();
    context.moveTo(x, h);
    context.quadraticCurveTo(x + (random() - 0.5) * w * 0.1, (h + top) / 2, x + (random() - 0.5) * w * 0.06, top);
    context.stroke();
    if (i % 2 === 1) continue;
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2 - 0.3;
      context.fillStyle = petal % 2 === 0 ? '#3c3c94' : '#6c64b8';
      context.strokeStyle = KEY;
      context.lineWidth = h * 0.0018;
      context.beginPath();
      context.ellipse(
        x + Math.cos(angle) * w * 0.032,
        top + Math.sin(angle) * w * 0.032,
        w * 0.042,
        w * 0.02,
        angle,
        0,
        7,
      );
      context.fill();
      context.stroke();
    }
  }
};
