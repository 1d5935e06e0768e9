import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf } from '../recipes/frames.ts';
import { candles, drapes, flowerGate } from './places.ts';

const VEIL = drapes('veil', ['#fffdf8', '#f3ede2', '#d8cdbc']);
const BLUSH = drapes('blush', ['#f8dcd8', '#ecc0bc', '#c88f8e'], 7);
const NIGHT_VELVET = drapes('velvet', ['#3a4a5e', '#1d2938', '#0a1018'], 8);
const RED_SILK = drapes('silk', ['#d8382c', '#a81c1c', '#5a0c10'], 11);
const GATE = flowerGate(
  'gate',
  ['#fdfbf4', '#eaf0e4', '#bccbb4'],
  ['#ffffff', '#f8e2dc', '#f2c8c4'],
  ['#7c9a6c', '#94b084'],
);
const ROSE_GATE = flowerGate(
  'rose-gate',
  ['#fbe6d4', '#f0bfa4', '#b87868'],
  ['#d8506c', '#f0909c', '#fbd4d0'],
  ['#5f7a50'],
);
const CANDLES = candles('candles', ['#141020', '#3a2430', '#1c1218'], '#ffc878');

/** The day from the first light on the veil to the last candle; one sheet in red silk. */
export const theme = defineTheme({
  id: 'wedding-day',
  sheets: composeSheets({
    wideLeft: {
      scene: GATE,
      light: lightOf('veiled', 'left'),
      grade: { look: 'clean', bloom: 0.2, grain: 0.012 },
    },
    halfRight: {
      scene: NIGHT_VELVET,
      light: lightOf('veiled', 'right', { fill: 0.44, rim: 0.9 }),
      grade: { look: 'film', vignette: 0.3, grain: 0.02 },
    },
    closeUp: {
      scene: VEIL,
      light: lightOf('veiled', 'left'),
      overlays: [{ kind: 'bokeh', seed: 2, colours: ['#ffffff', '#fff2dc'], amount: 0.6 }],
      grade: { look: 'pastel', strength: 0.7, bloom: 0.22, grain: 0.012 },
    },
    bustCentre: {
      scene: RED_SILK,
      light: lightOf('lowSun', 'right', {
        key: { from: [0.4, -0.5, 0.85], colour: [1.05, 0.99, 0.92] },
        tint: 0.1,
        rim: 0.5,
        wrap: 0.9,
      }),
      overlays: [
        {
          kind: 'text',
          text: '囍',
          x: 0.5,
          y: 0.17,
          size: 0.2,
          font: 'serif',
          weight: 900,
          colour: '#e8b860',
          opacity: 0.75,
          behind: true,
        },
        { kind: 'border', inset: 0.02, width: 0.003, colour: '#e0b25c', after: true },
      ],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.25, grain: 0.018 },
    },
    bustLeft: {
      scene: { kind: 'sea', sky: ['#6fa8d0', '#f2cbb0', '#ffe6c0'], sun: [0.78, 0.06] },
      light: lightOf('veiled', 'right', { tint: 0.3, rim: 1.3 }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.2, grain: 0.014 },
    },
    smallCentre: {
      scene: CANDLES,
      light: lightOf('frontal', 'left', {
        key: { from: [-0.2, -0.3, 0.9], strength: 0.5, colour: [1.12, 0.96, 0.78] },
        fill: 0.42,
        rim: 1.6,
        wrap: 0.9,
      }),
      grade: { look: 'gold', strength: 0.5, bloom: 0.3, vignette: 0.3, grain: 0.025 },
    },
    leanLeft: {
      scene: { kind: 'wall', colours: ['#efece6', '#c2bdb4'], light: [0.7, 0.25], rough: 0.2 },
      light: lightOf('veiled', 'right', {
        rim: 0,
        gobo: { kind: 'window', angle: 8, floor: 0.4 },
        cast: { dx: -0.3, dy: 0.12, softness: 0.06, strength: 0.36 },
      }),
      grade: { look: 'softbw', grain: 0.035 },
    },
    strip: {
      scene: BLUSH,
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#f2e9da', '#cbbba2'] },
        paper: '#ffffff',
        tilt: 5,
        x: 0.46,
      },
      light: lightOf('frontal', 'right', { key: { from: [0.05, -0.15, 1], strength: 0.5 }, rim: 0, wrap: 0.9 }),
      overlays: [{ kind: 'confetti', seed: 5, amount: 0.3, colours: ['#ffffff', '#f6d8a8'] }],
      grade: { look: 'rose', strength: 0.5, grain: 0.025 },
    },
    polaroid: {
      scene: { kind: 'park' },
      frame: { ...COMPOSITIONS.polaroid.frame, ground: ROSE_GATE, tilt: -5, paper: '#fffdf6' },
      light: lightOf('veiled', 'left', { rim: 0.9 }),
      grade: { look: 'film', fade: 0.08, warmth: 0.15, grain: 0.025 },
    },
    diptych: {
      scene: VEIL,
      frame: diptychOf({ scene: NIGHT_VELVET }, { colour: '#ffffff' }),
      light: lightOf('veiled', 'left', { fill: 0.52 }),
      grade: { look: 'bw', strength: 0.9, grain: 0.03 },
    },
    bustHigh: {
      scene: ROSE_GATE,
      light: lightOf('veiled', 'left', { tint: 0.3 }),
      grade: { look: 'rose', strength: 0.5, vignette: 0.2, grain: 0.015 },
    },
    lowRight: {
      scene: { kind: 'sky', colours: ['#5f9fd8', '#a8cff0', '#e6f2fa'], clouds: 0.7 },
      light: lightOf('veiled', 'left', { fill: 0.62 }),
      overlays: [{ kind: 'petals', seed: 7, amount: 0.6, colours: ['#ffffff', '#ffe0e4'] }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.012 },
    },
    letterbox: {
      scene: { kind: 'mountains', sky: ['#f0b488', '#fbe2b8'], ridges: ['#c88f78', '#9c6a64', '#6c4a54'] },
      light: lightOf('frontal', 'right', {
        key: { from: [0.7, -0.3, 0.7], strength: 0.55, colour: [1.1, 0.97, 0.82] },
        rim: 1.4,
        wrap: 0.9,
      }),
      grade: { look: 'gold', strength: 0.6, bloom: 0.2, grain: 0.025 },
    },
    reflection: {
      scene: { kind: 'bokeh', ground: ['#2a2430', '#0e0c14'], colours: ['#ffd8a0', '#ffb0a0', '#fff0d8'] },
      light: lightOf('veiled', 'right', { fill: 0.48, rim: 1 }),
      overlays: [{ kind: 'glass', strength: 0.6 }],
      grade: { look: 'film', strength: 0.8, vignette: 0.25, grain: 0.025 },
    },
    throughLeaves: {
      scene: { kind: 'forest' },
      light: lightOf('veiled', 'left', { tint: 0.3, rim: 1.1 }),
      overlays: [{ kind: 'leaves', seed: 3, sides: ['right', 'bottom'], colours: ['#7fa868', '#b8d098', '#e6efd8'] }],
      grade: { look: 'forest', strength: 0.45, bloom: 0.15, grain: 0.014 },
    },
    largeTilted: {
      scene: BLUSH,
      light: lightOf('veiled', 'right'),
      overlays: [{ kind: 'leak', seed: 3, strength: 0.4 }],
      grade: { look: 'gold', strength: 0.35, bloom: 0.18, grain: 0.015 },
    },
    poster: {
      scene: { kind: 'gradient', colours: ['#f7f4ec', '#ece6d8'] },
      frame: { kind: 'mat', shape: 'arch', margin: 0.075, foot: 0.17, colour: '#33463c', edge: '#d8bc84' },
      light: lightOf('veiled', 'left', { rim: 0.3 }),
      grade: { look: 'clean', strength: 0.8, grain: 0.015 },
    },
    flash: {
      scene: { kind: 'wall', colours: ['#22201f', '#0e0d0c'], light: [0.5, 0.4], rough: 0.15 },
      light: lightOf('bulb', 'right', { key: { strength: 0.8, colour: [1, 1, 1] }, fill: 0.42, tint: 0.15, rim: 0 }),
      overlays: [{ kind: 'confetti', seed: 9, amount: 0.8, colours: ['#f6d890', '#ffffff', '#e8b070'] }],
      grade: { look: 'clean', contrast: 0.35, grain: 0.03 },
    },
    tiny: {
      framing: { share: 0.14, y: 0.56 },
      scene: VEIL,
      light: lightOf('veiled', 'left', { fill: 0.62, haze: 1 }),
      overlays: [{ kind: 'mist', colour: '#f4efe6', from: 0.78, strength: 0.95 }],
      grade: { look: 'softbw', strength: 0.85, contrast: 0.1, grain: 0.02 },
    },
    contact: {
      scene: VEIL,
      light: lightOf('veiled', 'right', { tint: 0.05 }),
      frame: contactOf((i) => ({ scene: [VEIL, NIGHT_VELVET, BLUSH, GATE][i % 4] ?? VEIL }), {
        colour: '#fbf8f1',
        ink: '#8a7a5c',
      }),
      grade: { look: 'sepia', strength: 0.7, grain: 0.03 },
    },
  }),
});
