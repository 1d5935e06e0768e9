import { write } from '../../scenes/lettering.ts';
import type { Lighting } from '../../stages/light/lighting.ts';
import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { billing, foot } from './billing.ts';
import { folded, GROUNDS, slash } from './grounds.ts';

const SILVER: Partial<Lighting> = {
  tint: 0,
  transfer: 0,
  rimColours: [
    [1, 1, 1],
    [1, 1, 1],
  ],
};

/** Posters that are printed flat, cut into parts or framed. */
export const FEATURES = {
  strip: {
    framing: { share: 0.46, x: 0.5, y: 0.46 },
    pose: { yaw: 8, smile: -0.4, close: 0.6 },
    outfit: '#22242a',
    scene: folded('lobby-card', '#2f6f8a'),
    light: lightOf('poster', 'right'),
    frame: {
      kind: 'grid',
      columns: 1,
      rows: 3,
      gap: 0.006,
      margin: 0,
      colour: '#101014',
      weights: [1, 1.15, 1],
      views: [
        {
          ...inSet('city-dusk', 'terrace'),
          framing: { x: 0.7, share: 0.62, y: 0.5 },
          pose: { yaw: -12, close: 0.7 },
        },
        {
          ...inSet('gold-sea', 'wide'),
          framing: { x: 0.3, share: 0.6, y: 0.5, mirror: true },
          pose: { yaw: 10, smile: 0.7 },
          overlays: [
            {
              kind: 'text',
              text: '三个夜晚',
              x: 0.93,
              y: 0.86,
              size: 0.2,
              weight: 900,
              align: 'right',
              colour: '#fff3d8',
              after: true,
            },
          ],
        },
        {
          ...inSet('star-lake', 'dawn'),
          framing: { x: 0.62, share: 0.66, y: 0.52 },
          pose: { pitch: 6, smile: -0.7, close: 0.8 },
        },
      ],
    },
    grade: { look: 'teal', strength: 0.6, grain: 0.024 },
  },
  polaroid: {
    framing: { share: 0.36, x: 0.5, y: 0.45, roll: 0 },
    pose: { yaw: -6, smile: -0.3, close: 0.6 },
    outfit: '#3a3f4a',
    scene: { kind: 'wall', colours: ['#f4f2ec', '#bdb9b0'], light: [0.4, 0.3], rough: 0.1 },
    frame: {
      kind: 'laid',
      ground: { kind: 'gradient', colours: ['#f6f4ee', '#eeebe2'] },
      pictures: [{ at: [[0.5, 0.4]], width: 0.86, height: 0.66 }],
      over: (context, w, h) => {
        write(context, '她说，他说', { x: w * 0.07, y: h * 0.84, size: h * 0.085, colour: '#d8281e', weight: 900 });
        write(context, 'SHE SAID, HE SAID', {
          x: w * 0.072,
          y: h * 0.88,
          size: h * 0.022,
          colour: '#1c1c1c',
          spacing: 0.3,
        });
        write(context, '同一个下午，两种记忆', {
          x: w * 0.072,
          y: h * 0.94,
          size: h * 0.022,
          colour: '#6a665e',
          weight: 400,
        });
      },
    },
    light: lightOf('poster', 'left', {
      key: { like: 'paper', strength: 0.6, colour: [1, 1, 1] },
      fill: 0.56,
    }),
    grade: { look: 'bw', contrast: 0.1, grain: 0.03 },
  },
  diptych: {
    scene: { kind: 'backdrop', colours: ['#e8503c', '#c8341f', '#7a1a10'] },
    frame: {
      ...COMPOSITIONS.diptych.frame,
      gap: 0,
      margin: 0,
      views: [
        {
          overlays: [
            { kind: 'text', text: '双', x: 0.3, y: 0.95, size: 0.2, weight: 900, colour: '#fff3d8', after: true },
          ],
        },
        {
          ...COMPOSITIONS.diptych.frame.views[1],
          scene: { kind: 'backdrop', colours: ['#3a8aa8', '#1c5a78', '#0a2a3c'] },
          overlays: [
            { kind: 'text', text: '面', x: 0.7, y: 0.95, size: 0.2, weight: 900, colour: '#fff3d8', after: true },
          ],
        },
      ],
    },
    light: lightOf('poster', 0.7),
    grade: { look: 'clean', contrast: 0.12, grain: 0.02 },
  },
  letterbox: {
    ...inSet('harbour-night', 'blue-hour', { light: { rim: 0.8 } }),
    overlays: [
      { kind: 'mist', colour: '#14243a', from: 0.5, strength: 0.85 },
      {
        kind: 'text',
        text: '雾港',
        x: 0.06,
        y: 0.72,
        size: 0.11,
        weight: 900,
        font: 'serif',
        align: 'left',
        colour: '#f4efe2',
        after: true,
      },
    ],
    frame: { kind: 'letterbox', band: 0.14, colour: '#0c1416' },
    grade: { look: 'cool', strength: 0.8, grain: 0.028 },
  },
  reflection: {
    framing: { share: 0.34, x: 0.5, y: 0.42 },
    outfit: '#c8281e',
    scene: GROUNDS.deep,
    frame: { kind: 'full' },
    light: lightOf('poster', 'right', {
      key: 'roofLight',
      fill: 0.52,
      rimColours: [
        [0.5, 1, 1.1],
        [0.5, 1, 1.1],
      ],
    }),
    overlays: [
      { kind: 'mist', colour: '#031424', from: 0.6, strength: 0.98 },
      ...billing({
        title: '深蓝',
        y: 0.85,
        size: 0.13,
        colour: '#e8fbff',
        spacing: 0.2,
        under: 'THE DEEP BLUE',
        tagline: '越往下，越安静',
      }),
    ],
    grade: { look: 'cool', strength: 0.5, contrast: 0.1, grain: 0.02 },
  },
  throughLeaves: {
    framing: { share: 0.27, x: 0.5, y: 0.42, roll: 0 },
    scene: folded('stencil', '#e8d8b0'),
    light: lightOf('poster', 'left', { rim: 0.2, ...SILVER }),
    medium: { kind: 'screenprint', colours: ['#1f2a3a', '#c8381f', '#e8a83a', '#f4e6c0'] },
    overlays: [
      foot(0.76, '#f4e6c0'),
      ...billing({
        title: '街坊的厨房',
        y: 0.86,
        size: 0.1,
        colour: '#c8381f',
        small: '#1f2a3a',
        under: 'A DOCUMENTARY',
        tagline: '一日三餐，一城烟火',
      }),
    ],
    grade: { grain: 0.02 },
  },
  contact: {
    framing: { share: 0.4, x: 0.5, y: 0.44 },
    pose: { yaw: -6, smile: 0.6 },
    outfit: '#f0b83a',
    scene: slash('comedy', '#ffd23a', '#2a9ad8'),
    frame: { kind: 'full' },
    light: lightOf('poster', -0.3, { fill: 0.6, tint: 0.04, rim: 0.2 }),
    overlays: [
      foot(0.755, '#2a9ad8'),
      ...billing({
        title: '我不是故意的',
        y: 0.86,
        size: 0.105,
        colour: '#ffffff',
        under: 'OOPS, A COMEDY',

        small: '#f4fbff',
      }),
    ],
    grade: { look: 'clean', contrast: 0.1, grain: 0.016 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
