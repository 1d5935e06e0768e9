import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { SKIES } from './grounds.ts';
import { STAMP } from './letters.ts';
import { WARDROBE } from './wardrobe.ts';

/** A letter from the galaxy: nebulae, planets and comets, their light on the face. */
const looks: Theme = {
  id: 'galaxy-letter',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: SKIES.milkyRidge,
      light: lightOf('openShade', 'right', {
        key: { like: 'highDay', colour: [0.96, 0.98, 1.06] },
        tint: 0.25,
        rim: 1,
        haze: 0.4,
      }),
      grade: { look: 'cool', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
    halfRight: {
      outfit: '#5c4636',
      scene: SKIES.saturn,
      light: lightOf('lowSun', 'left', { key: { colour: [1.08, 0.97, 0.84] } }),
      grade: { look: 'film', strength: 0.8, bloom: 0.15, grain: 0.026 },
    },
    closeUp: {
      scene: SKIES.violetCloud,
      light: lightOf('lowSun', 'left', {
        key: { from: [-0.9, -0.2, 0.6], colour: [1.12, 0.62, 0.98] },
        fill: 0.46,
        extra: [
          { from: [1, -0.2, 0.55], colour: [0.2, 0.4, 0.66], wrap: 0.25 },
          { from: [0, -0.2, 1], colour: [0.24, 0.22, 0.22], hardness: 2 },
        ],
        transfer: 0,
      }),
      grade: { look: 'neon', strength: 0.4, bloom: 0.2, grain: 0.026 },
    },
    bustCentre: {
      outfit: '#22304a',
      scene: SKIES.blueCloud,
      light: lightOf('lowSun', 'right', {
        key: 'tealDusk',
        rim: 1.2,
        rimColours: [
          [0.3, 0.7, 1.2],
          [0.3, 0.7, 1.2],
        ],
        transfer: 0.05,
      }),
      grade: { look: 'cool', strength: 0.6, bloom: 0.15, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      outfit: '#e0c8c8',
      scene: SKIES.roseCloud,
      light: lightOf('window', 0.7, { key: { strength: 0.5, colour: [1.04, 0.98, 0.96] }, fill: 0.6, rim: 0.9 }),
      grade: { look: 'rose', strength: 0.6, bloom: 0.15, grain: 0.022 },
    },
    smallCentre: {
      framing: { mirror: true },
      scene: SKIES.greatMoon,
      light: lightOf('counterLight', 'right', {
        key: { colour: [1, 1, 1] },
        fill: 0.48,
        tint: 0.2,
        haze: 0.3,
        wrap: 1,
        transfer: 0.05,
      }),
      grade: { look: 'film', strength: 0.7, bloom: 0.15, grain: 0.026 },
    },
    leanLeft: {
      outfit: '#9a9a9a',
      scene: SKIES.dipper,
      light: lightOf('mono', 'right', { key: { from: [0.9, -0.5, 0.6], strength: 0.8 }, fill: 0.44, rim: 0.7 }),
      grade: { look: 'bw', vignette: 0.2, grain: 0.045 },
    },
    bustHigh: {
      framing: { share: 0.46 },
      isSwapped: false,
      outfit: '#a8b0bc',
      scene: SKIES.porthole,
      light: lightOf('fire', 'left', {
        key: { from: [-0.85, -0.3, 0.65], colour: [1.02, 0.94, 1.06] },
        fill: 0.56,
        tint: 0.1,
        rim: 0.7,
      }),
      grade: { look: 'clean', strength: 0.8, grain: 0.024 },
    },
    lowRight: {
      outfit: '#b08a6a',
      scene: SKIES.goldCloud,
      light: lightOf('window', -0.7, { key: { colour: [1.04, 0.97, 0.98] }, fill: 0.56, tint: 0.2, rim: 1 }),
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.024 },
    },
    throughLeaves: {
      framing: { share: 0.3, mirror: true, x: 0.4 },
      outfit: '#4c6458',
      scene: SKIES.emerald,
      light: lightOf('window', 'left', {
        key: { from: [-0.6, -0.6, 0.7], colour: [0.97, 1.02, 1] },
        fill: 0.56,
        rim: 1.1,
        rimColours: [
          [0.4, 1, 0.75],
          [0.5, 0.7, 1.1],
        ],
      }),
      overlays: [
        {
          kind: 'leaves',
          seed: 7,
          sides: ['bottom', 'left', 'bottom', 'right'],
          amount: 0.7,
          colours: ['#04141a', '#0a2a2c', '#0e3a38'],
        },
      ],
      grade: { look: 'teal', strength: 0.4, bloom: 0.15, grain: 0.024 },
    },
    largeTilted: {
      outfit: '#a8b4d8',
      scene: SKIES.morning,
      light: lightOf('sky', 0.5, {
        key: { like: 'openAir', strength: 0.46, colour: [1.02, 0.99, 0.99] },
        fill: 0.66,
        haze: 0.3,
      }),
      overlays: [{ kind: 'bokeh', seed: 6, colours: ['#ffffff', '#ffe0f4'], amount: 0.7 }],
      grade: { look: 'pastel', strength: 0.6, fade: 0.04, grain: 0.028 },
    },
    poster: {
      framing: { melt: true },
      scene: STAMP,
      light: lightOf('paper', 'left', { key: { colour: [1, 0.98, 0.97] }, tint: 0.08, rim: 0.6, wrap: 0.2 }),
      medium: { kind: 'gouache', size: 0.6 },
      frame: { kind: 'mat', shape: 'rectangle', margin: 0.045, colour: '#fbf6ea' },
      overlays: posterFoot(
        'serif',
        { colour: '#1c1c4c' },
        { text: '银河来信', y: 0.905, size: 0.08, colour: '#fff0d4', spacing: 0.16 },
        { text: 'LETTER FROM THE GALAXY', y: 0.948, size: 0.022, colour: '#f0b8b0', spacing: 0.3 },
      ),
      grade: { grain: 0.025 },
    },
    flash: {
      outfit: '#2a2030',
      scene: SKIES.cassiopeia,
      light: lightOf('flash', 'right', { tint: 0.05, rim: 0.7 }),
      grade: { look: 'clean', contrast: 0.2, vignette: 0.25, grain: 0.03 },
    },
    lowLeft: {
      scene: SKIES.saltLake,
      light: lightOf('mist', 'left', {
        key: { strength: 0.5, colour: [1.02, 0.98, 0.99] },
        fill: 0.56,
        tint: 0.25,
        rim: 1,
        haze: 0.5,
        wrap: 0.8,
      }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
