import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PRINT } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** New Year in the old town: lanterns, couplets, paper-cuts, fireworks, plum in the snow. */
const looks: Theme = {
  id: 'spring-festival',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('red-courtyard', 'lanterns'),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
    halfRight: {
      ...inSet('courtyard-evening', 'snow', { crop: { zoom: 1.1 } }),
      outfit: '#e6ddcc',
      overlays: [{ kind: 'snow', seed: 7, amount: 0.8 }],
      grade: { look: 'clean', grain: 0.022 },
    },
    closeUp: {
      ...inSet('temple-fair', 'lanterns', { crop: { zoom: 1.4, x: 0.2 } }),
      grade: { look: 'gold', strength: 0.25, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('temple-fair', 'street'),
      outfit: '#2a2c3c',
      grade: { look: 'film', strength: 0.7, bloom: 0.15, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('red-courtyard', 'wall', { crop: { zoom: 1.15, x: 0.8 } }),
      outfit: '#a8322c',
      grade: { look: 'clean', contrast: 0.08, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('river-fireworks', 'gold'),
      overlays: [{ kind: 'sparks', seed: 3, amount: 0.5 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.024 },
    },
    leanLeft: {
      ...inSet('temple-fair', 'snow', { crop: { zoom: 1.15 } }),
      outfit: '#8a8a8a',
      grade: { look: 'bw', contrast: 0.1, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('red-courtyard', 'wall', { flip: true }),
      outfit: '#5a3a2c',
      grade: { look: 'film', strength: 0.6, warmth: 0.06, vignette: 0.15, grain: 0.024 },
    },
    lowRight: {
      ...inSet('temple-fair', 'snow', { flip: true }),
      outfit: '#c8b89c',
      grade: { look: 'cool', strength: 0.5, bloom: 0.12, grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('red-courtyard', 'afternoon'),
      framing: { x: 0.6, roll: 4 },
      outfit: '#dcd4c4',
      overlays: [{ kind: 'snow', seed: 17 }, leavesAround(9, ['#d42a3c', '#e85a60', '#b81c34', '#5a2a24'], 0.7)],
      grade: { look: 'pastel', strength: 0.6, grain: 0.022 },
    },
    largeTilted: {
      ...inSet('courtyard-evening', 'window', { crop: { zoom: 1.4, x: 0.2 } }),
      outfit: '#b8a48c',
      grade: { look: 'pastel', strength: 0.7, fade: 0.03, grain: 0.028 },
    },
    poster: gouachePoster(
      PRINT,
      posterFoot(
        'serif',
        { colour: '#f6e6cc' },
        { text: '新春', weight: 900, colour: '#b81f1e' },
        { text: 'HAPPY NEW YEAR', colour: '#7a3a24' },
      ),
    ),
    flash: {
      ...inSet('red-courtyard', 'lanterns', { flip: true, crop: { zoom: 1.25, x: 0.2 } }),
      outfit: '#6a1f24',
      overlays: [{ kind: 'sparks', seed: 8, amount: 0.8 }],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('temple-fair', 'snow', { flip: true }),
      overlays: [{ kind: 'snow', seed: 25, amount: 1.2 }],
      grade: { look: 'film', strength: 0.6, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
