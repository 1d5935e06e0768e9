import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** In the bamboo: green light that leaves the skin its own colour, mist, moon, snow, ink. */
const looks: Theme = {
  id: 'bamboo-grove',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.grove,
      light: lightOf('sun', 'right', { tint: 0.05 }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      outfit: '#e4dcc8',
      scene: PLACES.path,
      light: lightOf('soft', 'left', { tint: 0.04, haze: 0.3 }),
      grade: { look: 'pastel', strength: 0.5, grain: 0.02 },
    },
    closeUp: {
      scene: PLACES.lime,
      light: lightOf('sun', 'left', { fill: 0.62, tint: 0.03, wrap: 0.4 }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#26323c',
      scene: PLACES.moon,
      light: lightOf('lamp', 'left', {
        tint: 0.08,
        rimColours: [
          [0.7, 0.9, 1.05],
          [0.6, 0.8, 1.05],
        ],
      }),
      grade: { look: 'film', strength: 0.5, bloom: 0.12, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      outfit: '#c8bca0',
      scene: PLACES.yellowStems,
      light: lightOf('sun', 'right', { tint: 0.04 }),
      grade: { look: 'clean', contrast: 0.06, grain: 0.02 },
    },
    smallCentre: {
      scene: PLACES.gold,
      light: lightOf('back', 'right', { rimColour: [1.12, 1, 0.7] }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.34, colour: '#fff0b0', strength: 0.25, radius: 0.8 }],
      grade: { look: 'gold', strength: 0.25, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#8a8a8a',
      scene: PLACES.ink,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.1, grain: 0.04 },
    },
    bustHigh: {
      outfit: '#4a4034',
      scene: PLACES.window,
      light: lightOf('soft', 'left', {
        key: { from: [-0.85, -0.35, 0.65], strength: 0.62, colour: [1.03, 1.01, 0.95] },
        fill: 0.5,
        tint: 0.03,
      }),
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.025 },
    },
    lowRight: {
      outfit: '#dcd4c0',
      scene: PLACES.blind,
      light: lightOf('sun', 'left', {
        rim: 0.4,
        gobo: { kind: 'blinds', angle: 2, floor: 0.62, seed: 3, onScene: false },
      }),
      grade: { look: 'film', strength: 0.5, grain: 0.024 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#b8bca8',
      scene: PLACES.whiteWindow,
      light: lightOf('soft', 'left', { tint: 0.04 }),
      overlays: [
        {
          kind: 'leaves',
          seed: 5,
          sides: ['left', 'bottom', 'right', 'bottom'],
          colours: ['#5c9444', '#8cbc5c', '#3c7034', '#c0dc84'],
        },
      ],
      grade: { look: 'clean', grain: 0.02 },
    },
    largeTilted: {
      outfit: '#a8b4a8',
      scene: PLACES.wall,
      light: lightOf('soft', 'left', {
        tint: 0.03,
        gobo: { kind: 'leaves', angle: 12, floor: 0.72, seed: 4, onScene: false },
      }),
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: {
      framing: { melt: true },
      scene: PLACES.print,
      light: lightOf('paper', 'left'),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'serif',
        { colour: '#10241c' },
        { text: '竹林', colour: '#f2eccb' },
        { text: 'BAMBOO GROVE', colour: '#a4c48c', spacing: 0.6 },
      ),
      grade: { grain: 0.025 },
    },
    flash: {
      outfit: '#3a3c34',
      scene: PLACES.lampPath,
      light: lightOf('flash', 'right'),
      overlays: [{ kind: 'sparks', seed: 4, amount: 0.4, colour: '#e8f0a0' }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.3, grain: 0.03 },
    },
    tiny: {
      scene: PLACES.snow,
      light: lightOf('soft', 'left', { haze: 0.6, wrap: 0.7 }),
      overlays: [
        { kind: 'mist', colour: '#f4f8f9', from: 0.62, strength: 0.97 },
        { kind: 'snow', seed: 25 },
      ],
      grade: { look: 'cool', strength: 0.5, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
