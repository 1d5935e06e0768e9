import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { FRAMED } from './framed.ts';
import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';
import { WARDROBE } from './wardrobe.ts';

/** One roll of film through a summer: pool, coast road, corner shop, river bank and fireworks. */
const recipe: Theme = {
  id: 'film-summer',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#f2ece0',
      scene: OUTDOORS.coastRoad,
      light: lightOf('highSun', 'right'),
      grade: { look: 'film', strength: 0.7, saturation: 1.05, grain: 0.028 },
    },
    halfRight: {
      outfit: '#f0b83a',
      scene: OUTDOORS.pool,
      light: lightOf('highSun', 'left'),
      overlays: [{ kind: 'leak', seed: 3, strength: 0.5 }],
      grade: { look: 'film', strength: 0.6, fade: 0.04, grain: 0.03 },
    },
    closeUp: {
      pose: { close: 0.3 },
      scene: OUTDOORS.riverbank,
      light: lightOf('highSun', 0.7, { rim: 1.1, wrap: 0.8 }),
      overlays: [{ kind: 'flare', x: 0.9, y: 0.3, colour: '#ffd890', strength: 0.28 }],
      grade: { look: 'gold', strength: 0.45, bloom: 0.12, grain: 0.03 },
    },
    bustCentre: {
      framing: { share: 0.34 },
      outfit: '#23304a',
      scene: OUTDOORS.fireworks,
      light: lightOf('highSun', 'left', {
        key: { from: [-0.5, -0.4, 0.85], strength: 0.6, colour: [1.08, 0.96, 0.84] },
        fill: 0.48,
        rim: 1.2,
        rimColours: [
          [1.2, 0.75, 0.4],
          [1.1, 0.5, 0.6],
        ],
      }),
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.036 },
    },
    bustLeft: {
      outfit: '#f4f4f0',
      scene: INDOORS.cornerShop,
      light: lightOf('highSun', 0.4, { fill: 0.64, haze: 0.1 }),
      grade: { look: 'pastel', strength: 0.8, warmth: 0.1, grain: 0.03 },
    },
    smallCentre: {
      outfit: '#f6f2e8',
      scene: OUTDOORS.sunflowers,
      light: lightOf('highSun', -0.5),
      grade: { look: 'film', strength: 0.7, saturation: 1.06, grain: 0.028 },
    },
    leanLeft: {
      outfit: '#d8d0bc',
      scene: INDOORS.train,
      light: lightOf('highSun', 0.8, { fill: 0.56 }),
      grade: { look: 'forest', strength: 0.5, fade: 0.05, grain: 0.032 },
    },
    bustHigh: {
      framing: { roll: -6 },
      outfit: '#f4f6f4',
      scene: INDOORS.curtain,
      light: lightOf('highSun', 'right', { fill: 0.66, haze: 0.5 }),
      grade: { look: 'pastel', strength: 0.9, exposure: 1.04, bloom: 0.2, grain: 0.028 },
    },
    lowRight: {
      framing: { share: 0.31, x: 0.58, y: 0.54 },
      outfit: '#5fa8c4',
      scene: { kind: 'wall', colours: ['#fbf4e4', '#d8c8a8'], light: [0.2, 0.2], rough: 0.25 },
      light: lightOf('highSun', 'left', {
        key: { from: [-0.75, -0.5, 0.75], strength: 0.68, colour: [1.06, 1, 0.9] },
        rim: 0,
        gobo: { kind: 'leaves', seed: 6, floor: 0.46 },
        cast: { dx: 0.32, dy: 0.18, softness: 0.04, strength: 0.42 },
      }),
      overlays: [dateStamp("'26  7 15")],
      grade: { look: 'film', strength: 0.8, fade: 0.04, grain: 0.034 },
    },
    throughLeaves: {
      outfit: '#e88a7a',
      scene: { kind: 'park', seed: 9 },
      light: lightOf('highSun', -0.5, { rim: 0.8 }),
      overlays: [
        {
          kind: 'leaves',
          seed: 8,
          sides: ['top', 'right', 'bottom', 'left'],
          colours: ['#7ab04a', '#a8d068', '#4f8a34', '#d0e08a'],
        },
      ],
      grade: { look: 'film', strength: 0.7, bloom: 0.12, grain: 0.03 },
    },
    largeTilted: {
      framing: { share: 0.43, roll: 9 },
      outfit: '#e8e4da',
      scene: {
        kind: 'sea',
        seed: 6,
        sky: ['#3f9ae0', '#9ad4f2', '#e4f6fa'],
        water: ['#4fc4d0', '#1f8fb0'],
        glitter: ['#ffffff', '#d8fbff', '#a8f0f4'],
        sun: [0.2, 0.001],
      },
      light: lightOf('highSun', 0.5),
      overlays: [{ kind: 'leak', seed: 6, strength: 0.6, colours: ['#ff7a3a', '#ffd06a'] }],
      grade: { look: 'film', strength: 0.7, fade: 0.05, grain: 0.034 },
    },
    poster: {
      framing: { share: 0.26, x: 0.5, y: 0.46 },
      outfit: '#f4f0e4',
      scene: { ...OUTDOORS.court, soften: 0.004 },
      light: lightOf('highSun', -0.5),
      overlays: [
        { kind: 'text', text: '夏', x: 0.19, y: 0.24, size: 0.18, weight: 900, colour: '#fffaf0', behind: true },
        { kind: 'text', text: '天', x: 0.81, y: 0.24, size: 0.18, weight: 900, colour: '#fffaf0', behind: true },
        {
          kind: 'text',
          text: 'ENDLESS SUMMER',
          x: 0.5,
          y: 0.915,
          size: 0.05,
          weight: 900,
          colour: '#fffaf0',
          spacing: 0.08,
          after: true,
        },
        {
          kind: 'text',
          text: '一卷胶卷，三十六个下午',
          x: 0.5,
          y: 0.952,
          size: 0.024,
          weight: 700,
          colour: '#fffaf0',
          spacing: 0.16,
          after: true,
        },
        { kind: 'border', inset: 0.011, width: 0.022, colour: '#fffaf0', after: true },
      ],
      grade: { look: 'film', strength: 0.8, saturation: 1.06, grain: 0.032 },
    },
    flash: {
      outfit: '#2f3f5a',
      scene: { kind: 'forest', seed: 4, dim: 0.36, soften: 0.006 },
      light: lightOf('bulb', 'right'),
      overlays: [dateStamp("'26  8 19")],
      grade: { look: 'clean', contrast: 0.2, warmth: 0.1, vignette: 0.4, grain: 0.042 },
    },
    tiny: {
      framing: { share: 0.145, x: 0.62, y: 0.48 },
      outfit: '#d8503c',
      scene: {
        kind: 'sky',
        seed: 4,
      },
      light: lightOf('highSun', 0.5),
      overlays: [{ kind: 'mist', colour: '#f4efe2', from: 0.7, strength: 0.95 }],
      grade: { look: 'pastel', strength: 0.7, grain: 0.028 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
