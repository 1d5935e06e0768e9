import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { LID } from './boxes.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

const OSMANTHUS_PETALS = ['#f4b83c', '#ffe28a', '#e09a28'] as const;

/** The night of the full moon: lake, terrace, osmanthus, paper lamps, and the box the mooncakes came in. */
const looks: Theme = {
  id: 'mid-autumn',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.lake,
      light: lightOf('lamp', 'right', {
        rim: 1.3,
        rimColours: [
          [0.6, 0.75, 1.1],
          [1.05, 0.98, 0.85],
        ],
      }),
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.022 },
    },
    halfRight: {
      outfit: '#3a4a5c',
      scene: PLACES.courtyard,
      light: lightOf('sun', 'left', { wrap: 0.3 }),
      overlays: [{ kind: 'petals', seed: 7, amount: 0.5, colours: OSMANTHUS_PETALS }],
      grade: { look: 'clean', grain: 0.02 },
    },
    closeUp: {
      scene: PLACES.gold,
      light: lightOf('soft', 'left', { wrap: 0.5 }),
      overlays: [{ kind: 'petals', seed: 5, amount: 0.5, colours: OSMANTHUS_PETALS }],
      grade: { look: 'gold', strength: 0.25, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#5a2a2c',
      scene: PLACES.shop,
      light: lightOf('lamp', 'left'),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      outfit: '#e6dcc8',
      scene: PLACES.sun,
      light: lightOf('sun', 'right'),
      overlays: [{ kind: 'petals', seed: 3, amount: 0.6, colours: OSMANTHUS_PETALS }],
      grade: { look: 'clean', contrast: 0.08, bloom: 0.1, grain: 0.02 },
    },
    smallCentre: {
      scene: PLACES.sea,
      light: lightOf('back', 'right', { rimColour: [1.05, 1, 0.9] }),
      grade: { look: 'cool', strength: 0.5, bloom: 0.2, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#7a7a7a',
      scene: PLACES.clouds,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.12, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#4c3a34',
      scene: PLACES.window,
      light: lightOf('lamp', 'left', { tint: 0.1 }),
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
    },
    lowRight: {
      outfit: '#c4a880',
      scene: PLACES.ochreCourt,
      light: lightOf('sun', 'left', { rim: 0.3, gobo: { kind: 'leaves', angle: -24, floor: 0.5, seed: 8 } }),
      overlays: [{ kind: 'petals', seed: 16, amount: 0.6, colours: OSMANTHUS_PETALS }],
      grade: { look: 'film', strength: 0.5, grain: 0.024 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#d4c8b4',
      scene: PLACES.dayWindow,
      light: lightOf('soft', 'left', { rim: 0.7 }),
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.7, colours: OSMANTHUS_PETALS },
        {
          kind: 'leaves',
          seed: 5,
          sides: ['left', 'bottom', 'right', 'bottom'],
          amount: 0.8,
          colours: ['#4a7030', '#f4b83c', '#2c4a22', '#8aa84c'],
        },
      ],
      grade: { look: 'pastel', strength: 0.6, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#a4a8b0',
      scene: PLACES.paleClouds,
      light: lightOf('soft', 'right', { haze: 0.2 }),
      grade: { look: 'pastel', strength: 0.6, fade: 0.03, grain: 0.026 },
    },
    poster: {
      framing: { melt: true },
      scene: LID,
      light: lightOf('paper', 'left'),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'serif',
        { colour: '#0c2c30' },
        { text: '中秋', y: 0.895, size: 0.095, colour: '#f6dc98' },
        { text: 'MID-AUTUMN', y: 0.935, colour: '#d8b468', spacing: 0.6 },
      ),
      grade: { grain: 0.02 },
    },
    flash: {
      outfit: '#2c3c3a',
      scene: PLACES.moonlit,
      light: lightOf('flash', 'right'),
      overlays: [{ kind: 'petals', seed: 26, amount: 0.8, colours: OSMANTHUS_PETALS }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.25, grain: 0.03 },
    },
    tiny: {
      framing: { x: 0.62 },
      scene: PLACES.roofs,
      light: lightOf('back', 'right', { rim: 1.1, rimColour: [1.1, 0.85, 0.75] }),
      overlays: [{ kind: 'mist', colour: '#4a3450', from: 0.74, strength: 0.9 }],
      grade: { look: 'rose', strength: 0.5, grain: 0.022 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
