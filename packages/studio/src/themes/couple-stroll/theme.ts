import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { WARDROBE } from './wardrobe.ts';

/** Places for the frames of a film, each with its light. */
const WALK = [
  inSet('autumn-park', 'gold', { crop: { zoom: 1.2 } }),
  inSet('paris-street', 'terrace', { crop: { zoom: 1.3 } }),
  inSet('cherry-lane', 'sky', { crop: { zoom: 1.3 } }),
  inSet('gold-sea', 'wide', { crop: { zoom: 1.3 } }),
] as const;

/** One walk from noon to midnight: an avenue, the sea, rain, a fair. */
const recipe: Theme = {
  id: 'couple-stroll',
  sheets: composeSheets({
    wideLeft: {
      ...inSet('cherry-lane', 'sky', { flip: true, crop: { zoom: 1.05 } }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.015 },
    },
    halfRight: {
      ...inSet('paris-street', 'dusk', { crop: { zoom: 1.1 } }),
      grade: { look: 'teal', strength: 0.6, vignette: 0.25, grain: 0.025 },
    },
    closeUp: {
      ...inSet('gold-sea', 'sun', { crop: { zoom: 1.4, x: 0.1, y: 0.3 } }),
      grade: { look: 'gold', strength: 0.5, bloom: 0.2, grain: 0.015 },
    },
    bustCentre: {
      ...inSet('corner-cafe', 'counter', { crop: { zoom: 1.15 } }),
      overlays: [{ kind: 'rain', seed: 4, amount: 0.5 }],
      grade: { look: 'film', vignette: 0.3, grain: 0.025 },
    },
    bustLeft: {
      ...inSet('city-dusk', 'terrace', { flip: true, crop: { zoom: 1.2 } }),
      overlays: [{ kind: 'confetti', seed: 2, amount: 0.35, colours: ['#ffffff', '#ffd0dc', '#ffe9b0'] }],
      grade: { look: 'pastel', strength: 0.7, grain: 0.012 },
    },
    smallCentre: {
      ...inSet('river-fireworks', 'gold', { flip: true }),
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.025 },
    },
    leanLeft: {
      ...inSet('cherry-lane', 'bough', { crop: { zoom: 1.1 } }),
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
      ...inSet('autumn-park', 'lake', { crop: { zoom: 1.1 } }),
      frame: {
        ...COMPOSITIONS.polaroid.frame,
        ground: { kind: 'wall', colours: ['#dccdb4', '#a48c6c'], rough: 0.3 },
        tilt: 7,
        x: 0.45,
      },
      grade: { look: 'film', fade: 0.08, warmth: 0.25, grain: 0.03 },
    },
    diptych: {
      scene: { kind: 'gradient', colours: ['#e8a07c', '#f4c8a4'] },
      frame: diptychOf({ scene: { kind: 'gradient', colours: ['#6f9cb4', '#a8ccd8'] } }),
      light: lightOf('openShade', 'right', { tint: 0.15, rim: 0.3 }),
      grade: { look: 'clean', contrast: 0.1, grain: 0.018 },
    },
    bustHigh: {
      ...inSet('neon-rain', 'crossing', { crop: { zoom: 1.2 } }),
      grade: { look: 'neon', strength: 0.4, vignette: 0.3, grain: 0.03 },
    },
    lowRight: {
      ...inSet('paper-studio', 'window-light'),
      grade: { look: 'film', warmth: 0.15, grain: 0.02 },
    },
    letterbox: {
      ...inSet('river-fireworks', 'colours', { crop: { zoom: 1.1, y: 0.3 } }),
      grade: { look: 'cool', strength: 0.6, bloom: 0.2, grain: 0.03 },
    },
    reflection: {
      ...inSet('paris-street', 'terrace', { crop: { zoom: 1.2, x: 0.8 } }),
      overlays: [{ kind: 'glass', strength: 0.6 }],
      grade: { look: 'teal', strength: 0.8, grain: 0.028 },
    },
    throughLeaves: {
      ...inSet('moon-garden', 'gate', { flip: true, crop: { zoom: 1.2 } }),
      overlays: [{ kind: 'leaves', seed: 8, sides: ['left', 'bottom'], colours: ['#4f8a3a', '#86b858'] }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.015 },
    },
    largeTilted: {
      ...inSet('cherry-lane', 'sky', { crop: { zoom: 1.5, x: 0.2, y: 0.2 } }),
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
      ...inSet('city-dusk', 'night', { flip: true, crop: { zoom: 1.2 } }),
      grade: { look: 'clean', contrast: 0.35, vignette: 0.3, grain: 0.035 },
    },
    lowLeft: {
      ...inSet('gold-sea', 'blue-hour'),
      grade: { look: 'pastel', strength: 0.6, grain: 0.015 },
    },
    contact: {
      ...inSet('autumn-park', 'lamps', { crop: { zoom: 1.1 } }),
      frame: contactOf(inTurn(WALK)),
      grade: { look: 'film', strength: 0.7, fade: 0.04, grain: 0.03 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
