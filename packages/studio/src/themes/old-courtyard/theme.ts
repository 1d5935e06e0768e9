import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { LOW_SUN } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** The old courtyard in autumn: persimmons, grey brick, tea by the radio, the calendar on the wall. */
const looks: Theme = {
  id: 'old-courtyard',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.court,
      light: lightOf('sun', 'right'),
      grade: { look: 'clean', exposure: 1.1, bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      outfit: '#5a6a78',
      scene: PLACES.calendar,
      light: lightOf('sun', 'left', { haze: 0.1 }),
      grade: { look: 'clean', exposure: 1.06, grain: 0.022 },
    },
    closeUp: {
      scene: PLACES.blueSky,
      light: lightOf('soft', 'right', { wrap: 0.4 }),
      grade: { look: 'clean', grain: 0.02 },
    },
    bustCentre: {
      outfit: '#3c4450',
      scene: PLACES.radio,
      light: lightOf('lamp', 'left'),
      grade: { look: 'film', strength: 0.6, bloom: 0.12, exposure: 0.9, vignette: 0.3, grain: 0.026 },
    },
    bustLeft: {
      outfit: '#a8684a',
      scene: PLACES.wall,
      light: lightOf('sun', 'right', { rim: 0.8 }),
      grade: { look: 'clean', warmth: 0.08, bloom: 0.1, grain: 0.02 },
    },
    smallCentre: {
      scene: PLACES.goldSky,
      light: lightOf('back', 'right', { rimColour: [1.2, 0.88, 0.55] }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.34, colour: '#ffd08a', strength: 0.25, radius: 0.8 }],
      grade: { look: 'gold', strength: 0.45, bloom: 0.15, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      scene: PLACES.greyCourt,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', exposure: 1.14, contrast: 0.12, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#4a3a34',
      scene: PLACES.redGate,
      light: lightOf('soft', 'left', { fill: 0.56 }),
      grade: { look: 'film', strength: 0.5, exposure: 0.92, vignette: 0.3, grain: 0.024 },
    },
    lowRight: {
      outfit: '#d8ccb4',
      scene: PLACES.window,
      light: lightOf('soft', 'left', {
        key: { from: [-0.85, -0.4, 0.65], strength: 0.6, colour: [1.05, 1, 0.92] },
        rim: 0.8,
      }),
      grade: { look: 'clean', warmth: 0.06, bloom: 0.15, grain: 0.022 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#c8c4a8',
      scene: PLACES.arbour,
      light: lightOf('soft', 'right', { rim: 0.9, haze: 0.2 }),
      overlays: [
        {
          kind: 'leaves',
          seed: 5,
          sides: ['left', 'top', 'right', 'bottom'],
          amount: 0.8,
          colours: ['#6a8a3c', '#94ac50', '#4a6a2c', '#c4cc70'],
        },
      ],
      grade: { look: 'forest', strength: 0.4, exposure: 1.12, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#a8a498',
      scene: PLACES.creamSky,
      light: lightOf('soft', 'left', { haze: 0.1 }),
      grade: { look: 'pastel', strength: 0.5, fade: 0.02, grain: 0.026 },
    },
    poster: {
      framing: { melt: true },
      scene: LOW_SUN,
      light: lightOf('paper', 'left'),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: [
        { kind: 'mist', colour: '#264a42', from: 0.7, strength: 1 },
        {
          kind: 'text',
          text: '老院子',
          x: 0.5,
          y: 0.9,
          size: 0.085,
          font: 'serif',
          weight: 700,
          colour: '#f6e6c4',
          spacing: 0.3,
        },
        {
          kind: 'text',
          text: 'THE OLD COURTYARD',
          x: 0.5,
          y: 0.942,
          size: 0.02,
          weight: 400,
          colour: '#d8b884',
          spacing: 0.5,
        },
        { kind: 'border', inset: 0.03, width: 0.0025, colour: '#a8683c' },
      ],
      grade: { grain: 0.025 },
    },
    flash: {
      outfit: '#4a4444',
      scene: { ...PLACES.harvest, dim: 0.5 },
      light: lightOf('flash', 'right'),
      grade: { look: 'clean', contrast: 0.12, vignette: 0.25, grain: 0.03 },
    },
    tiny: {
      scene: PLACES.duskCourt,
      light: lightOf('lamp', 'right', { haze: 0.5, wrap: 0.7 }),
      overlays: [{ kind: 'mist', colour: '#3c3644', from: 0.66, strength: 0.95 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
