import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { PAPER_NIGHT } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { WARDROBE } from './wardrobe.ts';

/** A summer night by the river: fireworks, stalls and paper lamps, with the hot bright afternoon before it. */
const looks: Theme = {
  id: 'fireworks',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('river-fireworks', 'gold', { crop: { zoom: 1.04 } }),
      grade: { look: 'clean', exposure: 1.05, bloom: 0.18, grain: 0.022 },
    },
    halfRight: {
      ...inSet('river-fireworks', 'willows', { flip: true }),
      outfit: '#4a5a8a',
      grade: { look: 'film', strength: 0.4, bloom: 0.18, grain: 0.022 },
    },
    closeUp: {
      ...inSet('river-fireworks', 'colours', { crop: { zoom: 1.5, x: 0.1, y: 0.2 } }),
      grade: { look: 'clean', grain: 0.02 },
    },
    bustCentre: {
      ...inSet('river-fireworks', 'gold', { flip: true, crop: { zoom: 1.3, x: 0.5, y: 0.9 } }),
      outfit: '#2c3450',
      grade: { look: 'film', strength: 0.5, bloom: 0.15, vignette: 0.15, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('city-dusk', 'terrace', { crop: { zoom: 1.2 } }),
      outfit: '#e8dcc8',
      grade: { look: 'clean', warmth: 0.05, bloom: 0.15, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('gold-sea', 'blue-hour'),
      grade: { look: 'clean', bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('river-fireworks', 'willows', { crop: { zoom: 1.15, x: 0.9 } }),
      outfit: '#7c7c7c',
      grade: { look: 'bw', contrast: 0.1, bloom: 0.12, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('river-fireworks', 'colours', { flip: true, crop: { zoom: 1.4, x: 0.9, y: 0.1 } }),
      outfit: '#f0d8d4',
      grade: { look: 'rose', strength: 0.25, bloom: 0.15, grain: 0.024 },
    },
    lowRight: {
      ...inSet('river-fireworks', 'gold', { crop: { zoom: 1.6, x: 0.1, y: 0.1 } }),
      outfit: '#d8ccb4',
      grade: { look: 'clean', contrast: 0.05, grain: 0.02 },
    },
    throughLeaves: {
      ...inSet('gold-sea', 'blue-hour', { flip: true, crop: { zoom: 1.2 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#5c7ca8',
      overlays: [
        { kind: 'bokeh', seed: 5, amount: 0.5, colours: ['#ffb870', '#ff8a6a', '#ffe0b0'], radius: [0.012, 0.04] },
      ],
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('city-dusk', 'terrace', { flip: true, crop: { zoom: 1.5, x: 0.2, y: 0.2 } }),
      outfit: '#e4dcd0',
      grade: { look: 'clean', grain: 0.02 },
    },
    poster: gouachePoster(
      PAPER_NIGHT,
      posterFoot(
        'serif',
        { colour: '#182454', from: 0.7 },
        { text: '烟火', weight: 900, colour: '#f8d484' },
        { text: 'SUMMER FIREWORKS', y: 0.944, colour: '#e8dcc8' },
      ),
      { grain: 0.022 },
    ),
    flash: {
      ...inSet('river-fireworks', 'colours', { dim: 0.8, crop: { zoom: 1.5, x: 0.5, y: 0.9 } }),
      outfit: '#3a4a6c',
      overlays: [{ kind: 'sparks', seed: 6, amount: 0.8, colour: '#ffd890', from: 0.45 }],
      grade: { look: 'clean', contrast: 0.1, vignette: 0.2, grain: 0.028 },
    },
    lowLeft: {
      ...inSet('river-fireworks', 'willows'),
      grade: { look: 'cool', strength: 0.3, bloom: 0.15, grain: 0.024 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
