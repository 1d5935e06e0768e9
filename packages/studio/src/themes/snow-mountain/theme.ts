import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { POSTER } from './poster.ts';
import { WARDROBE } from './wardrobe.ts';

/** High mountains from the first light to the stars: peaks, ice, a lake, flags, tents. */
const recipe: Theme = {
  id: 'snow-mountain',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('snow-peaks', 'glow', { crop: { zoom: 1.05 } }),
      outfit: '#7a4a3c',
      grade: { look: 'rose', strength: 0.6, contrast: 0.1, bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      ...inSet('snow-peaks', 'day', { crop: { zoom: 1.1, x: 0.2 } }),
      outfit: '#b89a5e',
      grade: { look: 'clean', contrast: 0.12, saturation: 1.05, grain: 0.02 },
    },
    closeUp: {
      ...inSet('snow-peaks', 'chalet', { crop: { zoom: 1.4, x: 0.2, y: 0.3 } }),
      grade: { look: 'film', strength: 0.5, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('snow-peaks', 'blue-hour', { crop: { zoom: 1.1 } }),
      outfit: '#b0604a',
      grade: { look: 'cool', strength: 0.7, grain: 0.022 },
    },
    bustLeft: {
      ...inSet('snow-peaks', 'day', { flip: true, crop: { zoom: 1.3, x: 0.8, y: 0.3 } }),
      outfit: '#e8e0d0',
      overlays: [{ kind: 'flare', x: 0, y: 0.16, colour: '#ffe2a8', strength: 0.3, radius: 0.8 }],
      grade: { look: 'pastel', strength: 0.6, bloom: 0.12, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('snow-peaks', 'glow', { flip: true, light: { rim: 0.55 } }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.42, colour: '#ffb45a', strength: 0.3, radius: 0.9 }],
      grade: { look: 'rose', strength: 0.4, vignette: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('snow-peaks', 'day', { flip: true }),
      outfit: '#a8a8a8',
      grade: { look: 'bw', contrast: 0.2, vignette: 0.25, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('snow-peaks', 'chalet', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#9a5a4c',
      overlays: [
        { kind: 'bokeh', seed: 3, colours: ['#ffffff', '#dfeeff'], amount: 0.5, radius: [0.006, 0.03] },
        { kind: 'snow', seed: 8, amount: 0.5 },
      ],
      grade: { look: 'clean', contrast: 0.1, bloom: 0.12, grain: 0.02 },
    },
    lowRight: {
      ...inSet('snow-peaks', 'glow', { crop: { zoom: 1.5, x: 0.1, y: 0.4 } }),
      outfit: '#4a5a74',
      overlays: [{ kind: 'mist', colour: '#ecd6c8', from: 0.8, strength: 0.5 }],
      grade: { look: 'gold', strength: 0.4, bloom: 0.15, grain: 0.02 },
    },
    throughLeaves: {
      ...inSet('snow-street', 'dusk', { crop: { zoom: 1.1 } }),
      framing: { x: 0.6, roll: 3 },
      outfit: '#2f5b64',
      overlays: [{ kind: 'sparks', seed: 4, amount: 0.4, colour: '#ffb45a', from: 0.5 }],
      grade: { look: 'film', bloom: 0.2, vignette: 0.15, grain: 0.026 },
    },
    largeTilted: {
      ...inSet('snow-peaks', 'blue-hour', { flip: true, crop: { zoom: 1.4, x: 0.2, y: 0.3 } }),
      outfit: '#8f9eb4',
      grade: { look: 'violetprint', strength: 0.25, fade: 0.03, grain: 0.03 },
    },
    poster: {
      framing: { melt: true },
      scene: POSTER,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.98, 0.95] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#173a52', from: 0.7 },
        { text: '雪山', colour: '#f7e2c4' },
        { text: 'ABOVE THE CLOUDS', colour: '#e9a37c' },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      ...inSet('snow-peaks', 'blue-hour', { flip: true, crop: { zoom: 1.2, x: 0.9 } }),
      outfit: '#a04038',
      overlays: [{ kind: 'snow', seed: 23, amount: 1.7 }],
      grade: { look: 'clean', contrast: 0.25, vignette: 0.35, grain: 0.032 },
    },
    lowLeft: {
      ...inSet('snow-peaks', 'day', { crop: { zoom: 1.04 } }),
      grade: { look: 'cool', strength: 0.5, contrast: 0.1, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
