import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { AEGEAN } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** An island day: white walls, blue domes, bougainvillea, the glare of the sea, lamps in the evening. */
const looks: Theme = {
  id: 'aegean-white',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#f0ece2',
      scene: AEGEAN.caldera,
      light: lightOf('sky', 'left', {
        key: { strength: 0.54, colour: [1.05, 1, 0.95] },
        fill: 0.6,
        rim: 0.8,
        transfer: 0.08,
      }),
      grade: { look: 'clean', contrast: 0.08, saturation: 1.05, grain: 0.018 },
    },
    halfRight: {
      outfit: '#d8b8a0',
      scene: AEGEAN.domes,
      light: lightOf('sky', 0.7, {
        key: 'highDay',
        fill: 0.6,
        transfer: 0.06,
      }),
      grade: { look: 'film', strength: 0.4, contrast: 0.08, grain: 0.02 },
    },
    closeUp: {
      outfit: '#f0ece2',
      scene: AEGEAN.flowers,
      light: lightOf('sky', 'right', { key: { colour: [1.05, 1, 0.95] }, rim: 1, wrap: 0.8, transfer: 0.06 }),
      overlays: [{ kind: 'flare', x: 0.95, y: 0.06, colour: '#fff0d0', strength: 0.35, radius: 0.8 }],
      grade: { look: 'pastel', strength: 0.5, bloom: 0.15, grain: 0.018 },
    },
    bustCentre: {
      outfit: '#e0d4c0',
      scene: AEGEAN.arch,
      light: lightOf('sky', 'left', { key: { from: [-0.6, -0.5, 0.8], colour: [1.02, 1, 0.98] }, transfer: 0.06 }),
      grade: { look: 'clean', strength: 0.8, grain: 0.02 },
    },
    bustLeft: {
      outfit: '#4a78a8',
      scene: AEGEAN.taverna,
      light: lightOf('frontal', 'right', {
        key: { like: 'highSun', colour: [1.07, 1, 0.9] },
        gobo: { kind: 'leaves', angle: -20, floor: 0.55, seed: 6 },
        tint: 0.1,
        transfer: 0.05,
      }),
      grade: { look: 'film', strength: 0.6, warmth: 0.08, grain: 0.022 },
    },
    smallCentre: {
      scene: AEGEAN.glare,
      light: lightOf('counterLight', 'right', {
        key: { from: [0.1, -0.5, 0.9], colour: [1.02, 1, 0.98] },
        fill: 0.54,
        tint: 0.2,
        rim: 2,
        rimColours: [
          [1.1, 1.1, 1.1],
          [1.1, 1.1, 1.1],
        ],
      }),
      grade: { look: 'cool', strength: 0.4, bloom: 0.25, grain: 0.02 },
    },
    leanLeft: {
      outfit: '#b4b4b4',
      scene: AEGEAN.greySteps,
      light: lightOf('hard', 'right', { key: { from: [0.9, -0.5, 0.65], strength: 0.75 } }),
      grade: { look: 'bw', contrast: 0.25, grain: 0.04 },
    },
    bustHigh: {
      outfit: '#b08890',
      scene: AEGEAN.pinkEvening,
      light: lightOf('openShade', 'left', {
        key: { from: [-0.8, -0.35, 0.7], colour: [1.12, 0.95, 0.8] },
        fill: 0.56,
        tint: 0.25,
        rim: 1.2,
        haze: 0.4,
        wrap: 0.8,
      }),
      grade: { look: 'rose', strength: 0.6, bloom: 0.15, grain: 0.022 },
    },
    lowRight: {
      outfit: '#b08a5c',
      scene: AEGEAN.door,
      light: lightOf('fire', 'left', {
        key: 'dappledSun',
        gobo: { kind: 'leaves', angle: -30, floor: 0.55, seed: 3 },
        fill: 0.56,
        tint: 0.08,
        rim: 0.2,
        cast: { dx: 0.3, dy: 0.1, softness: 0.1, strength: 0.25 },
      }),
      grade: { look: 'film', strength: 0.6, grain: 0.022 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 3 },
      outfit: '#c8b48c',
      scene: AEGEAN.mills,
      light: lightOf('lowSun', 'left', {
        key: { like: 'clearDay', colour: [1.08, 1, 0.88] },
        fill: 0.56,
        rim: 0.9,
        haze: 0.3,
      }),
      overlays: [
        {
          kind: 'leaves',
          seed: 5,
          sides: ['bottom', 'right', 'bottom'],
          colours: ['#c9a050', '#e0c47a', '#9a7a38', '#f0dca0'],
          amount: 0.6,
        },
      ],
      grade: { look: 'gold', strength: 0.35, fade: 0.03, grain: 0.026 },
    },
    largeTilted: {
      outfit: '#f0ece2',
      scene: AEGEAN.pool,
      light: lightOf('soft', 0.5, {
        key: { like: 'openAir', strength: 0.48, colour: [1.03, 1, 0.97] },
        tint: 0.12,
        rim: 0.8,
      }),
      overlays: [{ kind: 'bokeh', seed: 5, colours: ['#ffffff', '#c4fff8'], amount: 0.6, radius: [0.006, 0.03] }],
      grade: { look: 'clean', contrast: 0.08, bloom: 0.12, grain: 0.02 },
    },
    poster: {
      framing: { melt: true },
      scene: AEGEAN.poster,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.99, 0.96] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#1d5fb4', from: 0.72 },
        { text: '爱琴海', y: 0.92, size: 0.085, colour: '#fffaf0', spacing: 0.2 },
        { text: 'AEGEAN SUMMER', y: 0.962, size: 0.021, colour: '#f6c35c' },
      ),
      grade: { grain: 0.028 },
    },
    flash: {
      outfit: '#ece6da',
      scene: { ...AEGEAN.dusk, flip: true, seed: 5, dim: 0.6 },
      light: lightOf('flash', 'right', { key: { colour: [1, 0.99, 0.97] }, fill: 0.46, tint: 0.05, rim: 0.4 }),
      grade: { look: 'clean', contrast: 0.25, vignette: 0.35, grain: 0.032 },
    },
    lowLeft: {
      scene: AEGEAN.haze,
      light: lightOf('mist', 'left', { key: { strength: 0.46 }, rim: 0.6, haze: 0.6 }),
      grade: { look: 'pastel', strength: 0.7, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
