import { pick } from '../../pixels/random.ts';
import { bokehDisc } from '../../scenes/brushes/bokeh-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { inOrder } from '../recipes/in-order.ts';
import { canvas, paintedCountry } from './canvas.ts';

/** Steam that fills the hall: soft clouds, blue in shade, gold in the light. */
const steam: Paint = (context, w, h, random) => {
  for (let i = 0; i < 34; i++)
    glow(
      context,
      w * (0.1 + random() * 0.8),
      h * (0.2 + random() * 0.4),
      w * (0.06 + random() * 0.16),
      pick(random, ['#ffffff', '#dce6f8', '#fbe8cc', '#9cb8ec']),
      0.42,
    );
};

export const TOWN = {
  station: canvas(
    'station',
    inOrder(
      (context, w, h) => {
        fillDown(context, w, h, [
          [0, '#3c4468'],
          [0.3, '#7c94c4'],
          [0.56, '#e8dcc8'],
          [0.62, '#8c7c74'],
          [1, '#5c504c'],
        ]);
        context.strokeStyle = '#3c4460';
        context.lineWidth = w * 0.014;
        for (let k = 0; k < 7; k++) {
          context.beginPath();
          context.moveTo(w * 0.5, h * (0.02 + k * 0.012));
          context.lineTo(w * (k * 0.19 - 0.14), h * 0.3);
          context.stroke();
        }
        fillPolygon(
          context,
          [
            [0, 0],
            [w * 0.5, h * 0.02],
            [w, 0],
            [w, h * 0.1],
            [w * 0.5, h * 0.12],
            [0, h * 0.28],
          ],
          'rgba(60,68,96,0.55)',
        );
      },
      steam,
      (context, w, h) => {
        context.fillStyle = '#242c44';
        context.fillRect(w * 0.1, h * 0.5, w * 0.2, h * 0.16);
        context.fillRect(w * 0.15, h * 0.43, w * 0.05, h * 0.08);
        context.beginPath();
        context.arc(w * 0.2, h * 0.54, w * 0.09, 0, Math.PI * 2);
        context.fill();
        for (const x of [0.02, 0.98]) context.fillRect(w * x - w * 0.015, h * 0.1, w * 0.03, h * 0.6);
      },
      (context, w, h) => glow(context, w * 0.2, h * 0.55, w * 0.16, '#ffc46c', 0.7),
    ),
    { stroke: 0.017, vivid: 0.12 },
  ),
  parliament: paintedCountry(
    {
      name: 'parliament',
      sky: [
        [0, '#6c5c94'],
        [0.3, '#c47c94'],
        [0.55, '#f8b070'],
        [1, '#f8b070'],
      ],
      lamp: { x: 0.22, y: 0.3, radius: 0.05, glow: 0.7, colour: '#ffa858', disc: '#ffd890' },
      behind: (context, w, h) => {
        context.fillStyle = '#5c5488';
        context.fillRect(w * 0.5, h * 0.42, w * 0.6, h * 0.16);
        for (const [x, wide, top] of [
          [0.58, 0.06, 0.26],
          [0.74, 0.04, 0.3],
          [0.9, 0.1, 0.16],
        ] as const) {
          context.fillRect((x - wide / 2) * w, top * h, wide * w, h * (0.58 - top));
          fillPolygon(
            context,
            [
              [(x - wide / 2) * w, top * h],
              [x * w, (top - 0.07) * h],
              [(x + wide / 2) * w, top * h],
            ],
            '#5c5488',
          );
        }
      },
      water: { from: 0.58, ripple: 1.4, tint: ['#a87c9c', '#5c5088'], tintOpacity: [0.2, 0.4] },
      blur: 0.006,
    },
    { slant: 0.15, vivid: 0.14, stroke: 0.018 },
  ),
  lanterns: canvas(
    'lanterns',
    inOrder(
      (context, w, h) =>
        fillDown(context, w, h, [
          [0, '#14284c'],
          [0.5, '#24486c'],
          [1, '#2c3c54'],
        ]),
      (context, w, h, random) => {
        for (let i = 0; i < 130; i++) {
          context.fillStyle = pick(random, ['#1c4c50', '#2c6458', '#14344c', '#3c7c5c']);
          context.beginPath();
          context.ellipse(random() * w, random() ** 1.4 * h * 0.7, w * 0.05, w * 0.035, random() * 3, 0, 7);
          context.fill();
        }
        for (let i = 0; i < 16; i++) {
          const [x, y] = [random() * w, h * (0.06 + random() * 0.44)];
          const colour = pick(random, ['#ffc85c', '#ff9c4c', '#fff0b0', '#f4745c']);
          glow(context, x, y, w * 0.16, colour, 0.6);
          bokehDisc(context, x, y, w * 0.03, colour, 1);
        }
        for (let i = 0; i < 22; i++) {
          const x = random() * w;
          context.fillStyle = pick(random, ['#2c3c6c', '#7c3c54', '#c89c74', '#3c5c84', '#e8d4c0']);
          context.fillRect(x, h * (0.56 + random() * 0.06), w * 0.05, h * 0.24);
        }
      },
    ),
    { vivid: 0.17 },
  ),
  boulevard: canvas(
    'boulevard',
    inOrder(
      (context, w, h, random) => {
        fillDown(context, w, h, [
          [0, '#b0bccc'],
          [0.5, '#e8e4e0'],
          [0.6, '#c8c0c0'],
          [1, '#9c94a0'],
        ]);
        for (const side of [-1, 1]) {
          for (let i = 0; i < 5; i++) {
            const near = 1 - i / 5.6;
            const x = w * (0.56 + side * 0.66 * near);
            fillPolygon(
              context,
              [
                [x - w * 0.13, h * (0.54 - 0.5 * near)],
                [x + w * 0.13, h * (0.54 - 0.5 * near)],
                [x + w * 0.13, h * (0.58 + 0.16 * near)],
                [x - w * 0.13, h * (0.58 + 0.16 * near)],
              ],
              pick(random, ['#b4a8b0', '#d0c0b4', '#9ca0b4']),
            );
            for (let k = 0; k < 12; k++) {
              context.fillStyle = '#7c8098';
              context.fillRect(
                x - w * 0.11 + (k % 4) * w * 0.06,
                h * (0.5 - 0.42 * near + Math.floor(k / 4) * 0.1 * near),
                w * 0.022,
                h * 0.05 * near,
              );
            }
          }
        }
        for (let i = 0; i < 50; i++) {
          const t = random();
          const x = w * (0.56 + (random() - 0.5) * (0.1 + t));
          context.fillStyle = pick(random, ['#3c3c50', '#5c4c58', '#2c3448', '#8c4c4c']);
          context.fillRect(x, h * (0.58 + 0.26 * t), w * (0.006 + 0.016 * t), h * (0.014 + 0.05 * t));
        }
      },
      (context, w, h, random) =>
        texture(context, w, h, { opacity: 0.3, scale: [0.5, 0.1], from: 0.6, blend: 'overlay' }, random),
    ),
    { vivid: 0.1, slant: 1.2 },
  ),
  cathedral: canvas(
    'cathedral',
    (context, w, h) => {
      fillDown(
        context,
        w,
        h,
        [
          [0, '#a8c4e8'],
          [0.12, '#e8c890'],
          [1, '#b48c94'],
        ],
        0.2,
      );
      for (let tier = 0; tier < 3; tier++) {
        for (let i = -1; i < 5; i++) {
          const [x, y] = [w * (0.12 + i * 0.25 + tier * 0.06), h * (0.3 + tier * 0.34)];
          for (let ring = 5; ring >= 0; ring--) {
            const [half, tall] = [w * (0.04 + ring * 0.016), h * (0.13 + ring * 0.02)];
            context.fillStyle = ['#5c4c84', '#8c6c94', '#e8b47c', '#a88ca4', '#fce0a8', '#c49c94'][ring] ?? '#8c6c94';
            context.beginPath();
            context.moveTo(x - half, y + h * 0.16);
            context.lineTo(x - half, y - tall * 0.2);
            context.quadraticCurveTo(x - half * 0.6, y - tall * 0.9, x, y - tall * 1.1);
            context.quadraticCurveTo(x + half * 0.6, y - tall * 0.9, x + half, y - tall * 0.2);
            context.lineTo(x + half, y + h * 0.16);
            context.fill();
          }
        }
      }
    },
    { vivid: 0.16, stroke: 0.02 },
  ),
} as const;
