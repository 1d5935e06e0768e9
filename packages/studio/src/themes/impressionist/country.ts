import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise } from '../../pixels/noise.ts';
import { pick, type Random } from '../../pixels/random.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import type { Terrain } from '../../scenes/terrain.ts';
import type { Rgb } from '../../stages/colour.ts';
import { inOrder } from '../recipes/in-order.ts';
import { canvas, paintedCountry } from './canvas.ts';

/** A field in soft folds, two pigments, flowers strewn where there are any. */
const field =
  (low: Rgb, high: Rgb, sun: Terrain['sun'], ambient: string, haze: string, flowers?: Rgb) =>
  (random: Random): Terrain => {
    const noise = new Noise(random);
    return {
      eye: 0.6,
      horizon: 0.54,
      near: 0.8,
      far: 40,
      heightAt: (x, z) => layered(noise, x * 0.16, z * 0.12, 3) * 0.4 * smoothstep(0.5, 8, z),
      groundAt: ({ x, z }) => {
        const t = 0.5 + 0.5 * layered(noise, x * 0.8, z * 0.5, 3);
        const strewn = flowers ? smoothstep(0.2, 0.36, noise.at(x * 6, z * 4)) * 0.9 : 0;
        const of = (c: 0 | 1 | 2): number => {
          const ground = low[c] + (high[c] - low[c]) * t;
          return ground + ((flowers?.[c] ?? ground) - ground) * strewn;
        };
        return [of(0), of(1), of(2)];
      },
      sun,
      ambient,
      haze: { left: haze, distance: 50 },
    };
  };

/** A haystack with its shadow: foot's middle and width, shares. */
const haystack =
  (x: number, y: number, wide: number, lit: string, shade: string, shadow: string): Paint =>
  (context, w, h) => {
    const unit = wide * w;
    fillPolygon(
      context,
      [
        [x * w - unit * 0.45, y * h],
        [x * w + unit * 0.5, y * h],
        [x * w + unit * 1.5, (y + 0.05) * h],
        [x * w + unit * 0.4, (y + 0.06) * h],
      ],
      shadow,
    );
    const straw = context.createLinearGradient(x * w - unit / 2, 0, x * w + unit / 2, 0);
    straw.addColorStop(0, lit);
    straw.addColorStop(0.5, lit);
    straw.addColorStop(0.75, shade);
    straw.addColorStop(1, shade);
    context.beginPath();
    context.moveTo(x * w - unit * 0.46, y * h);
    context.quadraticCurveTo(x * w - unit * 0.6, y * h - unit * 0.34, x * w - unit * 0.5, y * h - unit * 0.46);
    context.quadraticCurveTo(x * w - unit * 0.26, y * h - unit * 0.8, x * w, y * h - unit * 0.94);
    context.quadraticCurveTo(x * w + unit * 0.26, y * h - unit * 0.8, x * w + unit * 0.5, y * h - unit * 0.46);
    context.quadraticCurveTo(x * w + unit * 0.6, y * h - unit * 0.34, x * w + unit * 0.46, y * h);
    context.fillStyle = straw;
    context.fill();
  };

/** Clumps of leaves or flowers. Area in shares. */
const clumps =
  (
    count: number,
    [left, top, right, bottom]: readonly [number, number, number, number],
    size: number,
    colours: readonly string[],
  ): Paint =>
  (context, w, h, random) => {
    for (let i = 0; i < count; i++) {
      context.fillStyle = pick(random, colours);
      context.beginPath();
      context.ellipse(
        (left + random() * (right - left)) * w,
        (top + random() * (bottom - top)) * h,
        w * size * (0.5 + random()),
        w * size * (0.4 + random() * 0.6),
        random() * 3,
        0,
        7,
      );
      context.fill();
    }
  };

const NOON: Terrain['sun'] = { from: [0.6, 0.6, -0.2], colour: '#fff2d0', strength: 1.05 };
const LOW: Terrain['sun'] = { from: [-0.9, 0.3, 0.1], colour: '#ffbc70', strength: 1.35 };

export const COUNTRY = {
  haystacks: paintedCountry({
    name: 'haystacks',
    sky: [
      [0, '#8c90c8'],
      [0.3, '#f4b894'],
      [0.54, '#ffe0a8'],
      [1, '#ffe0a8'],
    ],
    terrain: field([0.72, 0.5, 0.3], [0.95, 0.74, 0.42], LOW, '#a890c0', '#f8cca0'),
    things: inOrder(
      haystack(0.86, 0.6, 0.16, '#f0a860', '#8c5470', '#7c6494'),
      haystack(0.16, 0.7, 0.36, '#f4a44c', '#84486c', '#705c94'),
    ),
    blur: 0.002,
  }),
  poppies: paintedCountry(
    {
      name: 'poppies',
      sky: [
        [0, '#6cace0'],
        [0.5, '#dceaf0'],
        [1, '#dceaf0'],
      ],
      clouds: [{ cover: 0.5, lit: '#fffaf0', shade: '#b8c4d8', horizon: 0.54 }],
      terrain: field([0.36, 0.5, 0.22], [0.66, 0.7, 0.34], NOON, '#a8c4d8', '#d4e0d8', [0.92, 0.24, 0.14]),
      things: inOrder(
        clumps(50, [0, 0.44, 1, 0.55], 0.05, ['#5c8454', '#3f6c54', '#7c9c5c']),
        clumps(90, [0, 0.64, 1, 1], 0.012, ['#e83c24', '#f4604c', '#c8281c']),
      ),
      blur: 0.002,
    },
    { vivid: 0.15 },
  ),
  poplars: paintedCountry({
    name: 'poplars',
    sky: [
      [0, '#7cb4e4'],
      [0.6, '#f4e4d4'],
      [1, '#f4e4d4'],
    ],
    behind: (context, w, h, random) => {
      for (let i = 0; i < 8; i++) {
        const x = w * (0.02 + i * 0.14);
        context.fillStyle = '#7c6478';
        context.fillRect(x - w * 0.006, h * 0.1, w * 0.012, h * 0.52);
        clumps(46, [x / w - 0.05, -0.02, x / w + 0.05, 0.5], 0.03, ['#8cac54', '#b8bc5c', '#5c8c5c', '#d8a858'])(
          context,
          w,
          h,
          random,
        );
      }
      clumps(60, [0, 0.54, 1, 0.63], 0.05, ['#6c9c54', '#8cb464', '#4c7c54'])(context, w, h, random);
    },
    water: { from: 0.63, ripple: 1, tint: ['#7c9cc4', '#5c7cb4'], tintOpacity: [0.2, 0.4] },
    blur: 0.003,
  }),
  magpie: paintedCountry(
    {
      name: 'magpie',
      sky: [
        [0, '#c4ccdc'],
        [0.5, '#f8ead8'],
        [1, '#f8ead8'],
      ],
      terrain: field(
        [0.84, 0.86, 0.94],
        [1, 0.97, 0.92],
        { from: [-0.7, 0.4, 0.4], colour: '#fff0d8', strength: 0.7 },
        '#c0cce8',
        '#f0ece8',
      ),
      things: inOrder(clumps(60, [0, 0.3, 1, 0.5], 0.04, ['#b8b4c0', '#d8d4d8', '#9c98ac']), (context, w, h) => {
        context.fillStyle = '#8c7c84';
        for (let x = 0.02; x < 1; x += 0.11) context.fillRect(x * w, h * 0.58, w * 0.014, h * 0.12);
        context.fillRect(0, h * 0.6, w, h * 0.012);
        context.fillRect(0, h * 0.65, w, h * 0.012);
      }),
      blur: 0.003,
    },
    { vivid: 0.08 },
  ),
  garden: canvas(
    'garden',
    inOrder(
      (context, w, h) =>
        fillDown(context, w, h, [
          [0, '#a8d0ec'],
          [0.3, '#8cb874'],
          [0.6, '#5c8c4c'],
          [1, '#4c7444'],
        ]),
      clumps(140, [0, 0.1, 1, 0.5], 0.05, ['#5c9450', '#7cac5c', '#3f7448', '#a4c474']),
      (context, w, h) =>
        fillPolygon(
          context,
          [
            [w * 0.46, h * 0.44],
            [w * 0.54, h * 0.44],
            [w * 0.84, h],
            [w * 0.16, h],
          ],
          '#e8c8a8',
        ),
      clumps(150, [0, 0.5, 0.34, 1], 0.022, ['#7c5cc0', '#a484d8', '#e86c94', '#f4f0f4', '#f0b43c']),
      clumps(150, [0.66, 0.5, 1, 1], 0.022, ['#e84c5c', '#f49cb4', '#8c6ccc', '#f8e4b0', '#f0b43c']),
      (context, w, h) => glow(context, w * 0.5, h * 0.16, w * 0.7, '#fff0c4', 0.5),
    ),
    { vivid: 0.16, stroke: 0.013 },
  ),
  orchard: canvas(
    'orchard',
    inOrder(
      (context, w, h) =>
        fillDown(context, w, h, [
          [0, '#8cc0e8'],
          [0.6, '#d8e8ec'],
          [1, '#8cac64'],
        ]),
      clumps(240, [-0.05, -0.02, 1.05, 0.62], 0.04, ['#fbe0e8', '#f4b8cc', '#ffffff', '#e894b0', '#a8c4dc']),
      (context, w, h) => {
        context.strokeStyle = '#6c5060';
        context.lineWidth = w * 0.03;
        context.beginPath();
        context.moveTo(w * 0.9, h);
        context.quadraticCurveTo(w * 0.84, h * 0.5, w * 0.6, h * 0.1);
        context.moveTo(w * 0.06, h);
        context.quadraticCurveTo(w * 0.16, h * 0.5, w * 0.36, h * 0.16);
        context.stroke();
      },
      clumps(150, [-0.05, -0.02, 1.05, 0.5], 0.03, ['#ffffff', '#fbd4e0', '#f0a4c0']),
    ),
    { vivid: 0.12, stroke: 0.017 },
  ),
} as const;
