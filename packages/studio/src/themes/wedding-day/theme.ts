import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { drapes } from './places.ts';
import { WARDROBE } from './wardrobe.ts';

const RED_SILK = drapes('silk', ['#d8382c', '#a81c1c', '#5a0c10'], 11);
/** Places for the frames of a film, each with its light. */
const FRAMES = [
  inSet('wedding-hall', 'window', { crop: { zoom: 1.2 } }),
  inSet('wedding-hall', 'candles', { flip: true, crop: { zoom: 1.3 } }),
  inSet('paper-studio', 'window-light'),
  inSet('cherry-lane', 'bough', { crop: { zoom: 1.3 } }),
] as const;

/** The day from the first light on the veil to the last candle; one sheet in red silk. */
const looks: Theme = {
  id: 'wedding-day',
  sheets: composeSheets({
    wideLeft: {
      ...inSet('wedding-hall', 'window'),
      grade: { look: 'clean', bloom: 0.2, grain: 0.012 },
    },
    halfRight: {
      ...inSet('wedding-hall', 'candles', { flip: true }),
      grade: { look: 'film', vignette: 0.3, grain: 0.02 },
    },
    closeUp: {
      ...inSet('wedding-hall', 'window', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.4 } }),
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
      ...inSet('gold-sea', 'sun', { flip: true, crop: { zoom: 1.2 } }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.2, grain: 0.014 },
    },
    smallCentre: {
      isSwapped: true,
      ...inSet('wedding-hall', 'candles'),
      grade: { look: 'gold', strength: 0.5, bloom: 0.3, vignette: 0.3, grain: 0.025 },
    },
    leanLeft: {
      ...inSet('paper-studio', 'window-light'),
      grade: { look: 'softbw', grain: 0.035 },
    },
    strip: {
      ...inSet('wedding-hall', 'window', { crop: { zoom: 1.5, x: 0.9 } }),
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#f2e9da', '#cbbba2'] },
        paper: '#ffffff',
        tilt: 5,
        x: 0.46,
      },
      overlays: [{ kind: 'confetti', seed: 5, amount: 0.3, colours: ['#ffffff', '#f6d8a8'] }],
      grade: { look: 'rose', strength: 0.5, grain: 0.025 },
    },
    polaroid: {
      ...inSet('greenhouse', 'dusk', { flip: true, crop: { zoom: 1.1 } }),
      frame: {
        ...COMPOSITIONS.polaroid.frame,
        ground: { kind: 'wall', colours: ['#e8dccb', '#bfae98'] },
        tilt: -5,
        paper: '#fffdf6',
      },
      grade: { look: 'film', fade: 0.08, warmth: 0.15, grain: 0.025 },
    },
    diptych: {
      ...inSet('paper-studio', 'grey'),
      frame: diptychOf(inSet('wedding-hall', 'candles'), { colour: '#ffffff' }),
      grade: { look: 'bw', strength: 0.9, grain: 0.03 },
    },
    bustHigh: {
      ...inSet('wedding-hall', 'garden'),
      grade: { look: 'rose', strength: 0.5, vignette: 0.2, grain: 0.015 },
    },
    lowRight: {
      ...inSet('cherry-lane', 'late', { crop: { zoom: 1.3 } }),
      overlays: [{ kind: 'petals', seed: 7, amount: 0.6, colours: ['#ffffff', '#ffe0e4'] }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.012 },
    },
    letterbox: {
      ...inSet('lavender-field', 'gold', { crop: { zoom: 1.1 } }),
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.025 },
    },
    reflection: {
      isSwapped: true,
      ...inSet('wedding-hall', 'candles', { crop: { zoom: 1.3, x: 0.9 } }),
      overlays: [{ kind: 'glass', strength: 0.6 }],
      grade: { look: 'film', strength: 0.8, vignette: 0.25, grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('greenhouse', 'morning', { crop: { zoom: 1.1 } }),
      overlays: [{ kind: 'leaves', seed: 3, sides: ['right', 'bottom'], colours: ['#7fa868', '#b8d098', '#e6efd8'] }],
      grade: { look: 'forest', strength: 0.45, bloom: 0.15, grain: 0.014 },
    },
    largeTilted: {
      ...inSet('wedding-hall', 'candles', { flip: true, crop: { zoom: 1.6, x: 0.1, y: 0.3 } }),
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
      ...inSet('paper-studio', 'black'),
      overlays: [{ kind: 'confetti', seed: 9, amount: 0.8, colours: ['#f6d890', '#ffffff', '#e8b070'] }],
      grade: { look: 'clean', contrast: 0.35, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('wedding-hall', 'window', { flip: true }),
      grade: { look: 'softbw', strength: 0.85, contrast: 0.1, grain: 0.02 },
    },
    contact: {
      ...inSet('wedding-hall', 'window'),
      frame: contactOf(inTurn(FRAMES), {
        colour: '#fbf8f1',
        ink: '#8a7a5c',
      }),
      grade: { look: 'sepia', strength: 0.7, grain: 0.03 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
