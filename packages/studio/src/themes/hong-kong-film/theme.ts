import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { subtitles } from './stills.ts';
import { WARDROBE } from './wardrobe.ts';

/** Stills of a Hong Kong film of the nineties: signs, taxis, tea rooms, green tubes and rain. */
const recipe: Theme = {
  id: 'hong-kong-film',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('neon-alley', 'alley', { crop: { zoom: 1.05 } }),
      outfit: '#2a2a30',
      grade: { look: 'film', strength: 0.8, exposure: 1.12, bloom: 0.25, grain: 0.03 },
    },
    halfRight: {
      ...inSet('neon-alley', 'taxi', { flip: true, crop: { zoom: 1.2, x: 0.8 } }),
      outfit: '#d8d0c0',
      grade: { look: 'teal', strength: 0.65, bloom: 0.15, grain: 0.036 },
    },
    closeUp: {
      ...inSet('neon-alley', 'blue-hour', { crop: { zoom: 1.4, x: 0.9, y: 0.2 } }),
      pose: { close: 0.3 },
      grade: { look: 'film', strength: 0.8, bloom: 0.15, grain: 0.036 },
    },
    bustCentre: {
      ...inSet('neon-rain', 'crossing', { crop: { zoom: 1.1 } }),
      framing: { share: 0.34 },
      outfit: '#3a4a58',
      overlays: [{ kind: 'rain', seed: 6, amount: 1.1 }],
      grade: { look: 'cool', strength: 0.7, grain: 0.036 },
    },
    bustLeft: {
      ...inSet('tea-restaurant', 'booths', { crop: { zoom: 1.05 } }),
      outfit: '#f0e8d8',
      grade: { look: 'pastel', strength: 0.8, warmth: 0.12, contrast: 0.1, grain: 0.034 },
    },
    smallCentre: {
      ...inSet('city-dusk', 'night', { light: { rim: 0.5 } }),
      framing: { mirror: true },
      outfit: '#1f2430',
      overlays: [subtitles('对面的灯，一盏一盏熄了。', 'Across the water the lights went out, one by one.', 0.925)],
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.034 },
    },
    leanLeft: {
      ...inSet('tea-restaurant', 'window', { flip: true, crop: { zoom: 1.15, x: 0.1 } }),
      outfit: '#e8e2d0',
      grade: { look: 'forest', strength: 0.4, exposure: 1.08, vignette: 0.2, grain: 0.034 },
    },
    bustHigh: {
      ...inSet('tea-restaurant', 'counter', { crop: { zoom: 1.1 } }),
      framing: { roll: -5 },
      outfit: '#2f6ab0',
      grade: { look: 'cool', strength: 0.7, bloom: 0.15, grain: 0.034 },
    },
    lowRight: {
      ...inSet('tea-restaurant', 'counter', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
      framing: { share: 0.31, x: 0.58, y: 0.54 },
      outfit: '#f0e4c8',
      grade: { look: 'gold', strength: 0.5, fade: 0.04, grain: 0.038 },
    },
    throughLeaves: {
      ...inSet('neon-alley', 'alley', { flip: true, crop: { zoom: 1.3, x: 0.2 } }),
      framing: { x: 0.44, y: 0.4, roll: 5 },
      outfit: '#7a8a5a',
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
      ...inSet('neon-alley', 'taxi', { crop: { zoom: 1.5, x: 0.1, y: 0.4 } }),
      framing: { share: 0.43, roll: 9 },
      outfit: '#f4ecd8',
      overlays: [{ kind: 'leak', seed: 3, strength: 0.5 }],
      grade: { look: 'film', strength: 0.7, fade: 0.06, bloom: 0.12, grain: 0.036 },
    },
    poster: {
      ...inSet('neon-alley', 'alley', { crop: { zoom: 1.3, x: 0.5, y: 0.2 }, dim: 0.85, soften: 0.004 }),
      framing: { share: 0.27, x: 0.5, y: 0.44, melt: true },
      outfit: '#5a1018',
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
      ...inSet('neon-alley', 'taxi', { crop: { zoom: 1.1, x: 0.8 } }),
      outfit: '#1a1a1e',
      overlays: [dateStamp("'95  7 21", { opacity: 0.92 })],
      grade: { look: 'clean', contrast: 0.25, fade: 0.04, vignette: 0.35, grain: 0.042 },
    },
    lowLeft: {
      ...inSet('neon-alley', 'blue-hour'),
      outfit: '#b8a888',
      grade: { look: 'cool', strength: 0.6, exposure: 1.08, bloom: 0.2, grain: 0.034 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
