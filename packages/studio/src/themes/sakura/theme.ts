import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { SHADED_PETALS } from './grounds.ts';
import { WOODCUT } from './places.ts';
import { WARDROBE } from './wardrobe.ts';

/** Branches in full bloom and petals in the wind, from the morning to lanterns at night. */
const looks: Theme = {
  id: 'sakura',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('cherry-lane', 'sky', { crop: { zoom: 1.05 } }),
      overlays: [{ kind: 'petals', seed: 3 }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      ...inSet('cherry-lane', 'sky', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
      outfit: '#3c4a5e',
      overlays: [{ kind: 'petals', seed: 7, colours: SHADED_PETALS }],
      grade: { look: 'pastel', strength: 0.7, grain: 0.022 },
    },
    closeUp: {
      ...inSet('cherry-lane', 'bough', { crop: { zoom: 1.6, x: 0.1, y: 0.3 } }),
      overlays: [{ kind: 'petals', seed: 9, amount: 0.7 }],
      grade: { look: 'rose', strength: 0.6, bloom: 0.12, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('cherry-lane', 'lanterns'),
      outfit: '#2c2e4a',
      overlays: [{ kind: 'petals', seed: 5, amount: 0.8 }],
      grade: { look: 'film', strength: 0.7, bloom: 0.2, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('cherry-lane', 'sky', { flip: true, crop: { zoom: 1.35, x: 0.9, y: 0.1 } }),
      outfit: '#e8dcc8',
      overlays: [{ kind: 'petals', seed: 12 }],
      grade: { look: 'clean', contrast: 0.1, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('cherry-lane', 'late', { flip: true, light: { rim: 0.5 } }),
      overlays: [
        { kind: 'petals', seed: 2, colours: ['#ffc8b4', '#f09a98', '#ffe0cc'] },
        { kind: 'flare', x: 0.52, y: 0.46, colour: '#ffc890', strength: 0.3, radius: 0.8 },
      ],
      grade: { look: 'film', strength: 0.8, bloom: 0.2, grain: 0.024 },
    },
    leanLeft: {
      ...inSet('cherry-lane', 'bough', { crop: { zoom: 1.2, x: 0.8 } }),
      outfit: '#8a8a8a',
      overlays: [{ kind: 'petals', seed: 8, amount: 1.2, after: true, colours: ['#f490ae', '#f8b4c8', '#e8708f'] }],
      grade: { look: 'bw', grain: 0.04 },
    },
    bustHigh: {
      ...inSet('cherry-lane', 'lanterns', { flip: true, crop: { zoom: 1.5, x: 0.2, y: 0.4 } }),
      outfit: '#5c4a40',
      overlays: [{ kind: 'petals', seed: 14, amount: 0.5 }],
      grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
    },
    lowRight: {
      ...inSet('cherry-lane', 'sky', { crop: { zoom: 1.6, x: 0.9, y: 0.1 } }),
      outfit: '#d8c8a8',
      overlays: [{ kind: 'petals', seed: 16, amount: 0.8 }],
      grade: { look: 'gold', strength: 0.4, grain: 0.024 },
    },
    throughLeaves: {
      ...inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.2 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#c8b48c',
      overlays: [{ kind: 'petals', seed: 22 }, leavesAround(5, ['#f8b8cc', '#fde0e8', '#ee94b0', '#8aa860'], 1.1)],
      grade: { look: 'forest', strength: 0.6, bloom: 0.15, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('cherry-lane', 'late', { flip: true, crop: { zoom: 1.6, x: 0.3, y: 0.3 } }),
      outfit: '#c4a4b4',
      overlays: [{ kind: 'petals', seed: 24, amount: 0.8, colours: SHADED_PETALS }],
      grade: { look: 'gold', strength: 0.6, fade: 0.03, grain: 0.028 },
    },
    poster: {
      isSwapped: true,
      framing: { melt: true },
      scene: WOODCUT,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.98, 0.96] }, fill: 0.58, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'serif',
        { colour: '#7a2c46' },
        { text: '樱花', y: 0.915, colour: '#fdeef0', spacing: 0.3 },
        { text: 'SAKURA', y: 0.957, size: 0.024, colour: '#f4b4c4', spacing: 0.8 },
      ),
      grade: { grain: 0.025 },
    },
    flash: {
      ...inSet('courtyard-evening', 'gate', { crop: { zoom: 1.2 } }),
      outfit: '#3a2c4a',
      overlays: [{ kind: 'petals', seed: 26, amount: 1.2 }],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      framing: { share: 0.24, x: 0.3, y: 0.6 },
      ...inSet('cherry-lane', 'lanterns', { crop: { zoom: 1.15, x: 0.7 } }),
      overlays: [{ kind: 'petals', seed: 28, amount: 0.7 }],
      grade: { look: 'film', strength: 0.8, bloom: 0.15, vignette: 0.25, grain: 0.026 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
