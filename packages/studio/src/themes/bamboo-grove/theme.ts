import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PRINT } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** In the bamboo: mist with the morning in it, green noon, rain, lanterns by the path; green light that leaves the skin its own colour. */
const looks: Theme = {
  id: 'bamboo-grove',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('bamboo-mist', 'morning', { crop: { zoom: 1.05 } }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      ...inSet('bamboo-mist', 'rain', { crop: { zoom: 1.15, x: 0.2 } }),
      outfit: '#e4dcc8',
      grade: { look: 'pastel', strength: 0.5, grain: 0.02 },
    },
    closeUp: {
      ...inSet('bamboo-mist', 'noon', { crop: { zoom: 1.4, x: 0.1, y: 0.3 } }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('bamboo-mist', 'dusk', { crop: { zoom: 1.05 } }),
      outfit: '#26323c',
      grade: { look: 'film', strength: 0.5, bloom: 0.12, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      ...inSet('bamboo-mist', 'noon', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#c8bca0',
      grade: { look: 'clean', contrast: 0.06, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('bamboo-mist', 'morning', { flip: true, light: { rim: 0.55 } }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.34, colour: '#fff0b0', strength: 0.25, radius: 0.8 }],
      grade: { look: 'gold', strength: 0.5, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('bamboo-mist', 'rain', { flip: true }),
      outfit: '#8a8a8a',
      grade: { look: 'bw', contrast: 0.1, grain: 0.04 },
    },
    bustHigh: {
      ...inSet('moon-garden', 'gate', { flip: true, crop: { zoom: 1.2, x: 0.3 } }),
      outfit: '#4a4034',
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.025 },
    },
    lowRight: {
      ...inSet('bamboo-mist', 'morning', { crop: { zoom: 1.6, x: 0.1, y: 0.2 } }),
      outfit: '#dcd4c0',
      grade: { look: 'film', strength: 0.5, grain: 0.024 },
    },
    throughLeaves: {
      ...inSet('bamboo-mist', 'noon', { crop: { zoom: 1.2, x: 0.9, y: 0.6 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#b8bca8',
      overlays: [leavesAround(5, ['#5c9444', '#8cbc5c', '#3c7034', '#c0dc84'])],
      grade: { look: 'clean', grain: 0.02 },
    },
    largeTilted: {
      ...inSet('bamboo-mist', 'rain', { flip: true, crop: { zoom: 1.6, x: 0.5, y: 0.2 } }),
      outfit: '#a8b4a8',
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: gouachePoster(
      PRINT,
      posterFoot(
        'serif',
        { colour: '#10241c' },
        { text: '竹林', colour: '#f2eccb' },
        { text: 'BAMBOO GROVE', colour: '#a4c48c', spacing: 0.6 },
      ),
    ),
    flash: {
      ...inSet('bamboo-mist', 'dusk', { flip: true, crop: { zoom: 1.5, x: 0.2, y: 0.3 } }),
      outfit: '#3a3c34',
      overlays: [{ kind: 'sparks', seed: 4, amount: 0.4, colour: '#e8f0a0' }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('bamboo-mist', 'rain', { crop: { zoom: 1.04 } }),
      grade: { look: 'cool', strength: 0.5, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
