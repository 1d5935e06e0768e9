import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { PLACES, SHADED_PETALS } from './grounds.ts';
import { WOODCUT } from './places.ts';
import { WARDROBE } from './wardrobe.ts';

/** Branches in full bloom and petals in the wind, from the morning to lanterns at night. */
const looks: Theme = {
  id: 'sakura',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.avenue,
      light: lightOf('sky', 'right', {
        key: { from: [0.6, -0.6, 0.7], colour: [1.02, 1, 0.96] },
        tint: 0.15,
        rim: 0.8,
        haze: 0.3,
      }),
      overlays: [{ kind: 'petals', seed: 3 }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      outfit: '#3c4a5e',
      scene: PLACES.wall,
      light: lightOf('frontal', 'left', { key: { from: [-0.7, -0.5, 0.75], strength: 0.5 }, tint: 0.1 }),
      overlays: [{ kind: 'petals', seed: 7, colours: SHADED_PETALS }],
      grade: { look: 'pastel', strength: 0.7, grain: 0.022 },
    },
    closeUp: {
      scene: PLACES.nearBloom,
      light: lightOf('sky', 'right', {
        key: { from: [0.5, -0.5, 0.85], strength: 0.48, colour: [1.02, 0.99, 0.97] },
        fill: 0.64,
        wrap: 0.5,
      }),
      overlays: [{ kind: 'petals', seed: 9, amount: 0.7 }],
      grade: { look: 'rose', strength: 0.6, bloom: 0.12, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#2c2e4a',
      scene: PLACES.night,
      light: lightOf('lowSun', 'left', {
        key: { from: [-0.75, -0.3, 0.75], colour: [1.1, 0.95, 0.78] },
        rim: 0.9,
        rimColours: [
          [1.1, 0.75, 0.45],
          [0.9, 0.5, 0.8],
        ],
      }),
      overlays: [{ kind: 'petals', seed: 5, amount: 0.8 }],
      grade: { look: 'film', strength: 0.7, bloom: 0.2, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      outfit: '#e8dcc8',
      scene: PLACES.blueSky,
      light: lightOf('frontal', 'right', {
        key: { from: [0.6, -0.7, 0.7], colour: [1.03, 1, 0.95] },
        fill: 0.62,
        tint: 0.08,
        rim: 0.6,
      }),
      overlays: [{ kind: 'petals', seed: 12 }],
      grade: { look: 'clean', contrast: 0.1, grain: 0.02 },
    },
    smallCentre: {
      scene: PLACES.goldDusk,
      light: lightOf('counterLight', 'right', {
        key: { from: [0.3, -0.3, 0.9], strength: 0.42 },
        rim: 2,
        wrap: 1,
        transfer: 0.05,
      }),
      overlays: [
        { kind: 'petals', seed: 2, colours: ['#ffc8b4', '#f09a98', '#ffe0cc'] },
        { kind: 'flare', x: 0.52, y: 0.46, colour: '#ffc890', strength: 0.3, radius: 0.8 },
      ],
      grade: { look: 'film', strength: 0.8, bloom: 0.2, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#8a8a8a',
      scene: PLACES.white,
      light: lightOf('mono', 'right', { key: { from: [0.85, -0.4, 0.65], strength: 0.7 } }),
      overlays: [{ kind: 'petals', seed: 8, amount: 1.2, after: true, colours: ['#f490ae', '#f8b4c8', '#e8708f'] }],
      grade: { look: 'bw', grain: 0.04 },
    },
    bustHigh: {
      outfit: '#5c4a40',
      scene: PLACES.moonWindow,
      light: lightOf('fire', 'left', {
        key: { from: [-0.85, -0.35, 0.65], strength: 0.66, colour: [1.02, 0.99, 0.97] },
        tint: 0.1,
        rim: 0.6,
      }),
      overlays: [{ kind: 'petals', seed: 14, amount: 0.5 }],
      grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
    },
    lowRight: {
      outfit: '#d8c8a8',
      scene: PLACES.cream,
      light: lightOf('window', -0.7, {
        key: { strength: 0.72, colour: [1.08, 0.97, 0.84] },
        gobo: { kind: 'leaves', angle: -24, floor: 0.45, seed: 8 },
        fill: 0.5,
        tint: 0.12,
        rim: 0.2,
        transfer: 0.05,
        wrap: 0.2,
      }),
      overlays: [{ kind: 'petals', seed: 16, amount: 0.8 }],
      grade: { look: 'gold', strength: 0.4, grain: 0.024 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#c8b48c',
      scene: PLACES.garden,
      light: lightOf('frontal', 'left', {
        key: { from: [-0.6, -0.6, 0.7], colour: [1.05, 1, 0.92] },
        tint: 0.12,
        rim: 0.9,
        haze: 0.3,
      }),
      overlays: [
        { kind: 'petals', seed: 22 },
        {
          kind: 'leaves',
          seed: 5,
          sides: ['left', 'bottom', 'right', 'bottom'],
          amount: 1.1,
          colours: ['#f8b8cc', '#fde0e8', '#ee94b0', '#8aa860'],
        },
      ],
      grade: { look: 'forest', strength: 0.6, bloom: 0.15, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#c4a4b4',
      scene: PLACES.pale,
      light: lightOf('frontal', 'right', {
        key: { from: [0.5, -0.5, 0.8], strength: 0.46 },
        fill: 0.66,
        tint: 0.08,
        haze: 0.2,
      }),
      overlays: [{ kind: 'petals', seed: 24, amount: 0.8, colours: SHADED_PETALS }],
      grade: { look: 'rose', strength: 0.6, fade: 0.03, grain: 0.028 },
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
      outfit: '#3a2c4a',
      scene: PLACES.dusk,
      light: lightOf('flash', 'right', { tint: 0.05 }),
      overlays: [{ kind: 'petals', seed: 26, amount: 1.2 }],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    tiny: {
      framing: { x: 0.66 },
      scene: PLACES.hill,
      light: lightOf('sky', 'left', {
        key: { from: [-0.5, -0.6, 0.7], colour: [1.02, 1, 0.97] },
        fill: 0.6,
        haze: 0.4,
        wrap: 0.7,
      }),
      overlays: [
        { kind: 'mist', colour: '#f4d8dc', from: 0.64, strength: 0.96 },
        { kind: 'petals', seed: 28 },
      ],
      grade: { look: 'pastel', strength: 0.7, grain: 0.022 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
