import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { DAYS } from './days.ts';
import { FRAMED } from './framed.ts';
import { ROOMS } from './rooms.ts';
import { subtitles } from './stills.ts';
import { STREETS } from './streets.ts';
import { WARDROBE } from './wardrobe.ts';

/** Stills of a Hong Kong film of the nineties: signs, taxis, tea rooms, green tubes and rain. */
const recipe: Theme = {
  id: 'hong-kong-film',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#2a2a30',
      scene: STREETS.neon,
      light: lightOf('signs', 'right'),
      grade: { look: 'film', strength: 0.8, exposure: 1.12, bloom: 0.25, grain: 0.03 },
    },
    halfRight: {
      outfit: '#d8d0c0',
      scene: ROOMS.taxi,
      light: lightOf('signs', -0.7, {
        rimColours: [
          [0.35, 0.95, 1],
          [1.3, 0.4, 0.35],
        ],
      }),
      grade: { look: 'teal', strength: 0.65, bloom: 0.15, grain: 0.036 },
    },
    closeUp: {
      pose: { close: 0.3 },
      scene: ROOMS.slowShutter,
      light: lightOf('signs', 'left', { fill: 0.48 }),
      grade: { look: 'film', strength: 0.8, bloom: 0.15, grain: 0.036 },
    },
    bustCentre: {
      framing: { share: 0.34 },
      outfit: '#3a4a58',
      scene: {
        kind: 'bokeh',
        seed: 5,
        ground: ['#0c1c38', '#24486a'],
        colours: ['#ff4a4a', '#ffcf6a', '#4fd8ff', '#ff8ad0'],
        count: 54,
      },
      light: lightOf('signs', 'right', { haze: 0.8 }),
      overlays: [{ kind: 'rain', seed: 6, amount: 1.1 }],
      grade: { look: 'cool', strength: 0.7, grain: 0.036 },
    },
    bustLeft: {
      outfit: '#f0e8d8',
      scene: ROOMS.teaRoom,
      light: lightOf('frontal', 'right', {
        key: { from: [0.5, -0.6, 0.8], colour: [1.02, 1.01, 0.95] },
        tint: 0.08,
        rim: 0.4,
        haze: 0.2,
      }),
      grade: { look: 'pastel', strength: 0.8, warmth: 0.12, contrast: 0.1, grain: 0.034 },
    },
    smallCentre: {
      framing: { mirror: true },
      outfit: '#1f2430',
      scene: STREETS.harbour,
      light: lightOf('signs', 0.4, { rim: 1.7, wrap: 0.9 }),
      overlays: [subtitles('对面的灯，一盏一盏熄了。', 'Across the water the lights went out, one by one.', 0.925)],
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.034 },
    },
    leanLeft: {
      outfit: '#e8e2d0',
      scene: ROOMS.stairwell,
      light: lightOf('lowSun', 'right', {
        key: { from: [0.5, -0.7, 0.7], colour: [1.02, 1.02, 0.95] },
        tint: 0.1,
        rim: 0.9,
        rimColours: [
          [0.7, 1.1, 0.75],
          [0.7, 1.1, 0.75],
        ],
        transfer: 0.02,
      }),
      grade: { look: 'forest', strength: 0.4, exposure: 1.08, vignette: 0.2, grain: 0.034 },
    },
    bustHigh: {
      framing: { roll: -5 },
      outfit: '#2f6ab0',
      scene: ROOMS.nightShop,
      light: lightOf('frontal', 'right', { key: { from: [0.5, -0.5, 0.85], strength: 0.5 }, fill: 0.62, tint: 0.08 }),
      grade: { look: 'cool', strength: 0.7, bloom: 0.15, grain: 0.034 },
    },
    lowRight: {
      framing: { share: 0.31, x: 0.58, y: 0.54 },
      outfit: '#f0e4c8',
      scene: { kind: 'wall', colours: ['#d8a050', '#7a4a1c'], light: [0.2, 0.2], rough: 0.35 },
      light: lightOf('soft', 'left', {
        key: { from: [-0.75, -0.45, 0.75], strength: 0.74, colour: [1.1, 0.97, 0.8] },
        gobo: { kind: 'blinds', angle: 8, floor: 0.34 },
        fill: 0.46,
        rim: 0,
        transfer: 0.05,
        wrap: 0.2,
        cast: { dx: 0.3, dy: 0.12, softness: 0.04, strength: 0.5 },
      }),
      grade: { look: 'gold', strength: 0.5, fade: 0.04, grain: 0.038 },
    },
    throughLeaves: {
      framing: { x: 0.44, y: 0.4, roll: 5 },
      outfit: '#7a8a5a',
      scene: ROOMS.greenPaper,
      light: lightOf('signs', 'left', {
        fill: 0.5,
        rimColours: [
          [1.2, 0.8, 0.45],
          [0.6, 1, 0.7],
        ],
      }),
      overlays: [
        {
          kind: 'leaves',
          seed: 6,
          sides: ['right', 'bottom', 'right', 'bottom'],
          amount: 0.7,
          colours: ['#1c3a2a', '#2f5a3a', '#4a7a4a', '#12281c'],
        },
      ],
      grade: { look: 'film', strength: 0.8, vignette: 0.2, grain: 0.034 },
    },
    largeTilted: {
      framing: { share: 0.43, roll: 9 },
      outfit: '#f4ecd8',
      scene: DAYS.market,
      light: lightOf('openShade', 'right', {
        key: { strength: 0.54, colour: [1.05, 1, 0.92] },
        fill: 0.6,
        tint: 0.12,
        rim: 0.5,
        haze: 0.4,
      }),
      overlays: [{ kind: 'leak', seed: 3, strength: 0.5 }],
      grade: { look: 'film', strength: 0.7, fade: 0.06, bloom: 0.12, grain: 0.036 },
    },
    poster: {
      framing: { share: 0.27, x: 0.5, y: 0.44, melt: true },
      outfit: '#5a1018',
      scene: { ...ROOMS.redPaper, dim: 0.85, soften: 0.004 },
      light: lightOf('signs', 'left', {
        rimColours: [
          [1.2, 0.8, 0.4],
          [1.2, 0.5, 0.4],
        ],
      }),
      overlays: [
        { kind: 'mist', colour: '#2a060a', from: 0.58, strength: 1 },
        {
          kind: 'text',
          text: '半山月色',
          x: 0.5,
          y: 0.86,
          size: 0.125,
          font: 'serif',
          weight: 900,
          colour: '#ffcf5a',
          spacing: 0.02,
        },
        {
          kind: 'text',
          text: 'MOON OVER MID-LEVELS',
          x: 0.5,
          y: 0.905,
          size: 0.024,
          weight: 400,
          colour: '#f4dcb0',
          spacing: 0.34,
        },
        {
          kind: 'text',
          text: '有些人，见过一次就够记一生',
          x: 0.5,
          y: 0.95,
          size: 0.022,
          font: 'serif',
          weight: 400,
          colour: '#d8b88a',
          spacing: 0.14,
        },
        { kind: 'border', inset: 0.022, width: 0.002, colour: '#ffcf5a', opacity: 0.7 },
      ],
      grade: { look: 'film', strength: 0.8, grain: 0.036 },
    },
    flash: {
      outfit: '#1a1a1e',
      scene: { kind: 'wall', colours: ['#2f9a8a', '#0c4a44'], light: [0.45, 0.4], rough: 0.3 },
      light: lightOf('bulb', 'right', {
        key: { strength: 0.8 },
        fill: 0.44,
        tint: 0.03,
        rim: 0,
        wrap: 0,
        cast: { dx: 0.09, dy: 0.07, softness: 0.014, strength: 0.65 },
      }),
      overlays: [dateStamp("'95  7 21", { opacity: 0.92 })],
      grade: { look: 'clean', contrast: 0.25, fade: 0.04, vignette: 0.35, grain: 0.042 },
    },
    tiny: {
      framing: { share: 0.145, x: 0.52, y: 0.46 },
      outfit: '#b8a888',
      scene: STREETS.alley,
      light: lightOf('signs', 0.3, {
        rim: 1.8,
        rimColours: [
          [0.7, 1.1, 1],
          [0.7, 1.1, 1],
        ],
        haze: 0.6,
      }),
      overlays: [{ kind: 'mist', colour: '#14282c', from: 0.7, strength: 0.95 }],
      grade: { look: 'cool', strength: 0.6, exposure: 1.08, bloom: 0.2, grain: 0.034 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
