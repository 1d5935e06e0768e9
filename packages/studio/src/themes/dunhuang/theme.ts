import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { lantern, PLACES } from './grounds.ts';
import { POSTER } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** The caves' painted walls in malachite, azurite and ochre, and the dunes before them from the low sun to the stars. */
const looks: Theme = {
  id: 'dunhuang',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('dune-evening', 'rose', { crop: { zoom: 1.05 }, light: lantern('right') }),
      grade: { look: 'film', strength: 0.5, bloom: 0.12, grain: 0.022 },
    },
    halfRight: {
      outfit: '#e4d8c0',
      ...inSet('dune-evening', 'gold', { crop: { zoom: 1.15, x: 0.15 } }),
      grade: { look: 'clean', grain: 0.022 },
    },
    closeUp: {
      scene: PLACES.malachite,
      light: lightOf('soft', 'right', { tint: 0, transfer: 0, wrap: 0.1, haze: 0.1 }),
      grade: { look: 'film', strength: 0.3, grain: 0.022 },
    },
    bustCentre: {
      outfit: '#2c3a54',
      ...inSet('dune-evening', 'stars', { crop: { zoom: 1.1 }, light: lantern('left') }),
      grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      outfit: '#3f7c6c',
      scene: PLACES.halo,
      light: lightOf('soft', 'right', { tint: 0.04 }),
      grade: { look: 'film', strength: 0.4, grain: 0.024 },
    },
    smallCentre: {
      scene: PLACES.ceiling,
      light: lightOf('back', 0, {
        key: { like: 'roofLight', strength: 0.56, colour: [1.06, 0.98, 0.88] },
        rim: 1.1,
        rimColour: [1.15, 0.9, 0.6],
      }),
      overlays: [{ kind: 'dust', seed: 3 }],
      grade: { look: 'film', strength: 0.5, bloom: 0.1, grain: 0.026 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      ...inSet('dune-evening', 'gold', { flip: true }),
      grade: { look: 'bw', contrast: 0.15, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#5c4030',
      ...inSet('dune-evening', 'camp', { crop: { zoom: 1.3, x: 0.2 }, light: lantern('left') }),
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
    },
    lowRight: {
      outfit: '#b08858',
      scene: PLACES.niches,
      light: lightOf('soft', 'left'),
      grade: { look: 'film', strength: 0.5, grain: 0.024 },
    },
    throughLeaves: {
      framing: { x: 0.62, roll: 4 },
      outfit: '#c8b490',
      scene: PLACES.cinnabar,
      light: lightOf('soft', 'left', { tint: 0.03, transfer: 0.02, wrap: 0.25 }),
      overlays: [{ kind: 'petals', seed: 22, amount: 0.7, colours: ['#ecdcba', '#7cb09c', '#9cc0dc'] }],
      grade: { look: 'film', strength: 0.4, grain: 0.022 },
    },
    largeTilted: {
      outfit: '#b8a484',
      ...inSet('dune-evening', 'sun', { flip: true, crop: { zoom: 1.5, x: 0.9, y: 0.1 } }),
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: gouachePoster(
      POSTER,
      posterFoot(
        'serif',
        { colour: '#122448' },
        { text: '敦煌', weight: 900, colour: '#f2dfb4' },
        { text: 'DUNHUANG', size: 0.021, colour: '#d8a868', spacing: 0.7 },
      ),
      { size: 0.8, grain: 0.03 },
    ),
    flash: {
      outfit: '#a8603c',
      scene: PLACES.azurite,
      light: lightOf('flash', 'right'),
      grade: { look: 'film', strength: 0.4, contrast: 0.12, vignette: 0.25, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('dune-evening', 'rose', { flip: true, crop: { zoom: 1.35, x: 0.8 }, light: lantern('left') }),
      grade: { look: 'clean', grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
