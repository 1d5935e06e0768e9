import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf } from '../recipes/frames.ts';
import { alley, bigWheel } from './places.ts';

const AUTUMN = alley({
  name: 'autumn',
  sky: ['#9cc4de', '#fbe9c4'],
  leaves: ['#d8902c', '#e8b040', '#b8641c', '#f2cc60'],
  path: ['#e8c890', '#a87840'],
});
const SUMMER = alley({
  name: 'summer',
  sky: ['#8fcdf0', '#eef8e4'],
  leaves: ['#5f9c3c', '#86bd50', '#3f7a30', '#b4d878'],
  path: ['#e6e4cc', '#a8a888'],
  vanishX: 0.32,
});
const FOGGY = alley({
  name: 'foggy',
  sky: ['#c8ced2', '#eceeee'],
  leaves: ['#8d9694', '#a8b0ae', '#727c7a'],
  path: ['#d8dcdc', '#90989a'],
  blur: 0.01,
});
const WHEEL = bigWheel('wheel', ['#0c1236', '#3d2a5c'], ['#ffd890', '#ff8fb0', '#8fd8ff', '#fff2d0']);

/** One walk from noon to midnight: an avenue, the sea, rain, a fair. */
export const theme = defineTheme({
  id: 'couple-stroll',
  sheets: composeSheets({
    wideLeft: {
      scene: SUMMER,
      light: lightOf('openShade', 'left', { rim: 1 }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.015 },
    },
    halfRight: {
      scene: { kind: 'street', vanishX: 0.3 },
      light: lightOf('openShade', 'left', { fill: 0.46, rim: 1.3 }),
      grade: { look: 'teal', strength: 0.6, vignette: 0.25, grain: 0.025 },
    },
    closeUp: {
      scene: { kind: 'sky', colours: ['#f29a78', '#f8c49a', '#fde6c6'], clouds: 0.4 },
      light: lightOf('openShade', 'right', {
        key: { from: [0.7, -0.4, 0.75], strength: 0.6, colour: [1.1, 0.97, 0.86] },
        rim: 1,
      }),
      grade: { look: 'gold', strength: 0.5, bloom: 0.2, grain: 0.015 },
    },
    bustCentre: {
      scene: { kind: 'cafe' },
      light: lightOf('openShade', -0.5, { key: { strength: 0.6, colour: [1.08, 0.98, 0.86] }, fill: 0.46 }),
      overlays: [{ kind: 'rain', seed: 4, amount: 0.5 }],
      grade: { look: 'film', vignette: 0.3, grain: 0.025 },
    },
    bustLeft: {
      scene: { kind: 'sky', colours: ['#4f9fe0', '#9fd0f4', '#e8f5fc'], clouds: 0.8 },
      light: lightOf('openShade', 'right', { fill: 0.6 }),
      overlays: [{ kind: 'confetti', seed: 2, amount: 0.35, colours: ['#ffffff', '#ffd0dc', '#ffe9b0'] }],
      grade: { look: 'pastel', strength: 0.7, grain: 0.012 },
    },
    smallCentre: {
      scene: { kind: 'sea', sky: ['#3b2c5c', '#d4627a', '#ffb070'], sun: [0.5, 0.08] },
      light: lightOf('openShade', 'right', {
        key: { from: [0.2, -0.4, 0.8], strength: 0.46 },
        fill: 0.4,
        rim: 2,
        wrap: 1,
      }),
      grade: { look: 'gold', strength: 0.7, bloom: 0.3, grain: 0.025 },
    },
    leanLeft: {
      scene: FOGGY,
      light: lightOf('openShade', 'left', { tint: 0, haze: 1 }),
      grade: { look: 'softbw', grain: 0.04 },
    },
    strip: {
      scene: { kind: 'gradient', colours: ['#f6d0d6', '#f0b8c4'] },
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#7fa8a0', '#4c746c'] },
        paper: '#fffaf2',
      },
      light: lightOf('frontal', 'right', { key: { from: [0.05, -0.15, 1], strength: 0.55 }, tint: 0, rim: 0 }),
      grade: { look: 'pastel', contrast: 0.1, grain: 0.03 },
    },
    polaroid: {
      scene: AUTUMN,
      frame: {
        ...COMPOSITIONS.polaroid.frame,
        ground: { kind: 'wall', colours: ['#dccdb4', '#a48c6c'], rough: 0.3 },
        tilt: 7,
        x: 0.45,
      },
      light: lightOf('openShade', 'left', { fill: 0.5 }),
      grade: { look: 'film', fade: 0.08, warmth: 0.25, grain: 0.03 },
    },
    diptych: {
      scene: { kind: 'gradient', colours: ['#e8a07c', '#f4c8a4'] },
      frame: diptychOf({ scene: { kind: 'gradient', colours: ['#6f9cb4', '#a8ccd8'] } }),
      light: lightOf('openShade', 'right', { tint: 0.15, rim: 0.3 }),
      grade: { look: 'clean', contrast: 0.1, grain: 0.018 },
    },
    bustHigh: {
      scene: { kind: 'neon' },
      light: lightOf('openShade', 'left', {
        key: { from: [-0.9, -0.3, 0.6], strength: 0.6, colour: [1.15, 0.5, 0.95] },
        fill: 0.4,
        rim: 1.2,
        extra: [{ from: [0.9, -0.2, 0.6], colour: [0.3, 0.55, 0.8] }],
        transfer: 0,
      }),
      grade: { look: 'neon', strength: 0.4, vignette: 0.3, grain: 0.03 },
    },
    lowRight: {
      scene: { kind: 'wall', colours: ['#e8c8a0', '#b88458'], light: [0.3, 0.25] },
      light: lightOf('openShade', 'left', {
        rim: 0,
        gobo: { kind: 'leaves', seed: 6, floor: 0.4 },
        cast: { dx: 0.3, dy: 0.16, softness: 0.05, strength: 0.4 },
      }),
      grade: { look: 'film', warmth: 0.15, grain: 0.02 },
    },
    letterbox: {
      scene: WHEEL,
      light: lightOf('openShade', 'left', { fill: 0.42, rim: 1.4 }),
      grade: { look: 'cool', strength: 0.6, bloom: 0.2, grain: 0.03 },
    },
    reflection: {
      scene: { kind: 'street', seed: 5, dim: 0.8, soften: 0.006 },
      light: lightOf('openShade', 'right', { fill: 0.46, rim: 1 }),
      overlays: [{ kind: 'glass', strength: 0.6 }],
      grade: { look: 'teal', strength: 0.8, grain: 0.028 },
    },
    throughLeaves: {
      scene: { kind: 'park' },
      light: lightOf('openShade', 'right', { fill: 0.56, rim: 1.1 }),
      overlays: [{ kind: 'leaves', seed: 8, sides: ['left', 'bottom'], colours: ['#4f8a3a', '#86b858'] }],
      grade: { look: 'forest', strength: 0.5, bloom: 0.12, grain: 0.015 },
    },
    largeTilted: {
      scene: { kind: 'blossom' },
      light: lightOf('openShade', 'left', { fill: 0.6 }),
      overlays: [{ kind: 'petals', seed: 3, amount: 0.5 }],
      grade: { look: 'rose', strength: 0.6, bloom: 0.18, grain: 0.012 },
    },
    poster: {
      isSwapped: true,
      framing: { share: 0.28, y: 0.54, x: 0.47 },
      scene: { kind: 'sunburst', ground: '#23606a', disc: '#f6d9a4', at: [0.5, 0.4, 0.36], foot: '#12343c' },
      light: lightOf('openShade', 'left', { tint: 0.1, rim: 0.4 }),
      overlays: [
        { kind: 'mist', colour: '#12343c', from: 0.72, strength: 0.9 },
        {
          kind: 'text',
          text: '漫步',
          x: 0.5,
          y: 0.86,
          size: 0.09,
          font: 'serif',
          weight: 700,
          colour: '#fff4e0',
          after: true,
        },
        { kind: 'text', text: 'A WALK', x: 0.5, y: 0.945, size: 0.024, colour: '#fff4e0', spacing: 0.3, after: true },
      ],
      grade: { look: 'film', strength: 0.7, grain: 0.03 },
    },
    flash: {
      scene: { ...WHEEL, flip: true, dim: 0.5, soften: 0.01 },
      light: lightOf('mono', 'right', {
        key: { from: [0.02, -0.05, 1], strength: 0.8, wrap: 0, hardness: 1.5 },
        fill: 0.42,
        rim: 0.2,
      }),
      grade: { look: 'clean', contrast: 0.35, vignette: 0.3, grain: 0.035 },
    },
    tiny: {
      framing: { share: 0.14 },
      scene: { kind: 'mountains', sky: ['#b8d4e4', '#f4efe2'] },
      light: lightOf('openShade', 'left', { fill: 0.56, haze: 1, wrap: 1 }),
      overlays: [{ kind: 'mist', colour: '#dfe6e4', from: 0.74, strength: 0.95 }],
      grade: { look: 'pastel', strength: 0.6, grain: 0.015 },
    },
    contact: {
      scene: AUTUMN,
      light: lightOf('openShade', 'right', { tint: 0.15, rim: 0.4 }),
      frame: contactOf((i) => ({ scene: [AUTUMN, FOGGY, SUMMER, WHEEL][i % 4] ?? AUTUMN })),
      grade: { look: 'film', strength: 0.7, fade: 0.04, grain: 0.03 },
    },
  }),
});
