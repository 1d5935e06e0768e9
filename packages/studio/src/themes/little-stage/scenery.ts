import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { drawBalloon } from '../../scenes/paper-balloon.ts';
import { traceCloud } from '../../scenes/paper-cloud.ts';
import { traceCrescent } from '../../scenes/paper-crescent.ts';
import { traceHills } from '../../scenes/paper-hills.ts';
import { traceStar } from '../../scenes/paper-star.ts';

/** Something of card on its thread. */
function hang(context: SKRSContext2D, x: number, y: number): void {
  strokeLine(
    context,
    [
      [x, -4],
      [x, y],
    ],
    1.2,
    'rgba(250,240,220,0.55)',
  );
}

/** Stars and clouds on threads, and a great moon one could swing on. */
export function moonSwing(context: SKRSContext2D, w: number, h: number, random: Random): void {
  for (const dx of [-0.06, 0.07])
    strokeLine(
      context,
      [
        [w * (0.3 + dx), -4],
        [w * (0.3 + dx * 1.6), h * 0.26],
      ],
      w * 0.006,
      '#e8d4a0',
    );
  cutPaper(context, '#fbe29a', w * 0.022, traceCrescent(w * 0.34, h * 0.36, w * 0.25));
  fillDisc(context, w * 0.19, h * 0.4, w * 0.02, 'rgba(200,140,60,0.3)');
  for (let i = 0; i < 14; i++) {
    const x = ((i + 0.5) / 14) * w;
    const y = h * (0.14 + random() * 0.42);
    hang(context, x, y);
    cutPaper(
      context,
      i % 3 === 0 ? '#ffffff' : '#fbe29a',
      w * 0.006,
      traceStar(x, y, w * (0.014 + random() * 0.018), random()),
    );
  }
  for (const [x, y, r] of [
    [0.8, 0.24, 0.1],
    [0.62, 0.5, 0.08],
  ] as const) {
    hang(context, x * w, y * h);
    cutPaper(context, '#f4f0e8', w * 0.014, traceCloud(x * w, y * h, r * w));
  }
  cutPaper(context, '#3c4880', w * 0.014, traceHills(w, h, h * 0.78, h * 0.02, 0.4, 1.6));
}

/** Rows of waves that slide in slots, a sun, a ship. */
export function cardSea(context: SKRSContext2D, w: number, h: number): void {
  cutPaper(context, '#f4b04c', w * 0.016, (c) => c.arc(w * 0.3, h * 0.3, w * 0.13, 0, Math.PI * 2));
  for (let k = 0; k < 12; k++) {
    const a = k * 0.5236;
    strokeLine(
      context,
      [
        [w * 0.3 + Math.cos(a) * w * 0.16, h * 0.3 + Math.sin(a) * w * 0.16],
        [w * 0.3 + Math.cos(a) * w * 0.2, h * 0.3 + Math.sin(a) * w * 0.2],
      ],
      w * 0.016,
      '#f4b04c',
    );
  }
  for (const [x, y, r] of [
    [0.74, 0.2, 0.11],
    [0.5, 0.36, 0.07],
  ] as const)
    cutPaper(context, '#fdf8ee', w * 0.014, traceCloud(x * w, y * h, r * w));
  cutPaper(context, '#7cc0cc', w * 0.014, traceHills(w, h, h * 0.6, h * 0.012, 0.2, 6));
  cutPaper(context, '#a8603c', w * 0.012, (c) => {
    c.moveTo(w * 0.16, h * 0.62);
    c.quadraticCurveTo(w * 0.3, h * 0.66, w * 0.46, h * 0.6);
    c.lineTo(w * 0.42, h * 0.69);
    c.lineTo(w * 0.2, h * 0.69);
    c.closePath();
  });
  strokeLine(
    context,
    [
      [w * 0.31, h * 0.64],
      [w * 0.31, h * 0.4],
    ],
    w * 0.01,
    '#7c4428',
  );
  for (const [top, wide] of [
    [0.42, 0.1],
    [0.5, 0.13],
  ] as const)
    cutPaper(context, '#fdf4e0', w * 0.01, (c) => {
      c.moveTo(w * (0.31 - wide), h * top);
      c.quadraticCurveTo(w * 0.31, h * (top + 0.02), w * (0.31 + wide), h * top);
      c.lineTo(w * (0.31 + wide * 0.9), h * (top + 0.07));
      c.quadraticCurveTo(w * 0.31, h * (top + 0.09), w * (0.31 - wide * 0.9), h * (top + 0.07));
      c.closePath();
    });
  cutPaper(context, '#4ca0b8', w * 0.014, traceHills(w, h, h * 0.69, h * 0.013, 1.7, 5));
  cutPaper(context, '#2c7c9c', w * 0.014, traceHills(w, h, h * 0.78, h * 0.014, 3, 4.4));
}

/** Trees of card one behind the other. */
export function cardWood(context: SKRSContext2D, w: number, h: number, random: Random): void {
  ['#a8c8a0', '#74a878', '#3f7c58'].forEach((colour, row) => {
    for (let i = 0; i < 6 - row; i++) {
      const x = (i + 0.3 + random() * 0.5) * (w / (5.4 - row));
      const tall = h * (0.3 + row * 0.1 + random() * 0.06);
      const foot = h * (0.74 + row * 0.05);
      cutPaper(context, '#7c5438', w * 0.008, (c) => c.rect(x - w * 0.014, foot - tall * 0.5, w * 0.028, tall * 0.52));
      cutPaper(context, colour, w * 0.016, (c) => {
        for (let tier = 0; tier < 3; tier++) {
          const y = foot - tall * (0.2 + tier * 0.22);
          const half = w * (0.13 - tier * 0.026) * (0.8 + row * 0.16);
          c.moveTo(x - half, y);
          c.lineTo(x, y - tall * 0.36);
          c.lineTo(x + half, y);
        }
        c.closePath();
      });
    }
  });
  cutPaper(context, '#2f6448', w * 0.014, traceHills(w, h, h * 0.82, h * 0.014, 1, 1.4));
}

/** A town of card at dusk, its windows cut out and lit. */
export function cardTown(context: SKRSContext2D, w: number, h: number, random: Random): void {
  cutPaper(context, '#fbe6b0', w * 0.014, (c) => c.arc(w * 0.7, h * 0.22, w * 0.1, 0, Math.PI * 2));
  ['#8c6ca0', '#6c4c84', '#48346c'].forEach((colour, row) => {
    let x = -0.04 * w;
    while (x < w) {
      const wide = w * (0.12 + random() * 0.08);
      const tall = h * (0.2 + random() * 0.14);
      const top = h * (0.62 + row * 0.08) - tall;
      const left = x;
      const roof = random();
      cutPaper(context, colour, w * 0.014, (c) => {
        c.moveTo(left, h * 0.9);
        c.lineTo(left, top);
        if (roof < 0.6) c.lineTo(left + wide / 2, top - wide * 0.5);
        c.lineTo(left + wide, top);
        c.lineTo(left + wide, h * 0.9);
        c.closePath();
      });
      for (let k = 0; k < 6; k++)
        if (random() < 0.7)
          fillBox(
            context,
            left + wide * (0.2 + 0.36 * (k % 2)),
            top + h * (0.03 + 0.055 * Math.floor(k / 2)),
            wide * 0.2,
            h * 0.026,
            '#ffdc8c',
          );
      x += wide + w * 0.006;
    }
  });
}

/** Balloons and clouds on threads. */
export function airShow(context: SKRSContext2D, w: number, h: number): void {
  for (const [x, y, r] of [
    [0.3, 0.2, 0.1],
    [0.74, 0.32, 0.12],
    [0.44, 0.56, 0.09],
  ] as const) {
    hang(context, x * w, y * h);
    cutPaper(context, '#ffffff', w * 0.016, traceCloud(x * w, y * h, r * w));
  }
  for (const [x, y, r, colours] of [
    [0.26, 0.42, 0.1, ['#f0a088', '#fdf4e4', '#84b8c0']],
    [0.7, 0.16, 0.08, ['#84b8c0', '#fdf4e4', '#f0c878']],
  ] as const) {
    hang(context, x * w, (y - 0.05) * h);
    drawBalloon(context, x * w, y * h, r * w, colours);
  }
}
