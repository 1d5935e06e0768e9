import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { PARIS } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** A day in the old quarter: boulevards, cafés, roofs, the quay, the underground, lamps in the rain. */
const recipe: Theme = {
  id: 'paris-corner',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#b49a74',
      scene: PARIS.towerStreet,
      light: lightOf('lowSun', 'right', {
        key: { from: [0.7, -0.5, 0.7], strength: 0.54, colour: [1.06, 0.98, 0.9] },
        fill: 0.6,
        haze: 0.3,
      }),
      grade: { look: 'film', strength: 0.6, bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      outfit: '#74464a',
      scene: PARIS.boulevard,
      light: lightOf('sky', 'left', { key: { colour: [1.02, 1, 0.97] }, tint: 0.15, rim: 0.6, transfer: 0.08 }),
      grade: { look: 'pastel', strength: 0.6, contrast: 0.06, grain: 0.02 },
    },
    closeUp: {
      scene: PARIS.flowers,
      light: lightOf('window', 'right', {
        key: { from: [0.6, -0.5, 0.8], colour: [1.06, 0.99, 0.9] },
        tint: 0.12,
        rim: 0.8,
        transfer: 0.05,
      }),
      grade: { look: 'film', strength: 0.6, bloom: 0.12, vignette: 0.15, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#2c3a54',
      scene: PARIS.evening,
      light: lightOf('openShade', 'left', {
        key: { from: [-0.7, -0.3, 0.75], strength: 0.55, colour: [1.1, 0.96, 0.82] },
        fill: 0.52,
        rim: 1,
        rimColours: [
          [1.1, 0.78, 0.45],
          [0.5, 0.6, 1],
        ],
        haze: 0.3,
      }),
      grade: { look: 'teal', strength: 0.4, bloom: 0.2, grain: 0.024 },
    },
    bustLeft: {
      outfit: '#5c4434',
      scene: PARIS.greenCafe,
      light: lightOf('lowSun', 0.7, { key: { strength: 0.58, colour: [1.1, 0.97, 0.8] }, fill: 0.54, rim: 0.9 }),
      overlays: [{ kind: 'cup', side: 'right' }],
      grade: { look: 'film', bloom: 0.2, vignette: 0.2, grain: 0.024 },
    },
    smallCentre: {
      scene: PARIS.golden,
      light: lightOf('counterLight', 'right', {
        key: { from: [0.2, -0.3, 0.95], colour: [1.06, 0.98, 0.88] },
        fill: 0.48,
        transfer: 0,
      }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.5, colour: '#ffc878', strength: 0.3, radius: 0.9 }],
      grade: { look: 'gold', strength: 0.4, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#9a9a9a',
      scene: PARIS.greyMorning,
      light: lightOf('mono', 'right', { key: { from: [0.8, -0.5, 0.7], strength: 0.66 } }),
      grade: { look: 'bw', contrast: 0.15, vignette: 0.25, grain: 0.05 },
    },
    bustHigh: {
      outfit: '#d8ccb8',
      scene: PARIS.window,
      light: lightOf('window', 'right', {
        key: { from: [0.6, -0.4, 0.8], strength: 0.52 },
        fill: 0.62,
        rim: 0.9,
        wrap: 0.9,
        haze: 0.3,
      }),
      grade: { look: 'pastel', strength: 0.7, bloom: 0.15, fade: 0.02, grain: 0.022 },
    },
    lowRight: {
      outfit: '#3f5a50',
      scene: PARIS.metro,
      light: lightOf('soft', 'left', {
        key: { from: [-0.4, -0.8, 0.7], strength: 0.58, colour: [1, 1, 0.97] },
        fill: 0.56,
        rim: 0.2,
        transfer: 0,
        cast: { dx: 0.14, dy: 0.12, softness: 0.07, strength: 0.4 },
      }),
      grade: { look: 'clean', contrast: 0.15, grain: 0.028 },
    },
    throughLeaves: {
      framing: { x: 0.58, roll: 3 },
      outfit: '#86684c',
      scene: PARIS.bookstalls,
      light: lightOf('frontal', 'left', { key: { from: [-0.6, -0.6, 0.75], colour: [1.06, 0.99, 0.9] }, rim: 0.7 }),
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
      outfit: '#8494a8',
      scene: PARIS.blueRoofs,
      light: lightOf('frontal', 'right', {
        key: { from: [0.5, -0.5, 0.8], strength: 0.46, colour: [1, 1, 1.01] },
        fill: 0.64,
        rim: 0.6,
        haze: 0.3,
      }),
      grade: { look: 'cool', strength: 0.5, fade: 0.03, grain: 0.03 },
    },
    poster: {
      framing: { melt: true },
      scene: PARIS.poster,
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
      outfit: '#1f2430',
      scene: PARIS.rain,
      light: lightOf('flash', 'right', {
        key: { strength: 0.72, colour: [1, 0.99, 0.97] },
        fill: 0.46,
        tint: 0.08,
        rim: 0.8,
        wrap: 0.3,
      }),
      overlays: [{ kind: 'rain', seed: 6, amount: 0.7 }],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    tiny: {
      scene: PARIS.haze,
      light: lightOf('mist', 'left', { tint: 0.1, rim: 0.4 }),
      overlays: [{ kind: 'mist', colour: '#f0ece6', from: 0.64, strength: 0.97 }],
      grade: { look: 'film', strength: 0.4, grain: 0.025 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
