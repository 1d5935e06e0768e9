import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf } from '../recipes/frames.ts';
import { lawn, livingRoom } from './places.ts';

const UMBER = { kind: 'backdrop', colours: ['#a08466', '#6a5138', '#2a1e14'], mottle: 0.35 } as const;
const PEARL = { kind: 'backdrop', colours: ['#f2efe8', '#dcd7cc', '#b4ada0'], mottle: 0.12 } as const;
const SLATE = { kind: 'backdrop', colours: ['#6f7f8a', '#43515c', '#1a2128'], mottle: 0.3 } as const;
const WINE = { kind: 'backdrop', colours: ['#8a3438', '#581c22', '#240a0e'], mottle: 0.3 } as const;
const HOME = livingRoom({
  name: 'home',
  wall: ['#e8d8bc', '#a88a64'],
  sofa: '#7c8f84',
  pictures: ['#8fa8b8', '#c89068', '#a8b088', '#d8b0a0'],
});
const MORNING = livingRoom({
  name: 'morning',
  wall: ['#eef0ec', '#b8c0bc'],
  sofa: '#c8a890',
  pictures: ['#c8b8a0', '#90a8a0'],
  window: '#fdfdf4',
});
const LAWN = lawn('lawn', '#7fbce8', ['#4f8a3c', '#6ca850', '#3c7434'], ['#a8cc70', '#6c9c44']);
const HARVEST = lawn('harvest', '#e8b884', ['#b8742c', '#d89838', '#8c5424'], ['#e0bc70', '#a87c3c']);

/** The picture for the wall, taken at a studio, at home, in the garden and at the new year. */
export const theme = defineTheme({
  id: 'family-portrait',
  sheets: composeSheets({
    wideLeft: {
      scene: LAWN,
      light: lightOf('homeLamp', 'left', { fill: 0.58, tint: 0.3, rim: 1 }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.014 },
    },
    halfRight: {
      scene: UMBER,
      light: lightOf('homeLamp', 'left', { fill: 0.44 }),
      grade: { look: 'film', vignette: 0.3, grain: 0.02 },
    },
    closeUp: {
      scene: PEARL,
      light: lightOf('homeLamp', 'right', { fill: 0.6 }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.1, grain: 0.012 },
    },
    bustCentre: {
      scene: SLATE,
      light: lightOf('homeLamp', 'left'),
      grade: { look: 'clean', vignette: 0.3, grain: 0.018 },
    },
    bustLeft: {
      scene: HOME,
      light: lightOf('openShade', 'right', {
        key: { from: [0.7, -0.4, 0.75], strength: 0.6, colour: [1.1, 0.98, 0.84] },
        fill: 0.52,
        rim: 0.5,
      }),
      grade: { look: 'film', warmth: 0.2, grain: 0.02 },
    },
    smallCentre: {
      scene: { kind: 'lanterns' },
      light: lightOf('openShade', -0.3, {
        key: { strength: 0.55, colour: [1.1, 0.97, 0.86] },
        fill: 0.46,
        tint: 0.15,
        rim: 1.2,
      }),
      grade: { look: 'film', strength: 0.8, bloom: 0.2, vignette: 0.25, grain: 0.022 },
    },
    leanLeft: {
      scene: MORNING,
      light: lightOf('homeLamp', 'right', { fill: 0.6, haze: 0.9, wrap: 1 }),
      grade: { look: 'softbw', grain: 0.035 },
    },
    strip: {
      scene: { kind: 'gradient', colours: ['#f2c94c', '#eebb38'] },
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#5d7fa0', '#2f4a66'] },
        paper: '#ffffff',
        x: 0.56,
      },
      light: lightOf('frontal', 'right', { key: { from: [0.05, -0.15, 1], strength: 0.55 }, tint: 0, rim: 0 }),
      grade: { look: 'clean', contrast: 0.1, grain: 0.025 },
    },
    polaroid: {
      scene: { kind: 'sea', sky: ['#68b0e4', '#b8def4', '#f2f8f4'] },
      frame: { ...COMPOSITIONS.polaroid.frame, ground: { kind: 'wall', colours: ['#c8a074', '#8a6440'] }, tilt: 6 },
      light: lightOf('homeLamp', 'left', { fill: 0.6, tint: 0.25 }),
      grade: { look: 'film', fade: 0.08, warmth: 0.15, grain: 0.028 },
    },
    diptych: {
      scene: WINE,
      frame: diptychOf({ scene: UMBER }, { colour: '#efe6d6' }),
      light: lightOf('homeLamp', 'right'),
      grade: { look: 'film', vignette: 0.2, grain: 0.02 },
    },
    bustHigh: {
      scene: HARVEST,
      light: lightOf('openShade', 'right', {
        key: { from: [0.8, -0.3, 0.65], strength: 0.6, colour: [1.12, 0.97, 0.8] },
        fill: 0.52,
        rim: 1.5,
      }),
      grade: { look: 'gold', strength: 0.55, bloom: 0.2, grain: 0.02 },
    },
    lowRight: {
      isSwapped: false,
      scene: { kind: 'wall', colours: ['#dfe4e2', '#9caaa6'], light: [0.25, 0.2], rough: 0.3 },
      light: lightOf('homeLamp', 'left', {
        rim: 0,
        gobo: { kind: 'window', angle: -7, floor: 0.42 },
        cast: { dx: 0.3, dy: 0.14, softness: 0.06, strength: 0.38 },
      }),
      grade: { look: 'film', strength: 0.7, grain: 0.02 },
    },
    letterbox: {
      scene: { kind: 'cafe' },
      light: lightOf('homeLamp', 'left', { fill: 0.46, tint: 0.35, rim: 0.9 }),
      grade: { look: 'teal', strength: 0.5, grain: 0.025 },
    },
    reflection: {
      scene: { kind: 'library', dim: 0.8 },
      light: lightOf('homeLamp', 'right', { fill: 0.48, tint: 0.3 }),
      overlays: [{ kind: 'glass', strength: 0.6 }],
      grade: { look: 'film', warmth: 0.15, vignette: 0.25, grain: 0.025 },
    },
    throughLeaves: {
      scene: { kind: 'park' },
      light: lightOf('homeLamp', 'left', { fill: 0.56, tint: 0.3, rim: 1 }),
      overlays: [{ kind: 'leaves', seed: 5, sides: ['left', 'top'], colours: ['#5c9440', '#90bc60'] }],
      grade: { look: 'forest', strength: 0.4, bloom: 0.12, grain: 0.014 },
    },
    largeTilted: {
      scene: { kind: 'gradient', colours: ['#9fd0e8', '#d2ebf4'] },
      light: lightOf('homeLamp', 'left', { fill: 0.62 }),
      overlays: [{ kind: 'confetti', seed: 4, amount: 0.5, colours: ['#f28c8c', '#f6c860', '#7cc4a0', '#ffffff'] }],
      grade: { look: 'clean', grain: 0.014 },
    },
    poster: {
      framing: { share: 0.23, y: 0.46 },
      scene: PEARL,
      frame: { kind: 'mat', shape: 'oval', margin: 0.075, foot: 0.11, colour: '#5a2620', edge: '#d8b070' },
      light: lightOf('homeLamp', 'left', { tint: 0, rim: 0.2 }),
      grade: { look: 'sepia', strength: 0.85, grain: 0.03 },
    },
    flash: {
      scene: WINE,
      light: lightOf('mono', 'right', {
        key: { from: [0.02, -0.05, 1], strength: 0.75, wrap: 0.1, hardness: 1.4 },
        fill: 0.44,
        tint: 0.15,
        rim: 0.1,
      }),
      overlays: [
        { kind: 'border', inset: 0.03, width: 0.004, colour: '#e4c07c', after: true },
        {
          kind: 'text',
          text: '全家福',
          x: 0.5,
          y: 0.12,
          size: 0.075,
          font: 'serif',
          weight: 700,
          colour: '#e4c07c',
          behind: true,
        },
      ],
      grade: { look: 'clean', contrast: 0.25, vignette: 0.2, grain: 0.022 },
    },
    tiny: {
      framing: { share: 0.14, y: 0.56 },
      scene: { kind: 'sky', colours: ['#8fc4ee', '#cfe6f6', '#f6fafa'], clouds: 0.8 },
      light: lightOf('homeLamp', 'left', { fill: 0.6, haze: 0.9 }),
      overlays: [{ kind: 'mist', colour: '#f2f6f4', from: 0.76, strength: 0.95 }],
      grade: { look: 'pastel', strength: 0.5, grain: 0.014 },
    },
    contact: {
      scene: SLATE,
      light: lightOf('homeLamp', 'right', { tint: 0.1 }),
      frame: contactOf((i) => ({ scene: [SLATE, UMBER, PEARL, WINE][i % 4] ?? SLATE })),
      grade: { look: 'film', strength: 0.7, grain: 0.03 },
    },
  }),
});
