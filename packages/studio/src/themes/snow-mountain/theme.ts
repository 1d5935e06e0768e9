import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { MOUNTAINS } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** High mountains from the first light to the stars: peaks, ice, a lake, flags, tents. */
const recipe: Theme = {
  id: 'snow-mountain',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#7a4a3c',
      scene: MOUNTAINS.alpenglow,
      light: lightOf('lowSun', 'left', {
        key: { strength: 0.55, colour: [1.12, 0.94, 0.82] },
        fill: 0.58,
        tint: 0.3,
        rim: 1.2,
        haze: 0.5,
        wrap: 0.9,
      }),
      grade: { look: 'rose', strength: 0.6, contrast: 0.1, bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      outfit: '#b89a5e',
      scene: MOUNTAINS.lake,
      light: lightOf('openShade', 'right', {
        key: { from: [0.7, -0.6, 0.7], colour: [1.05, 1, 0.94] },
        fill: 0.58,
        tint: 0.15,
        transfer: 0.08,
      }),
      grade: { look: 'clean', contrast: 0.12, saturation: 1.05, grain: 0.02 },
    },
    closeUp: {
      scene: MOUNTAINS.flags,
      light: lightOf('frontal', 'right', {
        key: { from: [0.6, -0.5, 0.8], colour: [1.04, 1, 0.95] },
        tint: 0.12,
        rim: 0.9,
        transfer: 0.06,
      }),
      grade: { look: 'film', strength: 0.5, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#b0604a',
      scene: MOUNTAINS.ice,
      light: lightOf('frontal', 'left', {
        key: { from: [-0.6, -0.5, 0.8], colour: [1, 1, 1.02] },
        tint: 0.2,
        rim: 0.7,
        haze: 0.3,
      }),
      grade: { look: 'cool', strength: 0.7, grain: 0.022 },
    },
    bustLeft: {
      outfit: '#e8e0d0',
      scene: MOUNTAINS.meadow,
      light: lightOf('window', -0.7, {
        key: { strength: 0.55, colour: [1.08, 1, 0.88] },
        fill: 0.6,
        rim: 0.8,
        haze: 0.25,
        transfer: 0.08,
      }),
      overlays: [{ kind: 'flare', x: 0, y: 0.16, colour: '#ffe2a8', strength: 0.3, radius: 0.8 }],
      grade: { look: 'pastel', strength: 0.6, bloom: 0.12, grain: 0.02 },
    },
    smallCentre: {
      scene: MOUNTAINS.sunrise,
      light: lightOf('hard', 'right', {
        key: { from: [0.2, -0.3, 0.95], strength: 0.42, colour: [1.06, 0.98, 0.9] },
        tint: 0.4,
        rim: 2.2,
        haze: 0.5,
        wrap: 1.2,
      }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.42, colour: '#ffb45a', strength: 0.3, radius: 0.9 }],
      grade: { look: 'gold', strength: 0.5, vignette: 0.15, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#a8a8a8',
      scene: MOUNTAINS.greySummit,
      light: lightOf('mono', 'right', { key: { from: [0.9, -0.4, 0.65], strength: 0.75 }, fill: 0.44, rim: 0.6 }),
      grade: { look: 'bw', contrast: 0.2, vignette: 0.25, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#9a5a4c',
      scene: MOUNTAINS.snowfield,
      light: lightOf('window', 'right', {
        key: { from: [0.6, -0.6, 0.7], colour: [1.04, 1, 0.96] },
        fill: 0.62,
        rim: 0.9,
        transfer: 0.1,
      }),
      overlays: [
        { kind: 'bokeh', seed: 3, colours: ['#ffffff', '#dfeeff'], amount: 0.5, radius: [0.006, 0.03] },
        { kind: 'snow', seed: 8, amount: 0.5 },
      ],
      grade: { look: 'clean', contrast: 0.1, bloom: 0.12, grain: 0.02 },
    },
    lowRight: {
      outfit: '#4a5a74',
      scene: MOUNTAINS.cloudSea,
      light: lightOf('mist', 'right', {
        key: { from: [0.8, -0.35, 0.7], strength: 0.55, colour: [1.1, 0.97, 0.84] },
        fill: 0.58,
        tint: 0.25,
        rim: 1.1,
        haze: 0.6,
      }),
      overlays: [{ kind: 'mist', colour: '#ecd6c8', from: 0.8, strength: 0.5 }],
      grade: { look: 'gold', strength: 0.4, bloom: 0.15, grain: 0.02 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 3 },
      outfit: '#2f5b64',
      scene: MOUNTAINS.tents,
      light: lightOf('fire', 'left', {
        rimColours: [
          [1.2, 0.75, 0.4],
          [0.4, 0.55, 1],
        ],
      }),
      overlays: [{ kind: 'sparks', seed: 4, amount: 0.4, colour: '#ffb45a', from: 0.5 }],
      grade: { look: 'film', bloom: 0.2, vignette: 0.15, grain: 0.026 },
    },
    largeTilted: {
      outfit: '#8f9eb4',
      scene: MOUNTAINS.blueHour,
      light: lightOf('sky', 'left', {
        key: { from: [-0.5, -0.5, 0.8], colour: [1, 0.98, 1.02] },
        fill: 0.56,
        tint: 0.25,
        rim: 1,
        haze: 0.4,
      }),
      grade: { look: 'violetprint', strength: 0.25, fade: 0.03, grain: 0.03 },
    },
    poster: {
      framing: { melt: true },
      scene: MOUNTAINS.poster,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.98, 0.95] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#173a52', from: 0.7 },
        { text: '雪山', colour: '#f7e2c4' },
        { text: 'ABOVE THE CLOUDS', colour: '#e9a37c' },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      outfit: '#a04038',
      scene: MOUNTAINS.stormNight,
      light: lightOf('flash', 'right', { key: { colour: [1, 1, 1] }, tint: 0.05 }),
      overlays: [{ kind: 'snow', seed: 23, amount: 1.7 }],
      grade: { look: 'clean', contrast: 0.25, vignette: 0.35, grain: 0.032 },
    },
    tiny: {
      scene: MOUNTAINS.whiteout,
      light: lightOf('mist', 'right'),
      overlays: [{ kind: 'mist', colour: '#f2f4f4', from: 0.64, strength: 0.97 }],
      grade: { look: 'cool', strength: 0.5, contrast: 0.1, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
