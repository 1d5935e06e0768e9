import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { STAGE } from './stage.ts';
import { WARDROBE } from './wardrobe.ts';

/** A working day: high windows, a long table under lamps, lifts and landings, a stage and a quiet studio. */
const looks: Theme = {
  id: 'executive',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('campus-hall', 'reading-room'),
      outfit: '#2b3f5c',
      grade: { look: 'clean', warmth: 0.03, grain: 0.014 },
    },
    halfRight: {
      ...inSet('hotel-evening', 'landing', { crop: { zoom: 1.15, x: 0.3 } }),
      outfit: '#3a3a3e',
      grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.02 },
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
      ...inSet('hotel-evening', 'lift'),
      outfit: '#55402f',
      grade: { look: 'film', strength: 0.55, exposure: 1.05, bloom: 0.15, grain: 0.016 },
    },
    smallCentre: {
      ...inSet('city-dusk', 'terrace', { crop: { zoom: 1.05 } }),
      outfit: '#1f2a3a',
      grade: { look: 'cool', strength: 0.6, contrast: 0.15, grain: 0.018 },
    },
    leanLeft: {
      ...inSet('campus-hall', 'arches', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#8d8d8d',
      grade: { look: 'bw', contrast: 0.1, vignette: 0.2, grain: 0.04 },
    },
    bustHigh: {
      ...inSet('curtain-room', 'morning', { crop: { zoom: 1.4, x: 0.8 } }),
      framing: { roll: -3 },
      outfit: '#7fa0b5',
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
      ...inSet('white-studio-window', 'leaves', { crop: { zoom: 1.5, x: 0.2 } }),
      framing: { roll: 5, share: 0.44 },
      outfit: '#6d7f94',
      grade: { look: 'clean', exposure: 1.04, grain: 0.012 },
    },
    poster: {
      framing: { share: 0.27, x: 0.5, y: 0.47 },
      outfit: '#16181d',
      scene: STAGE,
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
      ...inSet('city-dusk', 'dawn', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#6b4a34',
      overlays: [{ kind: 'flare', x: 0.2, y: 0.2, colour: '#ffe0a8', strength: 0.3 }],
      grade: { look: 'gold', strength: 0.5, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
