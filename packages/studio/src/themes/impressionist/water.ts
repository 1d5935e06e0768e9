import { pick } from '../../pixels/random.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { drawOpenWater } from '../../scenes/open-water.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { inOrder } from '../recipes/in-order.ts';
import { canvas, paintedCountry } from './canvas.ts';

/** Lily pads in perspective from `top` down, with flowers on some. */
const lilies =
  (top: number, count: number): Paint =>
  (context, w, h, random) => {
    const places = Array.from({ length: count }, () => random()).sort((a, b) => a - b);
    for (const t of places) {
      const [x, y] = [random() * w, (top + (1 - top) * t) * h];
      const wide = w * (0.03 + 0.11 * t) * (0.7 + random() * 0.5);
      context.fillStyle = pick(random, ['#7aa86a', '#5c8c62', '#94b87c', '#487864']);
      context.beginPath();
      context.ellipse(x, y, wide, wide * 0.34, 0, 0, Math.PI * 2);
      context.fill();
      if (random() > 0.4) continue;
      for (let petal = 0; petal < 8; petal++) {
        const angle = (petal / 8) * Math.PI * 2;
        context.fillStyle = pick(random, ['#f6c8d8', '#fdf0f4', '#e88cb0', '#fbe4c0']);
        context.beginPath();
        context.ellipse(
          x + Math.cos(angle) * wide * 0.22,
          y - wide * 0.12 + Math.sin(angle) * wide * 0.1,
          wide * 0.2,
          wide * 0.12,
          angle,
          0,
          7,
        );
        context.fill();
      }
    }
  };

/** Willow boughs hanging from the upper edge. */
const willow =
  (greens: readonly string[], from: number, to: number, deep: number): Paint =>
  (context, w, h, random) => {
    for (let i = 0; i < 120; i++) {
      const x = (from + random() * (to - from)) * w;
      context.strokeStyle = cssOfHex(pick(random, greens), 0.8);
      context.lineWidth = w * 0.01;
      context.beginPath();
      context.moveTo(x, -h * 0.02);
      context.quadraticCurveTo(
        x + (random() - 0.5) * w * 0.05,
        h * deep * 0.5,
        x + (random() - 0.5) * w * 0.08,
        h * deep * (0.4 + random() * 0.7),
      );
      context.stroke();
    }
  };

const pondWater =
  (colours: readonly [string, string, string, string]): Paint =>
  (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      colours.map((hex, i) => [i / 3, hex] as const),
    );
    for (let i = 0; i < 26; i++)
      glow(context, random() * w, random() * h, w * (0.1 + random() * 0.25), pick(random, colours), 0.35);
  };

/** A small boat with one rower. Shares. */
const boat =
  (x: number, y: number, size: number, colour: string): Paint =>
  (context, w, h) => {
    const unit = size * w;
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(x * w, y * h, unit, unit * 0.22, 0, 0, Math.PI);
    context.fill();
    context.fillRect(x * w - unit * 0.14, y * h - unit * 0.6, unit * 0.2, unit * 0.62);
    context.beginPath();
    context.arc(x * w - unit * 0.04, y * h - unit * 0.72, unit * 0.13, 0, Math.PI * 2);
    context.fill();
  };

const masts: Paint = (context, w, h, random) => {
  for (let i = 0; i < 13; i++) {
    const x = random() * w;
    context.strokeStyle = cssOfHex('#5a7088', 0.6);
    context.lineWidth = w * 0.006;
    context.beginPath();
    context.moveTo(x, h * 0.5);
    context.lineTo(x + w * 0.01, h * (0.2 + random() * 0.16));
    context.moveTo(x - w * 0.03, h * 0.34);
    context.lineTo(x + w * 0.04, h * 0.33);
    context.stroke();
  }
};

export const WATERS = {
  lilies: canvas(
    'lilies',
    inOrder(
      pondWater(['#3f7c6c', '#6aa4a0', '#7c9cc8', '#4c6ca0']),
      willow(['#6c9c5c', '#4c8058', '#a4c07c'], 0, 1, 0.34),
      lilies(0.3, 30),
    ),
    { slant: 0.05 },
  ),
  pinkPond: canvas('pink-pond', inOrder(pondWater(['#e8b8c4', '#c4b0d8', '#94a8dc', '#7c90c8']), lilies(0.2, 22)), {
    slant: 0.05,
    stroke: 0.02,
  }),
  bridge: canvas(
    'bridge',
    inOrder(
      pondWater(['#5c8c5c', '#3f7454', '#5c9484', '#3c6c74']),
      willow(['#94b868', '#6c9c54', '#b8cc84'], 0, 1, 0.4),
      (context, w, h) => {
        context.lineWidth = h * 0.022;
        for (const [lift, colour] of [
          [0, '#3c7c84'],
          [0.075, '#4f98a0'],
        ] as const) {
          context.strokeStyle = colour;
          context.beginPath();
          context.moveTo(-w * 0.05, h * (0.48 - lift));
          context.quadraticCurveTo(w * 0.5, h * (0.28 - lift), w * 1.05, h * (0.48 - lift));
          context.stroke();
        }
        context.lineWidth = h * 0.01;
        for (let t = 0; t <= 1.01; t += 0.09) {
          const y = 0.48 - 4 * 0.1 * t * (1 - t);
          context.beginPath();
          context.moveTo(t * w, h * y);
          context.lineTo(t * w, h * (y - 0.085));
          context.stroke();
        }
      },
      lilies(0.56, 18),
    ),
  ),
  sunrise: paintedCountry(
    {
      name: 'sunrise',
      sky: [
        [0, '#8c9cb0'],
        [0.3, '#c8a894'],
        [0.5, '#9cacb8'],
        [1, '#5c7890'],
      ],
      lamp: { x: 0.76, y: 0.24, radius: 0.036, glow: 0.4, colour: '#ff9a5c', disc: '#f4622c' },
      things: inOrder(
        masts,
        (context, w, h, random) =>
          drawOpenWater(
            context,
            w,
            h,
            {
              horizon: 0.48,
              far: '#94a8b4',
              near: '#4c6c84',
              sky: '#b8c0c0',
              waves: 1,
              size: 0.8,
              glitter: { x: 0.76, spread: 0.07, colour: '#f88c4c', strength: 1.1 },
            },
            random,
          ),
        boat(0.2, 0.6, 0.09, '#2c4458'),
        boat(0.1, 0.53, 0.05, '#4c6478'),
      ),
      blur: 0.004,
    },
    { slant: 0.1, stroke: 0.019, vivid: 0.1 },
  ),
  cliffs: paintedCountry({
    name: 'cliffs',
    sky: [
      [0, '#7cb0dc'],
      [0.5, '#e4e8e4'],
      [1, '#e4e8e4'],
    ],
    clouds: [{ cover: 0.5, lit: '#fff8ec', shade: '#b4bcd0', horizon: 0.5 }],
    things: inOrder(
      (context, w, h, random) =>
        drawOpenWater(
          context,
          w,
          h,
          { horizon: 0.5, far: '#7cb8c0', near: '#2c7c8c', sky: '#c4e4e0', waves: 1.1, size: 0.7 },
          random,
        ),
      (context, w, h) => {
        fillPolygon(
          context,
          [
            [w * -0.02, h * 0.24],
            [w * 0.3, h * 0.27],
            [w * 0.42, h * 0.34],
            [w * 0.44, h * 0.55],
            [w * 0.38, h * 0.55],
            [w * 0.35, h * 0.42],
            [w * 0.29, h * 0.4],
            [w * 0.26, h * 0.56],
            [w * -0.02, h * 0.6],
          ],
          '#d8c4a4',
        );
        fillPolygon(
          context,
          [
            [w * -0.02, h * 0.22],
            [w * 0.3, h * 0.25],
            [w * 0.42, h * 0.32],
            [w * 0.3, h * 0.29],
            [w * -0.02, h * 0.28],
          ],
          '#7c9c5c',
        );
        fillPolygon(
          context,
          [
            [w * 0.52, h * 0.54],
            [w * 0.56, h * 0.36],
            [w * 0.61, h * 0.54],
          ],
          '#c8b498',
        );
      },
    ),
    blur: 0.002,
  }),
  regatta: paintedCountry({
    name: 'regatta',
    sky: [
      [0, '#4c94d4'],
      [0.5, '#c4e0ee'],
      [1, '#c4e0ee'],
    ],
    things: inOrder(
      (context, w, h, random) =>
        drawOpenWater(
          context,
          w,
          h,
          { horizon: 0.52, far: '#6cb0d8', near: '#2468a8', sky: '#d8ecf4', waves: 0.9, size: 0.7 },
          random,
        ),
      (context, w, h) => {
        for (const [x, size, colour] of [
          [0.14, 0.3, '#fdf6e4'],
          [0.36, 0.18, '#f4c87c'],
          [0.9, 0.24, '#fbeedc'],
        ] as const) {
          fillPolygon(
            context,
            [
              [x * w, h * (0.55 - size)],
              [x * w, h * 0.55],
              [(x - size * 0.5) * w, h * 0.54],
            ],
            colour,
          );
          fillPolygon(
            context,
            [
              [(x + 0.01) * w, h * (0.55 - size * 0.85)],
              [(x + 0.01) * w, h * 0.55],
              [(x + size * 0.35) * w, h * 0.54],
            ],
            '#f0dcc0',
          );
          context.fillStyle = '#7c4830';
          context.fillRect((x - size * 0.45) * w, h * 0.552, size * 0.85 * w, h * 0.018);
        }
      },
    ),
    blur: 0.002,
  }),
} as const;
