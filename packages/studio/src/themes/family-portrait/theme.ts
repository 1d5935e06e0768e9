import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { WARDROBE } from './wardrobe.ts';

const BACKDROPS = [
  inSet('curtain-room', 'painted', { crop: { zoom: 1.2 } }),
  inSet('curtain-room', 'velvet', { crop: { zoom: 1.2, x: 0.2 } }),
  inSet('curtain-room', 'morning', { flip: true, crop: { zoom: 1.2 } }),
  inSet('curtain-room', 'sitting-room', { crop: { zoom: 1.3, x: 0.8 } }),
] as const;

/** The picture for the wall, taken at a studio, at home, in the garden and at the new year. */
const looks: Theme = {
  id: 'family-portrait',
  sheets: composeSheets({
    wideLeft: {
      ...inSet('autumn-park', 'gold', { crop: { zoom: 1.1 } }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.014 },
    },
    halfRight: {
      ...inSet('curtain-room', 'painted', { crop: { zoom: 1.1 } }),
      grade: { look: 'film', vignette: 0.3, grain: 0.02 },
    },
    closeUp: {
      ...inSet('wedding-hall', 'window', { crop: { zoom: 1.4, x: 0.3 } }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.1, grain: 0.012 },
    },
    bustCentre: {
      ...inSet('paper-studio', 'grey'),
      grade: { look: 'clean', vignette: 0.3, grain: 0.018 },
    },
    bustLeft: {
      ...inSet('curtain-room', 'sitting-room', { crop: { zoom: 1.05 } }),
      grade: { look: 'film', warmth: 0.2, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('red-courtyard', 'lanterns', { crop: { zoom: 1.1 } }),
      grade: { look: 'film', strength: 0.8, bloom: 0.2, vignette: 0.25, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('curtain-room', 'morning', { flip: true }),
      grade: { look: 'softbw', grain: 0.035 },
    },
    strip: {
      ...inSet('curtain-room', 'velvet', { flip: true }),
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#5d7fa0', '#2f4a66'] },
        paper: '#ffffff',
        x: 0.56,
      },
      grade: { look: 'clean', contrast: 0.1, grain: 0.025 },
    },
    polaroid: {
      ...inSet('gold-sea', 'blue-hour', { crop: { zoom: 1.2 } }),
      frame: { ...COMPOSITIONS.polaroid.frame, ground: { kind: 'wall', colours: ['#c8a074', '#8a6440'] }, tilt: 6 },
      grade: { look: 'film', fade: 0.08, warmth: 0.15, grain: 0.028 },
    },
    diptych: {
      ...inSet('curtain-room', 'velvet', { crop: { zoom: 1.2 } }),
      frame: diptychOf(inSet('curtain-room', 'sitting-room', { flip: true, crop: { zoom: 1.1 } }), {
        colour: '#efe6d6',
      }),
      grade: { look: 'film', vignette: 0.2, grain: 0.02 },
    },
    bustHigh: {
      ...inSet('grass-sun', 'sun', { flip: true, crop: { zoom: 1.15 } }),
      grade: { look: 'gold', strength: 0.55, bloom: 0.2, grain: 0.02 },
    },
    lowRight: {
      ...inSet('curtain-room', 'morning', { crop: { zoom: 1.3, x: 0.8 } }),
      isSwapped: false,
      grade: { look: 'film', strength: 0.7, grain: 0.02 },
    },
    letterbox: {
      ...inSet('curtain-room', 'sitting-room', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
      grade: { look: 'teal', strength: 0.5, grain: 0.025 },
    },
    reflection: {
      ...inSet('lamp-library', 'shelves', { crop: { zoom: 1.1 }, dim: 0.9 }),
      overlays: [{ kind: 'glass', strength: 0.6 }],
      grade: { look: 'film', warmth: 0.15, vignette: 0.25, grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('bamboo-mist', 'noon', { crop: { zoom: 1.2, x: 0.8 } }),
      overlays: [{ kind: 'leaves', seed: 5, sides: ['left', 'top'], colours: ['#5c9440', '#90bc60'] }],
      grade: { look: 'forest', strength: 0.4, bloom: 0.12, grain: 0.014 },
    },
    largeTilted: {
      ...inSet('summer-field', 'clouds', { flip: true, crop: { zoom: 1.3, x: 0.8, y: 0.3 } }),
      overlays: [{ kind: 'confetti', seed: 4, amount: 0.5, colours: ['#f28c8c', '#f6c860', '#7cc4a0', '#ffffff'] }],
      grade: { look: 'clean', grain: 0.014 },
    },
    poster: {
      ...inSet('wedding-hall', 'window', { flip: true }),
      framing: { share: 0.23, y: 0.46 },
      frame: { kind: 'mat', shape: 'oval', margin: 0.075, foot: 0.11, colour: '#efe6d4', edge: '#b8925a' },
      grade: { look: 'sepia', strength: 0.85, grain: 0.03 },
    },
    flash: {
      ...inSet('curtain-room', 'velvet', { flip: true, crop: { zoom: 1.5, x: 0.9 } }),
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
    lowLeft: {
      ...inSet('grass-sun', 'dusk', { crop: { zoom: 1.05 } }),
      grade: { look: 'pastel', strength: 0.5, grain: 0.014 },
    },
    contact: {
      ...inSet('curtain-room', 'painted'),
      frame: contactOf(inTurn(BACKDROPS)),
      grade: { look: 'film', strength: 0.7, grain: 0.03 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
