import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { CLOTHS } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { HALLS } from './halls.ts';
import { ROOMS } from './rooms.ts';
import { TOWN } from './towers.ts';
import { WARDROBE } from './wardrobe.ts';

/** A working day: high windows, boardroom, lobby, stage and a quiet studio. */
const looks: Theme = {
  id: 'executive',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#2b3f5c',
      scene: TOWN.dayWindow,
      light: lightOf('frontal', 'right', {
        key: { from: [0.7, -0.5, 0.7], strength: 0.56 },
        rim: 0.55,
        wrap: 0.9,
        haze: 0.3,
      }),
      grade: { look: 'clean', warmth: 0.03, grain: 0.014 },
    },
    halfRight: {
      ...inSet('city-dusk', 'dawn', { crop: { zoom: 1.1 } }),
      outfit: '#3a3a3e',
      grade: { look: 'film', strength: 0.8, vignette: 0.2, grain: 0.02 },
    },
    closeUp: {
      ...inSet('paper-studio', 'black'),
      framing: { roll: 5, x: 0.46 },
      pose: { smile: 0.2, close: 0.3 },
      grade: { look: 'clean', contrast: 0.15, vignette: 0.2, grain: 0.016 },
    },
    bustCentre: {
      ...inSet('paper-studio', 'grey', { dim: 0.85 }),
      framing: { share: 0.34, x: 0.5 },
      replacePose: true,
      pose: { yaw: -8, turn: -10, roll: -2 },
      outfit: '#c9c2b4',
      grade: { look: 'clean', contrast: 0.12, vignette: 0.2, grain: 0.016 },
    },
    bustLeft: {
      outfit: '#55402f',
      scene: HALLS.lobby,
      light: lightOf('sky', 'right', {
        key: { from: [0.6, -0.5, 0.8], colour: [1.04, 0.99, 0.92] },
        tint: 0.15,
        haze: 0.2,
      }),
      grade: { look: 'film', strength: 0.55, exposure: 1.05, bloom: 0.15, grain: 0.016 },
    },
    smallCentre: {
      outfit: '#1f2a3a',
      scene: TOWN.upward,
      light: lightOf('frontal', 'right', {
        key: { from: [0.1, -0.7, 0.75], colour: [1, 1, 1.02] },
        fill: 0.56,
        tint: 0.2,
        rim: 1.4,
        rimColours: [
          [0.85, 0.95, 1.1],
          [0.85, 0.95, 1.1],
        ],
        wrap: 0.7,
      }),
      grade: { look: 'cool', strength: 0.8, contrast: 0.15, grain: 0.018 },
    },
    leanLeft: {
      outfit: '#8d8d8d',
      scene: HALLS.corridor,
      light: lightOf('hard', 'right', { key: { from: [0.85, -0.4, 0.65], strength: 0.74 }, rim: 0.6 }),
      grade: { look: 'bw', contrast: 0.1, vignette: 0.2, grain: 0.04 },
    },
    bustHigh: {
      framing: { roll: -3 },
      outfit: '#7fa0b5',
      scene: ROOMS.planGlass,
      light: lightOf('frontal', 'right', {
        key: { from: [0.5, -0.5, 0.85], strength: 0.46 },
        fill: 0.66,
        tint: 0.1,
        rim: 0.4,
        haze: 0.2,
      }),
      grade: { look: 'clean', saturation: 1.08, exposure: 1.04, grain: 0.014 },
    },
    lowRight: {
      ...inSet('paper-studio', 'window-light'),
      framing: { share: 0.32, x: 0.58, y: 0.54, roll: 0 },
      outfit: '#e8e4da',
      grade: { look: 'film', strength: 0.7, grain: 0.02 },
    },
    throughLeaves: {
      ...inSet('lamp-library', 'shelves'),
      outfit: '#4c5a4e',
      overlays: [
        {
          kind: 'leaves',
          seed: 12,
          sides: ['left', 'bottom', 'left', 'bottom'],
          amount: 0.8,
          colours: ['#2c5236', '#3f6b45', '#1d3a28', '#5b8a56'],
        },
      ],
      grade: { look: 'gold', strength: 0.4, vignette: 0.15, grain: 0.018 },
    },
    largeTilted: {
      framing: { roll: 5, share: 0.44 },
      outfit: '#6d7f94',
      scene: CLOTHS.white,
      light: lightOf('mono', 'right', {
        key: { from: [0.4, -0.5, 0.9], strength: 0.48, wrap: 0.5 },
        fill: 0.66,
        rim: 0.15,
      }),
      grade: { look: 'clean', exposure: 1.03, grain: 0.012 },
    },
    poster: {
      framing: { share: 0.27, x: 0.5, y: 0.47 },
      outfit: '#16181d',
      scene: HALLS.stage,
      light: lightOf('mono', 'left', {
        key: { like: 'farWindow', from: [-0.4, -0.6, 0.8], strength: 0.66 },
        tint: 0.05,
        rim: 1.6,
        rimColours: [
          [0.45, 0.65, 1.3],
          [0.8, 0.5, 1.3],
        ],
      }),
      overlays: [
        { kind: 'text', text: 'FORWARD', x: 0.5, y: 0.25, size: 0.14, weight: 900, colour: '#ffffff', behind: true },
        { kind: 'mist', colour: '#03050c', from: 0.66, strength: 0.95 },
        { kind: 'text', text: '主讲人', x: 0.07, y: 0.83, size: 0.024, align: 'left', colour: '#8fb4ff', after: true },
        {
          kind: 'text',
          text: '未来大会 2026',
          x: 0.07,
          y: 0.89,
          size: 0.058,
          weight: 900,
          align: 'left',
          colour: '#ffffff',
          after: true,
        },
        {
          kind: 'text',
          text: '走在变化之前',
          x: 0.07,
          y: 0.935,
          size: 0.026,
          weight: 400,
          align: 'left',
          colour: '#c9d8ff',
          after: true,
        },
        { kind: 'line', x: 0.07, y: 0.795, width: 0.12, height: 0.005, colour: '#5a8cff', after: true },
      ],
      grade: { look: 'clean', contrast: 0.15, grain: 0.018 },
    },
    flash: {
      framing: { roll: -5 },
      outfit: '#5a1f2a',
      ...inSet('hotel-evening', 'window'),
      grade: { look: 'film', strength: 0.6, contrast: 0.1, vignette: 0.2, grain: 0.024 },
    },
    lowLeft: {
      outfit: '#6b4a34',
      scene: TOWN.goldWindow,
      light: lightOf('openShade', 'left', {
        key: { like: 'chiaroscuro', from: [-0.5, -0.5, 0.75], strength: 0.52 },
        rim: 1.3,
        wrap: 0.9,
        haze: 0.5,
      }),
      overlays: [{ kind: 'flare', x: 0.2, y: 0.2, colour: '#ffe0a8', strength: 0.3 }],
      grade: { look: 'gold', strength: 0.6, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
