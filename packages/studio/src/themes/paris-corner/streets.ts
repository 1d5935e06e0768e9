import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { type Landscape, landscape } from '../../scenes/landscape.ts';
import { drawWallAway } from '../../scenes/perspective.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { type FrontTones, paintFront } from './fronts.ts';
import { drawCrown, drawLamp, drawTower } from './sights.ts';

const MORNING: FrontTones = {
  stone: '#eadfc8',
  low: '#cdbfa6',
  zinc: '#8c9cae',
  iron: '#2c2e34',
  glass: '#7a8ea4',
  lamp: '#ffe4b0',
  lit: 0.06,
  awnings: ['#8c2c30', '#2c5a48', '#24406c', '#a8722c'],
};
const GOLDEN: FrontTones = {
  ...MORNING,
  stone: '#ffdca4',
  low: '#c99a6c',
  zinc: '#a89490',
  glass: '#b48a64',
  lit: 0.15,
};
const EVENING: FrontTones = {
  ...MORNING,
  stone: '#8a84a4',
  low: '#5c5878',
  zinc: '#4c587c',
  iron: '#14162a',
  glass: '#34406c',
  lamp: '#ffcf7a',
  lit: 0.4,
};
const NIGHT: FrontTones = {
  ...EVENING,
  stone: '#4a4864',
  low: '#2c2a40',
  zinc: '#222a48',
  glass: '#161c38',
  lit: 0.32,
};
const GREY: FrontTones = {
  ...MORNING,
  stone: '#b8b8b8',
  low: '#8a8a8a',
  zinc: '#6c6c6c',
  glass: '#4a4a4a',
  lamp: '#f0f0f0',
  lit: 0.12,
  awnings: ['#2c2c2c', '#4a4a4a'],
};

interface Street extends Omit<Landscape, 'things'> {
  tones: FrontTones;
  /** Where the street vanishes, share of the width; the horizon is at 0.62. */
  vanishX: number;
  road: readonly [far: string, near: string];
  leaves?: readonly string[];
  tower?: string;
  lamps?: string;
  /** Lamps and windows mirrored in wet stone. */
  wet?: number;
}

const HORIZON = 0.62;

/** A street of tall houses, trees and lamps. */
function street(options: Street): CustomScene {
  const { tones, vanishX, road, leaves, tower, lamps, wet = 0 } = options;
  return landscape({
    ...options,
    things: (context, w, h, random) => {
      if (tower) drawTower(context, vanishX * w, h * HORIZON, h * 0.42, tower);
      drawRoad(context, w, h, vanishX, road, random);
      for (const side of [-1, 1] as const) {
        drawWallAway(
          context,
          w,
          h,
          paintFront(tones, 10, random),
          { x: vanishX + side * 0.95, top: -0.62, bottom: 1.02 },
          { x: vanishX + side * 0.09, top: 0.44, bottom: 0.645 },
        );
      }
      for (const [away, size] of [
        [0.2, 0.3],
        [0.34, 0.55],
        [0.56, 1],
      ] as const) {
        for (const side of [-1, 1]) {
          const x = (vanishX + side * away) * w;
          const foot = h * (HORIZON + 0.02 + size * 0.1);
          if (leaves) {
            context.fillStyle = '#3a2c22';
            context.fillRect(x - w * 0.006 * size, foot - h * 0.2 * size, w * 0.016 * size, h * 0.2 * size);
            drawCrown(context, x, foot - h * 0.3 * size, h * 0.15 * size, leaves, random);
          }
          if (lamps)
            drawLamp(context, x - side * w * 0.05 * size, foot + h * 0.02 * size, h * 0.24 * size, tones.iron, lamps);
        }
      }
      if (wet > 0) drawWet(context, w, h, wet);
    },
  });
}

function drawRoad(
  context: SKRSContext2D,
  w: number,
  h: number,
  vanishX: number,
  [far, near]: readonly [string, string],
  random: Random,
): void {
  const stones = context.createLinearGradient(0, HORIZON * h, 0, h);
  stones.addColorStop(0, far);
  stones.addColorStop(1, near);
  context.fillStyle = stones;
  context.fillRect(0, HORIZON * h, w, h);
  fillPolygon(
    context,
    [
      [vanishX * w, HORIZON * h],
      [(vanishX + 1.1) * w, h],
      [(vanishX - 1.1) * w, h],
    ],
    cssOfHex(near, 0.35),
  );
  texture(context, w, h, { opacity: 0.5, scale: [0.5, 0.06], from: HORIZON, blend: 'overlay' }, random);
}

/** The lower part mirrors the upper one, broken by the stones. */
function drawWet(context: SKRSContext2D, w: number, h: number, strength: number): void {
  context.save();
  context.globalAlpha = strength;
  context.globalCompositeOperation = 'screen';
  for (let y = Math.round(0.68 * h); y < h; y += 2) {
    const source = 0.68 * h - (y - 0.68 * h) * 1.1;
    if (source < 1) break;
    const sway = Math.sin(y * 0.9) * w * 0.006;
    context.drawImage(context.canvas, 0, source, w, 2, sway, y, w, 2);
  }
  context.restore();
}

const evenLight = (colours: readonly string[], opacity: number, top: number) =>
  ((context, w, h, random) =>
    scatterBokeh(
      context,
      w,
      h,
      { count: 26, colours, radius: [0.008, 0.035], opacity, area: [0, top, 1, 0.8] },
      random,
    )) satisfies NonNullable<Landscape['after']>;

/** Streets of the quarter, from morning to rain at night. */
export const STREETS = {
  boulevard: street({
    name: 'boulevard',
    sky: [
      [0, '#9cb8d0'],
      [0.5, '#dfe6e6'],
      [1, '#f0e8d8'],
    ],
    clouds: [{ cover: 0.5, lit: '#ffffff', shade: '#b8c4cc', horizon: 0.6, softness: 0.55 }],
    tones: MORNING,
    vanishX: 0.7,
    road: ['#c4bcae', '#7c766c'],
    leaves: ['#7c9a4c', '#a4b864', '#56763a', '#c4c87c'],
    blur: 0.005,
  }),
  golden: street({
    name: 'golden',
    sky: [
      [0, '#8ca4c0'],
      [0.4, '#f4cf9c'],
      [0.62, '#ffe8bc'],
      [1, '#ffe8bc'],
    ],
    lamp: { x: 0.5, y: 0.5, radius: 0.04, glow: 0.9, colour: '#ffc878' },
    tones: GOLDEN,
    vanishX: 0.5,
    road: ['#f0c890', '#8a6444'],
    leaves: ['#d89a3c', '#b8702c', '#e8c060', '#8c5a28'],
    blur: 0.006,
  }),
  towerStreet: street({
    name: 'tower-street',
    sky: [
      [0, '#7c88b4'],
      [0.35, '#dca8b4'],
      [0.6, '#ffd4b0'],
      [1, '#ffd4b0'],
    ],
    clouds: [{ cover: 0.4, lit: '#ffc8bc', shade: '#a894b4', horizon: 0.6, softness: 0.55, streak: 2 }],
    tones: { ...MORNING, stone: '#e8c4b4', low: '#a88c94', zinc: '#8488a4', lit: 0.2 },
    vanishX: 0.72,
    road: ['#d4b0a8', '#6c5c6c'],
    tower: '#6a5a70',
    blur: 0.004,
  }),
  evening: street({
    name: 'evening',
    sky: [
      [0, '#232c5c'],
      [0.4, '#5a629c'],
      [0.62, '#e8a88c'],
      [1, '#e8a88c'],
    ],
    tones: EVENING,
    vanishX: 0.3,
    road: ['#8a7c94', '#2a2a48'],
    lamps: '#ffc46a',
    wet: 0.4,
    blur: 0.006,
    after: evenLight(['#ffcf7a', '#ffb04a', '#ff7a5c', '#fff0d0'], 0.5, 0.5),
  }),
  rain: street({
    name: 'rain',
    sky: [
      [0, '#1a2034'],
      [0.6, '#3c4a68'],
      [1, '#3c4a68'],
    ],
    tones: NIGHT,
    vanishX: 0.66,
    road: ['#4a5474', '#141828'],
    lamps: '#ffd08a',
    wet: 0.7,
    blur: 0.009,
    after: evenLight(['#ffcf7a', '#ff6a4a', '#ffe4b0', '#8ab4ff'], 0.55, 0.45),
  }),
  greyMorning: street({
    name: 'grey-morning',
    sky: [
      [0, '#c4c4c4'],
      [1, '#f0f0f0'],
    ],
    tones: GREY,
    vanishX: 0.74,
    road: ['#c4c4c4', '#4c4c4c'],
    leaves: ['#3a3a3a', '#5c5c5c', '#2a2a2a'],
    tower: '#8a8a8a',
    wet: 0.25,
    blur: 0.003,
  }),
  towerNight: landscape({
    name: 'tower-night',
    sky: [
      [0, '#080c20'],
      [0.55, '#182250'],
      [1, '#2c2c54'],
    ],
    stars: { count: 120, until: 0.5 },
    things: (context, w, h) => {
      glow(context, w * 0.78, h * 0.42, w * 0.75, '#ffb04a', 0.5);
      drawTower(context, w * 0.78, h * 0.84, h * 0.74, '#ffc468');
      context.fillStyle = '#0a0c1c';
      context.fillRect(0, h * 0.8, w, h * 0.2);
    },
    blur: 0.006,
    after: evenLight(['#ffcf7a', '#fff0d0', '#ff8a5c'], 0.6, 0.7),
  }),
  haze: landscape({
    name: 'haze',
    sky: [
      [0, '#d4dce4'],
      [0.5, '#f0ece4'],
      [1, '#f4efe8'],
    ],
    things: (context, w, h) => drawTower(context, w * 0.26, h * 0.78, h * 0.6, '#c4c8cc'),
    blur: 0.003,
  }),
} as const satisfies Record<string, Scene>;
