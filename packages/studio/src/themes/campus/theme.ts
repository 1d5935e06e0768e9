import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { FRAMED } from './framed.ts';
import { GROUNDS } from './grounds.ts';
import { FAREWELL } from './pages.ts';
import { ROOMS } from './rooms.ts';
import { WARDROBE } from './wardrobe.ts';

/** The last weeks at school: lawn, plane trees, blackboard, curtain, caps in the air, the yearbook. */
const looks: Theme = {
  id: 'campus',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#f2efe6',
      scene: GROUNDS.lawn,
      light: lightOf('sky', 'left', {
        key: { from: [-0.6, -0.7, 0.7], strength: 0.52, colour: [1.04, 1, 0.93] },
        rim: 0.6,
        wrap: 0.6,
      }),
      grade: { look: 'clean', saturation: 1.06, grain: 0.016 },
    },
    halfRight: {
      outfit: '#e9e4d4',
      scene: GROUNDS.avenue,
      light: lightOf('frontal', 'left', {
        key: { from: [-0.7, -0.6, 0.75], strength: 0.54, colour: [1.05, 1, 0.9] },
        rim: 0.9,
        haze: 0.3,
      }),
      grade: { look: 'film', strength: 0.7, exposure: 1.04, bloom: 0.2, grain: 0.02 },
    },
    closeUp: {
      framing: { roll: 4 },
      pose: { smile: 0.3, close: 0.3 },
      scene: ROOMS.blackboard,
      light: lightOf('openShade', 'left', {
        key: { from: [-0.7, -0.5, 0.8], strength: 0.58, colour: [1.03, 1, 0.95] },
        tint: 0.08,
        rim: 0.5,
      }),
      grade: { look: 'film', strength: 0.7, vignette: 0.12, grain: 0.022 },
    },
    bustCentre: {
      framing: { share: 0.34 },
      outfit: '#1f2333',
      scene: ROOMS.auditorium,
      light: lightOf('fire', 'right', {
        key: { from: [0.3, -0.7, 0.8], strength: 0.62, colour: [1.05, 0.98, 0.88] },
        fill: 0.5,
        tint: 0.08,
        rimColours: [
          [1.1, 0.85, 0.6],
          [1.1, 0.85, 0.6],
        ],
      }),
      grade: { look: 'film', strength: 0.7, vignette: 0.2, bloom: 0.15, grain: 0.022 },
    },
    bustLeft: {
      outfit: '#eef0f2',
      scene: { ...ROOMS.classroom, flip: true },
      light: lightOf('sky', 'right', {
        key: { from: [0.8, -0.4, 0.75], strength: 0.56, colour: [1.04, 1, 0.92] },
        tint: 0.1,
        haze: 0.3,
      }),
      grade: { look: 'pastel', strength: 0.8, warmth: 0.12, bloom: 0.2, grain: 0.02 },
    },
    smallCentre: {
      outfit: '#2f3f5c',
      scene: GROUNDS.steps,
      light: lightOf('sky', 'left', { key: { strength: 0.6, colour: [1.06, 0.99, 0.9] }, fill: 0.54, tint: 0.15 }),
      grade: { look: 'film', strength: 0.6, contrast: 0.08, grain: 0.018 },
    },
    leanLeft: {
      outfit: '#d8cdb8',
      scene: GROUNDS.ivy,
      light: lightOf('frontal', 'right', {
        key: { from: [0.8, -0.5, 0.65], strength: 0.66, colour: [1.06, 0.99, 0.88] },
        gobo: { kind: 'leaves', seed: 7, floor: 0.5 },
        fill: 0.52,
        tint: 0.08,
      }),
      grade: { look: 'forest', strength: 0.6, grain: 0.024 },
    },
    bustHigh: {
      framing: { roll: -5 },
      outfit: '#20263f',
      scene: GROUNDS.caps,
      light: lightOf('sky', 'right', {
        key: { from: [0.7, -0.6, 0.7], strength: 0.54, colour: [1.05, 1, 0.94] },
        rim: 0.8,
      }),
      grade: { look: 'clean', saturation: 1.06, bloom: 0.12, grain: 0.016 },
    },
    lowRight: {
      framing: { share: 0.31, x: 0.56 },
      outfit: '#7da0b8',
      scene: { kind: 'wall', colours: ['#f6d98a', '#dca84e'], light: [0.2, 0.2], rough: 0.2 },
      light: lightOf('window', -0.75, {
        key: { strength: 0.68, colour: [1.04, 1, 0.92] },
        gobo: { kind: 'leaves', seed: 3, floor: 0.46 },
        fill: 0.54,
        tint: 0.06,
        rim: 0,
        transfer: 0.04,
        wrap: 0.2,
        cast: { dx: 0.3, dy: 0.16, softness: 0.05, strength: 0.4 },
      }),
      grade: { look: 'film', strength: 0.6, grain: 0.02 },
    },
    throughLeaves: {
      outfit: '#c8573f',
      scene: {
        kind: 'sea',
        seed: 5,
        sky: ['#bfe2f2', '#eaf6f2', '#d8ecd8'],
        water: ['#8fc4b8', '#4f8f86'],
        sun: [0.8, 0.005],
      },
      light: lightOf('sky', 'left', { key: { from: [-0.5, -0.6, 0.8], colour: [1.03, 1, 0.95] } }),
      overlays: [
        {
          kind: 'leaves',
          seed: 5,
          sides: ['top', 'left', 'right', 'top', 'bottom'],
          amount: 1.1,
          colours: ['#7aa84e', '#a4c864', '#4f7f36', '#c8dc82'],
        },
      ],
      grade: { look: 'pastel', strength: 0.8, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#f0e6d0',
      scene: GROUNDS.sunsetTrack,
      light: lightOf('openShade', 'left', {
        key: { from: [-0.7, -0.3, 0.75], colour: [1.1, 0.96, 0.82] },
        fill: 0.56,
        tint: 0.2,
        rim: 1.2,
        wrap: 0.7,
      }),
      overlays: [{ kind: 'flare', x: 0.1, y: 0.4, colour: '#ffd08a', strength: 0.3 }],
      grade: { look: 'gold', strength: 0.55, bloom: 0.15, grain: 0.022 },
    },
    poster: {
      framing: { share: 0.26, x: 0.5, y: 0.5, melt: true },
      outfit: '#1c2340',
      scene: FAREWELL,
      light: lightOf('screen', 'left', {
        key: { from: [-0.5, -0.5, 0.85], strength: 0.5 },
        fill: 0.62,
        rim: 0.1,
        wrap: 0.1,
      }),
      medium: { kind: 'gouache', size: 0.4 },
      overlays: [
        { kind: 'text', text: '毕业快乐', x: 0.5, y: 0.2, size: 0.155, weight: 900, colour: '#c8281e', behind: true },
        {
          kind: 'text',
          text: 'HAPPY GRADUATION 2026',
          x: 0.5,
          y: 0.062,
          size: 0.03,
          weight: 900,
          colour: '#1c2340',
          spacing: 0.14,
        },
        { kind: 'mist', colour: '#ff9f3a', from: 0.74, strength: 1 },
        { kind: 'confetti', seed: 3, amount: 0.8 },
        {
          kind: 'text',
          text: '山高水长，后会有期',
          x: 0.5,
          y: 0.945,
          size: 0.042,
          weight: 900,
          colour: '#1c2340',
          spacing: 0.1,
        },
      ],
      grade: { grain: 0.02 },
    },
    flash: {
      outfit: '#3d5f8a',
      scene: ROOMS.dorm,
      light: lightOf('bulb', 'right', {
        fill: 0.44,
        rim: 0.2,
        cast: { dx: 0.08, dy: 0.06, softness: 0.016, strength: 0.55 },
      }),
      overlays: [dateStamp('26  6 18', { colour: '#ff9a3a' })],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.034 },
    },
    tiny: {
      framing: { share: 0.14, x: 0.4, y: 0.5 },
      outfit: '#f4f2ec',
      scene: GROUNDS.dayTrack,
      light: lightOf('sky', 'right', { key: { from: [0.5, -0.7, 0.7], colour: [1, 1, 0.98] }, fill: 0.64, rim: 0.5 }),
      overlays: [{ kind: 'mist', colour: '#d8694c', from: 0.72, strength: 0.9 }],
      grade: { look: 'pastel', exposure: 1.03, grain: 0.022 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
