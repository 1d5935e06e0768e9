import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { POSTER } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** A day in the old quarter: boulevards, cafés, roofs, the quay, the underground, lamps in the rain. */
const recipe: Theme = {
  id: 'paris-corner',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('paris-street', 'morning'),
      outfit: '#b49a74',
      grade: { look: 'film', strength: 0.6, bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      ...inSet('paris-street', 'terrace', { crop: { zoom: 1.15, x: 0.2 } }),
      outfit: '#74464a',
      grade: { look: 'pastel', strength: 0.6, contrast: 0.06, grain: 0.02 },
    },
    closeUp: {
      ...inSet('paris-street', 'terrace', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.3 } }),
      grade: { look: 'film', strength: 0.6, bloom: 0.12, vignette: 0.15, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('paris-street', 'dusk', { crop: { zoom: 1.25, x: 0.9, y: 0.2 } }),
      outfit: '#2c3a54',
      grade: { look: 'teal', strength: 0.7, bloom: 0.2, grain: 0.024 },
    },
    bustLeft: {
      ...inSet('paris-street', 'morning', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
      outfit: '#5c4434',
      overlays: [{ kind: 'cup', side: 'right' }],
      grade: { look: 'film', bloom: 0.2, vignette: 0.2, grain: 0.024 },
    },
    smallCentre: {
      ...inSet('paris-street', 'dusk', { light: { rim: 0.55 } }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.5, colour: '#ffc878', strength: 0.3, radius: 0.9 }],
      grade: { look: 'gold', strength: 0.4, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('paris-street', 'terrace', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#9a9a9a',
      grade: { look: 'bw', contrast: 0.15, vignette: 0.25, grain: 0.05 },
    },
    bustHigh: {
      ...inSet('corner-cafe', 'counter', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.2 } }),
      outfit: '#d8ccb8',
      grade: { look: 'pastel', strength: 0.8, exposure: 1.22, bloom: 0.2, fade: 0.03, grain: 0.022 },
    },
    lowRight: {
      ...inSet('paris-street', 'morning', { crop: { zoom: 1.35, x: 0.1, y: 0.6 } }),
      outfit: '#3f5a50',
      grade: { look: 'cool', strength: 0.6, exposure: 0.9, contrast: 0.15, grain: 0.028 },
    },
    throughLeaves: {
      ...inSet('paris-street', 'morning', { flip: true }),
      framing: { x: 0.58, roll: 3 },
      outfit: '#86684c',
      overlays: [
        {
          kind: 'leaves',
          seed: 7,
          sides: ['left', 'top', 'right'],
          colours: ['#c8963c', '#e0b450', '#94702c', '#b85c28'],
          amount: 0.7,
        },
      ],
      grade: { look: 'gold', strength: 0.35, grain: 0.024 },
    },
    largeTilted: {
      ...inSet('city-dusk', 'terrace', { crop: { zoom: 1.3, x: 0.8, y: 0.2 } }),
      outfit: '#8494a8',
      grade: { look: 'cool', strength: 0.5, fade: 0.03, grain: 0.03 },
    },
    poster: {
      framing: { melt: true },
      scene: POSTER,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.98, 0.95] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#24284c', from: 0.72 },
        { text: '巴黎街角', y: 0.92, size: 0.08, colour: '#f8e4c0', spacing: 0.16 },
        { text: 'AU COIN DE LA RUE', y: 0.962, colour: '#f0a070' },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      ...inSet('city-dusk', 'night', { crop: { zoom: 1.2 } }),
      outfit: '#1f2430',
      overlays: [{ kind: 'rain', seed: 6, amount: 0.7 }],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('ginkgo-avenue', 'dusk', { flip: true }),
      grade: { look: 'film', strength: 0.4, grain: 0.025 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
