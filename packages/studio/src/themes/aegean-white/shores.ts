import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { landscape } from '../../scenes/landscape.ts';
import { drawOpenWater, type OpenWater } from '../../scenes/open-water.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { inOrder } from '../recipes/in-order.ts';
import { drawBougainvillea } from './bougainvillea.ts';
import { DUSK, EVENING, NOON, NOON_RIGHT } from './hours.ts';
import { drawDome, drawVillage, drawWindmill, type Village, type Whitewash } from './houses.ts';
import { drawParapet } from './walls.ts';

const NOON_SKY = [
  [0, '#1c62c4'],
  [0.3, '#5a9ce4'],
  [0.5, '#cfe6f6'],
  [1, '#cfe6f6'],
] as const;
const CALM: OpenWater = { horizon: 0.48, far: '#3f86c8', near: '#0c3f8c', sky: '#8fc0ea', waves: 0.6, size: 1.2 };

const sea =
  (water: OpenWater): Paint =>
  (context, w, h, random) =>
    drawOpenWater(context, w, h, water, random);

const village =
  (place: Village, wash: Whitewash): Paint =>
  (context, w, h, random) =>
    drawVillage(context, w, h, place, wash, random);

/** Islands on the horizon: middle, half width, height (shares). */
const islands =
  (horizon: number, colour: string, places: readonly (readonly [number, number, number])[]): Paint =>
  (context, w, h, random) => {
    for (const [x, half, tall] of places) {
      const points: [number, number][] = [[(x - half) * w, horizon * h + 1]];
      for (let i = 1; i < 16; i++) {
        const t = i / 16;
        const up =
          Math.sin(t * Math.PI) ** 0.6 * tall * (0.75 + 0.25 * Math.sin(t * 7 + x * 9)) + random() * tall * 0.08;
        points.push([(x - half + 2 * half * t) * w, (horizon - up) * h]);
      }
      points.push([(x + half) * w, horizon * h + 1]);
      fillPolygon(context, points, colour);
    }
  };

/** Places by the sea, from noon to night. */
export const SHORES = {
  caldera: landscape({
    name: 'caldera',
    sky: NOON_SKY,
    clouds: [{ cover: 0.12, lit: '#ffffff', shade: '#c4d8ec', horizon: 0.5, softness: 0.5 }],
    things: inOrder(
      islands(0.48, '#8fb0d4', [[0.2, 0.3, 0.05]]),
      sea(CALM),
      village({ from: [0.42, 0.62], to: [1.1, 0.3], depth: 0.52, rows: 9, size: 0.1, rock: '#8c7c74' }, NOON),
      village({ from: [-0.2, 0.86], to: [0.5, 1], depth: 0.1, rows: 2, size: 0.12, rock: '#98887c' }, NOON),
    ),
    blur: 0.004,
  }),
  domes: landscape({
    name: 'domes',
    sky: NOON_SKY,
    things: inOrder(islands(0.5, '#86a8d0', [[0.75, 0.35, 0.045]]), sea({ ...CALM, horizon: 0.5 }), (context, w, h) => {
      drawDome(context, w * 0.26, h * 0.64, w * 0.27, NOON_RIGHT);
      drawDome(context, w * 0.72, h * 0.7, w * 0.12, NOON_RIGHT);
      drawParapet(context, w, h, 0.64, '#ffffff', '#dce6f2');
    }),
    blur: 0.005,
    after: (context, w, h, random) => {
      drawBougainvillea(context, w, h, [[0.02, 0.86, 0.2, 0.1]], random);
      defocus(context, w, h, 0.003);
    },
  }),
  glare: landscape({
    name: 'glare',
    sky: [
      [0, '#7ab0e0'],
      [0.4, '#d8ecf8'],
      [0.5, '#ffffff'],
      [1, '#ffffff'],
    ],
    lamp: { x: 0.5, y: 0.12, radius: 0, glow: 1, colour: '#ffffff' },
    things: sea({
      horizon: 0.46,
      far: '#d4e8f4',
      near: '#3a7ab0',
      sky: '#e4f2fa',
      waves: 1.1,
      size: 0.8,
      glitter: { x: 0.5, spread: 0.6, colour: '#ffffff', strength: 1.2 },
    }),
    blur: 0.006,
    after: (context, w, h, random) =>
      scatterBokeh(
        context,
        w,
        h,
        { count: 60, colours: ['#ffffff', '#dff0ff'], radius: [0.006, 0.03], opacity: 0.4, area: [0.1, 0.5, 0.9, 1] },
        random,
      ),
  }),
  pinkEvening: landscape({
    name: 'pink-evening',
    sky: [
      [0, '#7a80b8'],
      [0.3, '#f0a8a8'],
      [0.5, '#ffd4a0'],
      [1, '#ffd4a0'],
    ],
    lamp: { x: 0.24, y: 0.42, radius: 0.045, glow: 0.8, colour: '#ffb070' },
    clouds: [{ cover: 0.4, lit: '#ffc8b0', shade: '#b088a8', horizon: 0.5, softness: 0.55, streak: 2 }],
    things: inOrder(
      sea({
        horizon: 0.5,
        far: '#f0b090',
        near: '#54508c',
        sky: '#ffc4a8',
        waves: 0.7,
        glitter: { x: 0.24, spread: 0.14, colour: '#ffe4b8', strength: 0.9 },
      }),
      village({ from: [0.46, 0.66], to: [1.1, 0.36], depth: 0.5, rows: 9, size: 0.1, rock: '#7a5a6c' }, EVENING),
      (context, w, h) => drawWindmill(context, w * 0.9, h * 0.36, h * 0.13, EVENING),
    ),
    blur: 0.004,
  }),
  dusk: landscape({
    name: 'dusk',
    sky: [
      [0, '#101c50'],
      [0.35, '#3a4e98'],
      [0.52, '#d898a0'],
      [1, '#d898a0'],
    ],
    stars: { count: 180, until: 0.4 },
    things: inOrder(
      sea({ horizon: 0.52, far: '#8a7aa4', near: '#0e1a48', sky: '#6a6ca4', waves: 0.5 }),
      village({ from: [0.6, 0.56], to: [-0.2, 0.36], depth: 0.4, rows: 7, size: 0.1, rock: '#2a2e58' }, DUSK),
    ),
    blur: 0.006,
    after: (context, w, h, random) =>
      scatterBokeh(
        context,
        w,
        h,
        { count: 16, colours: ['#ffc46a', '#ffdca0'], radius: [0.008, 0.024], opacity: 0.5, area: [0, 0.45, 1, 0.9] },
        random,
      ),
  }),
  pool: landscape({
    name: 'pool',
    sky: [
      [0, '#4a90d8'],
      [0.42, '#d4eaf6'],
      [1, '#d4eaf6'],
    ],
    things: inOrder(
      islands(0.42, '#8fb4d4', [
        [0.3, 0.36, 0.05],
        [0.9, 0.3, 0.04],
      ]),
      sea({ ...CALM, horizon: 0.42, until: 0.62 }),
      sea({ horizon: 0.62, far: '#7fdce0', near: '#18a4b8', sky: '#d4fbf6', waves: 0.9, size: 0.35 }),
      (context, w, h) => {
        context.fillStyle = '#ffffff';
        context.fillRect(0, h * 0.612, w, h * 0.018);
        context.fillRect(w * 0.9, h * 0.55, w * 0.2, h * 0.5);
      },
    ),
    blur: 0.004,
  }),
  mills: landscape({
    name: 'mills',
    sky: [
      [0, '#3f7ab4'],
      [0.5, '#c4d8dc'],
      [0.66, '#f4e8cc'],
      [1, '#f4e8cc'],
    ],
    clouds: [{ cover: 0.35, lit: '#fffaf0', shade: '#a8bccc', horizon: 0.66, softness: 0.5, streak: 2 }],
    things: inOrder((context, w, h) => {
      const hill = context.createLinearGradient(0, h * 0.56, 0, h);
      hill.addColorStop(0, '#d4b878');
      hill.addColorStop(1, '#8a7244');
      context.fillStyle = hill;
      context.beginPath();
      context.moveTo(0, h * 0.66);
      context.quadraticCurveTo(w * 0.5, h * 0.52, w, h * 0.6);
      context.lineTo(w, h);
      context.lineTo(0, h);
      context.fill();
      drawWindmill(context, w * 0.66, h * 0.6, h * 0.12, NOON);
      drawWindmill(context, w * 0.4, h * 0.62, h * 0.17, NOON);
      drawWindmill(context, w * 0.12, h * 0.68, h * 0.3, NOON);
    }),
    blur: 0.004,
  }),
  ferry: landscape({
    name: 'ferry',
    sky: [
      [0, '#1f6cb0'],
      [0.5, '#a4d0e4'],
      [1, '#e8f0e8'],
    ],
    things: inOrder(
      islands(0.5, '#7a9cb4', [[0.1, 0.3, 0.07]]),
      sea({ ...CALM, horizon: 0.5, near: '#0a4a78', far: '#3a8cb4', waves: 1 }),
      (context, w, h, random) => {
        for (let i = 0; i < 500; i++) {
          const t = random() ** 1.4;
          glow(
            context,
            w * (0.36 + (random() - 0.5) * (0.04 + 0.5 * t)),
            h * (0.5 + 0.5 * t),
            w * (0.004 + 0.03 * t),
            '#e8fbff',
            0.35,
          );
        }
      },
    ),
    blur: 0.004,
  }),
  haze: landscape({
    name: 'haze',
    sky: [
      [0, '#dcebf4'],
      [0.5, '#f6f8f6'],
      [1, '#f6f8f6'],
    ],
    things: inOrder(
      islands(0.5, '#d4e2ec', [
        [0.16, 0.3, 0.05],
        [0.9, 0.3, 0.08],
      ]),
      sea({ horizon: 0.5, far: '#e4f0f4', near: '#8cc4d8', sky: '#f4fafa', waves: 0.5 }),
    ),
    blur: 0.002,
  }),
} as const satisfies Record<string, Scene>;
