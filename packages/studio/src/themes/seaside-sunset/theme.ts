import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { POSTER } from './poster.ts';
import { WARDROBE } from './wardrobe.ts';

/** The hour from the low sun to the last light, on the beach. */
const recipe: Theme = {
  id: 'seaside-sunset',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('gold-sea', 'wide', { flip: true }),
      grade: { look: 'gold', strength: 0.6, bloom: 0.25, grain: 0.02 },
    },
    halfRight: {
      ...inSet('summer-field', 'sunset', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#e4d8c4',
      grade: { look: 'rose', strength: 1, bloom: 0.2, grain: 0.025 },
    },
    closeUp: {
      ...inSet('gold-sea', 'sun'),
      grade: { look: 'film', bloom: 0.3, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('summer-train', 'sea', { crop: { zoom: 1.15 } }),
      outfit: '#3c4a5e',
      grade: { look: 'cool', vignette: 0.25, grain: 0.03 },
    },
    bustLeft: {
      ...inSet('island-terrace', 'evening', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#c9a27a',
      grade: { look: 'pastel', bloom: 0.15, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('island-terrace', 'evening', { flip: true, crop: { zoom: 1.05 } }),
      framing: { roll: -4 },
      grade: { look: 'film', strength: 0.8, vignette: 0.25, grain: 0.025 },
    },
    leanLeft: {
      ...inSet('gold-sea', 'wide', { crop: { zoom: 1.25, x: 0.8 } }),
      outfit: '#ada085',
      grade: { look: 'bw', vignette: 0.3, grain: 0.05 },
    },
    bustHigh: {
      ...inSet('harbour-night', 'boats', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#66697a',
      overlays: [{ kind: 'leak', seed: 3, strength: 0.6, colours: ['#ff6a4a', '#ffb06a'] }],
      grade: { look: 'cool', strength: 0.9, fade: 0.05, bloom: 0.25, grain: 0.03 },
    },
    lowRight: {
      ...inSet('island-terrace', 'evening', { crop: { zoom: 1.3, x: 0.9, y: 0.6 } }),
      outfit: '#e6dccb',
      grade: { look: 'film', strength: 0.8, warmth: 0.15, grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('summer-water', 'hut', { flip: true, crop: { zoom: 1.15 } }),
      framing: { mirror: true, x: 0.5 },
      outfit: '#ded2bb',
      overlays: [
        leavesAround(6, ['#24402e', '#3b5a38', '#6a7a3a', '#16291e']),
        { kind: 'flare', x: 0.05, y: 0.3, colour: '#ffd9a0', strength: 0.28, radius: 0.7 },
      ],
      grade: { look: 'forest', strength: 0.8, bloom: 0.2, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('star-lake', 'dawn', { crop: { zoom: 1.2, y: 0.6 } }),
      outfit: '#7f97a8',
      overlays: [{ kind: 'bokeh', seed: 5, colours: ['#fff0dc', '#ffd7b8'], amount: 0.8 }],
      grade: { look: 'rose', strength: 0.6, fade: 0.04, grain: 0.035 },
    },
    poster: {
      framing: { melt: true },
      scene: POSTER,
      light: lightOf('paper', 'left', { key: { strength: 0.6, colour: [1, 0.97, 0.92] }, fill: 0.58, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#12404f', from: 0.7 },
        { text: '海边落日', y: 0.92, size: 0.085, colour: '#fbe7c6', spacing: 0.14 },
        { text: 'SEASIDE SUNSET', y: 0.963, size: 0.022, colour: '#f2a878' },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      ...inSet('summer-water', 'night', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#e8e2d8',
      grade: { look: 'clean', contrast: 0.3, vignette: 0.45, grain: 0.035 },
    },
    lowLeft: {
      ...inSet('summer-water', 'pool', { crop: { zoom: 1.15 } }),
      grade: { look: 'pastel', strength: 0.8, vignette: 0.15, grain: 0.025 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
