import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { POSTER } from './poster.ts';
import { WARDROBE } from './wardrobe.ts';

/** The open plain in summer: heaped clouds, poppies and cornflowers, the golden hour, a lone tree at sunset, stars. */
const looks: Theme = {
  id: 'grassland',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('summer-field', 'clouds'),
      outfit: '#e4d8c0',
      grade: { look: 'clean', contrast: 0.08, saturation: 1.05, grain: 0.018 },
    },
    halfRight: {
      ...inSet('summer-field', 'sunset', { crop: { zoom: 1.1, x: 0.2 } }),
      outfit: '#6a4a42',
      grade: { look: 'film', strength: 0.5, contrast: 0.06, grain: 0.02 },
    },
    closeUp: {
      ...inSet('grass-sun', 'sun', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.4 } }),
      overlays: [{ kind: 'flare', x: 0.98, y: 0.2, colour: '#ffdc94', strength: 0.3 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('grass-sun', 'flowers', { crop: { zoom: 1.4, x: 0.8, y: 1 } }),
      outfit: '#3a5a84',
      grade: { look: 'pastel', strength: 0.6, bloom: 0.1, grain: 0.02 },
    },
    bustLeft: {
      ...inSet('summer-field', 'clouds', { flip: true, crop: { zoom: 1.25, x: 0.2 } }),
      outfit: '#c8a468',
      grade: { look: 'clean', contrast: 0.1, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('grass-sun', 'sun', { crop: { zoom: 1.04 }, light: { rim: 0.55 } }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.44, colour: '#ffbc5c', strength: 0.28, radius: 0.9 }],
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.024 },
    },
    leanLeft: {
      ...inSet('summer-field', 'sunset', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#a0a0a0',
      grade: { look: 'bw', contrast: 0.2, vignette: 0.2, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('grass-sun', 'flowers', { flip: true, crop: { zoom: 1.6, x: 0.2, y: 1 } }),
      outfit: '#5c6450',
      grade: { look: 'gold', strength: 0.3, bloom: 0.1, grain: 0.022 },
    },
    lowRight: {
      ...inSet('star-lake', 'milky-way', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#84705c',
      overlays: [{ kind: 'sparks', seed: 5, amount: 0.35, colour: '#ffc46a', from: 0.5 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.026 },
    },
    throughLeaves: {
      ...inSet('grass-sun', 'sun', { flip: true, crop: { zoom: 1.25, x: 0.1, y: 0.8 } }),
      framing: { x: 0.58, roll: 3 },
      outfit: '#d8c49c',
      overlays: [
        {
          kind: 'leaves',
          seed: 8,
          sides: ['bottom', 'bottom', 'left', 'right'],
          colours: ['#b89a3c', '#e0c468', '#7c7a34', '#f0dc94'],
          amount: 0.9,
        },
      ],
      grade: { look: 'forest', strength: 0.5, fade: 0.03, grain: 0.024 },
    },
    largeTilted: {
      ...inSet('grass-sun', 'dusk', { crop: { zoom: 1.5, x: 0.8, y: 0.4 } }),
      outfit: '#c8ccc0',
      grade: { look: 'cool', strength: 0.4, fade: 0.03, grain: 0.028 },
    },
    poster: {
      framing: { melt: true },
      scene: POSTER,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.99, 0.95] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#1f5c3a', from: 0.7 },
        { text: '草原', colour: '#fdf8ea' },
        { text: 'UNDER THE WIDE SKY', colour: '#d8ea8c', spacing: 0.45 },
      ),
      grade: { grain: 0.028 },
    },
    flash: {
      ...inSet('dune-evening', 'camp', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#54383a',
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('grass-sun', 'dusk', { flip: true }),
      grade: { look: 'pastel', strength: 0.6, grain: 0.022 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
