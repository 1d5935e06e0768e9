import { composeSheets, defineTheme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { DESERT } from './grounds.ts';

/** The great desert from a pale dawn to the turning stars: dunes, caravans, wells, a tent. */
export const theme = defineTheme({
  id: 'desert-dunes',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#b89c78',
      scene: { ...DESERT.golden, seed: 1 },
      light: lightOf('openShade', 'left', {
        key: { from: [-0.9, -0.35, 0.65], strength: 0.6, colour: [1.12, 0.97, 0.82] },
        tint: 0.25,
        rim: 1,
        haze: 0.3,
      }),
      grade: { look: 'film', strength: 0.6, contrast: 0.08, bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      outfit: '#e8dcc4',
      scene: { ...DESERT.noon, seed: 1 },
      light: lightOf('sky', 'right', {
        key: { from: [0.6, -0.7, 0.7], strength: 0.55, colour: [1.04, 1, 0.95] },
        fill: 0.6,
        transfer: 0.06,
      }),
      grade: { look: 'clean', contrast: 0.1, saturation: 1.04, grain: 0.02 },
    },
    closeUp: {
      scene: DESERT.crest,
      light: lightOf('frontal', 'right', {
        key: { from: [0.75, -0.35, 0.75], colour: [1.08, 0.98, 0.86] },
        fill: 0.58,
        tint: 0.2,
        rim: 1.7,
        rimColours: [
          [1, 0.7, 0.4],
          [1.3, 0.9, 0.5],
        ],
        wrap: 0.9,
      }),
      overlays: [{ kind: 'flare', x: 1, y: 0.2, colour: '#ffca84', strength: 0.3 }],
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#2c4460',
      scene: DESERT.stars,
      light: lightOf('frontal', 'left', {
        key: { from: [-0.6, -0.4, 0.8], colour: [1, 0.98, 1.02] },
        fill: 0.5,
        tint: 0.25,
        rim: 1.1,
        rimColours: [
          [0.5, 0.6, 1.1],
          [0.7, 0.7, 1.1],
        ],
        haze: 0.4,
      }),
      grade: { look: 'cool', strength: 0.6, bloom: 0.1, grain: 0.028 },
    },
    bustLeft: {
      outfit: '#f0e8d8',
      scene: DESERT.oasis,
      light: lightOf('sky', 'right', { key: { strength: 0.52, colour: [1.05, 1, 0.94] }, haze: 0.2, transfer: 0.08 }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.1, grain: 0.02 },
    },
    smallCentre: {
      scene: DESERT.caravan,
      light: lightOf('hard', 'right', {
        key: { from: [0.2, -0.3, 0.95], strength: 0.44, colour: [1.08, 0.97, 0.86] },
        tint: 0.4,
        rim: 2.2,
        haze: 0.4,
        wrap: 1.2,
      }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.33, colour: '#ffa04a', strength: 0.25, radius: 0.9 }],
      grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#a4a4a4',
      scene: { ...DESERT.grey, seed: 1 },
      light: lightOf('mono', 'right', { key: { from: [0.95, -0.3, 0.6], strength: 0.78 }, fill: 0.44, rim: 0.5 }),
      grade: { look: 'bw', contrast: 0.2, vignette: 0.2, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#6c6474',
      scene: DESERT.violet,
      light: lightOf('window', 'right', {
        key: { from: [0.75, -0.35, 0.75], colour: [1.08, 0.96, 0.9] },
        fill: 0.56,
        tint: 0.25,
        rim: 1.1,
        wrap: 0.8,
      }),
      grade: { look: 'rose', strength: 0.5, bloom: 0.12, grain: 0.024 },
    },
    lowRight: {
      outfit: '#a08464',
      scene: DESERT.storm,
      light: lightOf('openShade', 'right', {
        key: { from: [0.7, -0.5, 0.7], strength: 0.5, colour: [1.05, 0.99, 0.9] },
        fill: 0.58,
        tint: 0.25,
        haze: 0.8,
        wrap: 0.9,
      }),
      overlays: [
        { kind: 'dust', seed: 4, amount: 1 },
        { kind: 'streaks', seed: 3, amount: 0.5, angle: 86, colour: '#f0d4a4' },
        { kind: 'mist', colour: '#d8b486', from: 0.72, strength: 0.6 },
      ],
      grade: { look: 'film', strength: 0.6, fade: 0.04, grain: 0.035 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 3 },
      outfit: '#7c5c50',
      scene: { ...DESERT.crescent, seed: 1 },
      light: lightOf('openShade', 'left', {
        key: { from: [-0.8, -0.35, 0.7], colour: [1.1, 0.96, 0.84] },
        tint: 0.25,
        rim: 1.1,
        haze: 0.3,
      }),
      grade: { look: 'teal', strength: 0.3, bloom: 0.12, grain: 0.024 },
    },
    largeTilted: {
      outfit: '#e0d4c0',
      scene: DESERT.dawn,
      light: lightOf('frontal', 'right', {
        key: { from: [0.5, -0.5, 0.8], strength: 0.46, colour: [1.02, 0.99, 0.97] },
        fill: 0.64,
        rim: 0.6,
        haze: 0.4,
      }),
      grade: { look: 'pastel', strength: 0.7, fade: 0.03, grain: 0.028 },
    },
    poster: {
      framing: { melt: true },
      scene: DESERT.poster,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.98, 0.94] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#4a1f2a', from: 0.7 },
        { text: '大漠', colour: '#f8dcae' },
        { text: 'WHERE THE SAND BEGINS', size: 0.019, colour: '#e8935a', spacing: 0.45 },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      outfit: '#5c3428',
      scene: DESERT.fire,
      light: lightOf('soft', 'right', {
        key: { from: [0.75, 0.05, 0.7], strength: 0.66, colour: [1.16, 0.9, 0.64] },
        fill: 0.48,
        rim: 0.9,
        rimColours: [
          [0.4, 0.5, 0.9],
          [1.3, 0.75, 0.35],
        ],
        transfer: 0,
      }),
      overlays: [{ kind: 'sparks', seed: 7, amount: 0.8, colour: '#ffa04a', from: 0.3 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.2, vignette: 0.25, grain: 0.03 },
    },
    tiny: {
      scene: DESERT.dawn,
      light: lightOf('mist', 'left', {
        key: { from: [-0.6, -0.5, 0.7], colour: [1.02, 1, 0.97] },
        tint: 0.15,
        haze: 0.6,
      }),
      overlays: [{ kind: 'mist', colour: '#e2cdb4', from: 0.64, strength: 0.96 }],
      grade: { look: 'film', strength: 0.4, grain: 0.024 },
    },
  }),
});
