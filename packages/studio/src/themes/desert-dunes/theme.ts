import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { lantern } from './grounds.ts';
import { POSTER } from './poster.ts';
import { WARDROBE } from './wardrobe.ts';

/** The great desert from a pale dawn to the turning stars: dunes, caravans, wells, a tent. */
const looks: Theme = {
  id: 'desert-dunes',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('dune-evening', 'camp', { crop: { zoom: 1.05 }, light: lantern('right') }),
      outfit: '#b89c78',
      grade: { look: 'film', strength: 0.6, contrast: 0.08, bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      ...inSet('dune-evening', 'rose', { crop: { zoom: 1.1, x: 0.2 }, light: lantern('left') }),
      outfit: '#e8dcc4',
      grade: { look: 'clean', contrast: 0.1, saturation: 1.04, grain: 0.02 },
    },
    closeUp: {
      ...inSet('dune-evening', 'sun', { crop: { zoom: 1.4, x: 0.1, y: 0.3 } }),
      overlays: [{ kind: 'flare', x: 1, y: 0.2, colour: '#ffca84', strength: 0.3 }],
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('dune-evening', 'stars', { crop: { zoom: 1.05 }, light: lantern('right') }),
      outfit: '#2c4460',
      grade: { look: 'cool', strength: 0.6, bloom: 0.1, grain: 0.028 },
    },
    bustLeft: {
      ...inSet('dune-evening', 'gold', { flip: true, crop: { zoom: 1.35, x: 0.8, y: 0.2 } }),
      outfit: '#f0e8d8',
      grade: { look: 'pastel', strength: 0.6, bloom: 0.1, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('dune-evening', 'sun', { flip: true, light: { rim: 0.55 } }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.33, colour: '#ffa04a', strength: 0.25, radius: 0.9 }],
      grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.024 },
    },
    leanLeft: {
      ...inSet('dune-evening', 'gold', { flip: true }),
      outfit: '#a4a4a4',
      grade: { look: 'bw', contrast: 0.2, vignette: 0.2, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('dune-evening', 'rose', { flip: true, crop: { zoom: 1.3, x: 0.9 }, light: lantern('right') }),
      outfit: '#6c6474',
      grade: { look: 'rose', strength: 0.5, bloom: 0.12, grain: 0.024 },
    },
    lowRight: {
      ...inSet('dune-evening', 'sun', { crop: { zoom: 1.6, x: 0.9, y: 0.7 } }),
      outfit: '#a08464',
      overlays: [
        { kind: 'dust', seed: 4, amount: 1 },
        { kind: 'streaks', seed: 3, amount: 0.5, angle: 86, colour: '#f0d4a4' },
        { kind: 'mist', colour: '#d8b486', from: 0.72, strength: 0.6 },
      ],
      grade: { look: 'film', strength: 0.6, fade: 0.04, grain: 0.035 },
    },
    throughLeaves: {
      ...inSet('dune-evening', 'gold', { crop: { zoom: 1.15, x: 0.1, y: 0.7 } }),
      framing: { x: 0.6, roll: 3 },
      outfit: '#7c5c50',
      grade: { look: 'teal', strength: 0.3, bloom: 0.12, grain: 0.024 },
    },
    largeTilted: {
      ...inSet('dune-evening', 'gold', { crop: { zoom: 1.6, x: 0.9, y: 0.1 } }),
      outfit: '#e0d4c0',
      grade: { look: 'pastel', strength: 0.7, fade: 0.03, grain: 0.028 },
    },
    poster: {
      framing: { melt: true },
      scene: POSTER,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.98, 0.94] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#4a1f2a', from: 0.7 },
        { text: '大漠', colour: '#f8dcae' },
        { text: 'WHERE THE SAND BEGINS', size: 0.019, colour: '#e8935a', spacing: 0.45 },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      ...inSet('dune-evening', 'camp', { flip: true, crop: { zoom: 1.3, x: 0.9, y: 0.4 }, light: lantern('left') }),
      outfit: '#5c3428',
      overlays: [{ kind: 'sparks', seed: 7, amount: 0.8, colour: '#ffa04a', from: 0.3 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.2, vignette: 0.25, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('dune-evening', 'rose', { crop: { zoom: 1.04 }, light: lantern('left') }),
      grade: { look: 'film', strength: 0.4, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
