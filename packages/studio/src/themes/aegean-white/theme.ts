import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { POSTER } from './poster.ts';
import { WARDROBE } from './wardrobe.ts';

/** An island day: white walls, blue domes, bougainvillea, the sea, lamps in the evening. */
const looks: Theme = {
  id: 'aegean-white',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('island-terrace', 'terrace'),
      outfit: '#f0ece2',
      grade: { look: 'clean', contrast: 0.08, saturation: 1.05, grain: 0.018 },
    },
    halfRight: {
      ...inSet('island-terrace', 'terrace', { flip: true, crop: { zoom: 1.3, x: 0.2, y: 0.5 } }),
      outfit: '#d8b8a0',
      grade: { look: 'film', strength: 0.4, contrast: 0.08, grain: 0.02 },
    },
    closeUp: {
      ...inSet('island-terrace', 'lane', { crop: { zoom: 1.4, x: 0.9, y: 0.1 } }),
      outfit: '#f0ece2',
      overlays: [{ kind: 'flare', x: 0.95, y: 0.06, colour: '#fff0d0', strength: 0.35, radius: 0.8 }],
      grade: { look: 'pastel', strength: 0.5, bloom: 0.15, grain: 0.018 },
    },
    bustCentre: {
      ...inSet('island-terrace', 'lane', { crop: { zoom: 1.08 } }),
      outfit: '#e0d4c0',
      grade: { look: 'clean', strength: 0.8, grain: 0.02 },
    },
    bustLeft: {
      ...inSet('summer-water', 'hut', { crop: { zoom: 1.15 } }),
      outfit: '#4a78a8',
      grade: { look: 'film', strength: 0.6, warmth: 0.08, grain: 0.022 },
    },
    smallCentre: {
      framing: { roll: -5 },
      ...inSet('gold-sea', 'blue-hour', { flip: true, crop: { zoom: 1.1 } }),
      grade: { look: 'cool', strength: 0.4, bloom: 0.25, grain: 0.02 },
    },
    leanLeft: {
      ...inSet('island-terrace', 'lane', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#b4b4b4',
      grade: { look: 'bw', contrast: 0.25, grain: 0.04 },
    },
    bustHigh: {
      ...inSet('island-terrace', 'evening', { crop: { zoom: 1.2, x: 0.8 } }),
      outfit: '#b08890',
      grade: { look: 'rose', strength: 0.6, bloom: 0.15, grain: 0.022 },
    },
    lowRight: {
      ...inSet('island-terrace', 'lane', { crop: { zoom: 1.4, x: 0.05, y: 0.6 } }),
      outfit: '#b08a5c',
      grade: { look: 'film', strength: 0.6, grain: 0.022 },
    },
    throughLeaves: {
      ...inSet('summer-water', 'hut', { flip: true, crop: { zoom: 1.4, x: 0.9 } }),
      framing: { x: 0.6, roll: 3 },
      outfit: '#c8b48c',
      overlays: [
        {
          kind: 'leaves',
          seed: 5,
          sides: ['bottom', 'right', 'bottom'],
          colours: ['#c9a050', '#e0c47a', '#9a7a38', '#f0dca0'],
          amount: 0.6,
        },
      ],
      grade: { look: 'gold', strength: 0.35, fade: 0.03, grain: 0.026 },
    },
    largeTilted: {
      ...inSet('summer-water', 'pool', { crop: { zoom: 1.2, x: 0.8 } }),
      outfit: '#f0ece2',
      overlays: [{ kind: 'bokeh', seed: 5, colours: ['#ffffff', '#c4fff8'], amount: 0.6, radius: [0.006, 0.03] }],
      grade: { look: 'clean', contrast: 0.08, bloom: 0.12, grain: 0.02 },
    },
    poster: {
      framing: { melt: true },
      scene: POSTER,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.99, 0.96] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#1d5fb4', from: 0.72 },
        { text: '爱琴海', y: 0.92, size: 0.085, colour: '#fffaf0', spacing: 0.2 },
        { text: 'AEGEAN SUMMER', y: 0.962, size: 0.021, colour: '#f6c35c' },
      ),
      grade: { grain: 0.028 },
    },
    flash: {
      ...inSet('summer-water', 'night', { crop: { zoom: 1.2 } }),
      outfit: '#ece6da',
      grade: { look: 'clean', contrast: 0.25, vignette: 0.35, grain: 0.032 },
    },
    lowLeft: {
      ...inSet('island-terrace', 'terrace', { flip: true, crop: { zoom: 1.1 } }),
      grade: { look: 'pastel', strength: 0.7, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
