import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { WARDROBE } from './wardrobe.ts';

const YARD = inSet('courtyard-evening', 'persimmons');
const GARDEN = inSet('moon-garden', 'gate');
const GOLD = inSet('curtain-room', 'painted');
const ROOM = inSet('curtain-room', 'sitting-room');

/** An autumn of the elders: the yard, the field, the tea house, the studio. */
const looks: Theme = {
  id: 'grandparents',
  sheets: composeSheets({
    wideLeft: {
      ...inSet('lavender-field', 'gold', { crop: { zoom: 1.1 } }),
      grade: { look: 'film', warmth: 0.1, bloom: 0.12, grain: 0.016 },
    },
    halfRight: {
      isSwapped: false,
      ...inSet('corner-cafe', 'window', { flip: true, crop: { zoom: 1.05 } }),
      grade: { look: 'film', warmth: 0.15, vignette: 0.25, grain: 0.02 },
    },
    closeUp: {
      ...inSet('curtain-room', 'morning', { crop: { zoom: 1.35, x: 0.2 } }),
      grade: { look: 'pastel', strength: 0.5, grain: 0.012 },
    },
    bustCentre: {
      ...inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.05 } }),
      grade: { look: 'clean', contrast: 0.1, vignette: 0.15, grain: 0.016 },
    },
    bustLeft: {
      ...YARD,
      grade: { look: 'clean', bloom: 0.1, grain: 0.014 },
    },
    smallCentre: {
      ...inSet('greenhouse', 'morning', { flip: true, crop: { zoom: 1.05 } }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.016 },
    },
    leanLeft: {
      ...inSet('white-studio-window', 'leaves', { flip: true }),
      grade: { look: 'softbw', grain: 0.035 },
    },
    strip: {
      ...GOLD,
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#54705c', '#2a3c30'] },
        paper: '#f4ead0',
        tilt: -5,
        x: 0.44,
      },
      grade: { look: 'sepia', strength: 0.8, grain: 0.03 },
    },
    polaroid: {
      ...inSet('autumn-park', 'lake', { crop: { zoom: 1.1 } }),
      frame: {
        ...COMPOSITIONS.polaroid.frame,
        ground: { kind: 'wall', colours: ['#a8483c', '#64201c'], rough: 0.4 },
        tilt: -6,
      },
      grade: { look: 'film', fade: 0.07, grain: 0.026 },
    },
    diptych: {
      ...ROOM,
      frame: diptychOf(GARDEN, { colour: '#f0e6cc' }),
      grade: { look: 'film', vignette: 0.15, grain: 0.02 },
    },
    bustHigh: {
      ...inSet('ginkgo-avenue', 'mist', { crop: { zoom: 1.2, x: 0.8 } }),
      grade: { look: 'gold', strength: 0.5, bloom: 0.14, grain: 0.018 },
    },
    lowRight: {
      ...inSet('lavender-field', 'morning', { flip: true }),
      grade: { look: 'clean', grain: 0.014 },
    },
    letterbox: {
      ...inSet('bookshop', 'spines'),
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.025 },
    },
    reflection: {
      ...inSet('gold-sea', 'blue-hour', { crop: { zoom: 1.1 } }),
      overlays: [{ kind: 'glass', strength: 0.55 }],
      grade: { look: 'film', grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('autumn-park', 'lamps', { crop: { zoom: 1.05 } }),
      overlays: [{ kind: 'leaves', seed: 2, sides: ['right', 'bottom'], colours: ['#8c3c1c', '#b86428', '#d08838'] }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.018 },
    },
    largeTilted: {
      ...inSet('ginkgo-avenue', 'bough', { crop: { zoom: 1.2 } }),
      grade: { look: 'film', warmth: 0.2, bloom: 0.14, grain: 0.014 },
    },
    poster: {
      isSwapped: true,
      framing: { share: 0.25, y: 0.47 },
      scene: { kind: 'sunburst', ground: '#b8382c', disc: '#f0b850', at: [0.5, 0.42, 0.38], foot: '#7c1c18' },
      light: lightOf('mellow', 'left', { tint: 0.08, rim: 0.4 }),
      overlays: [
        { kind: 'mist', colour: '#7c1c18', from: 0.74, strength: 0.9 },
        {
          kind: 'text',
          text: '福',
          x: 0.5,
          y: 0.885,
          size: 0.13,
          font: 'serif',
          weight: 900,
          colour: '#f4cc74',
          after: true,
        },
      ],
      grade: { look: 'clean', grain: 0.022 },
    },
    flash: {
      ...inSet('paper-studio', 'black'),
      grade: { look: 'bw', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...GARDEN,
      framing: { share: 0.26, x: 0.5, y: 0.52, melt: false },
      frame: { kind: 'mat', shape: 'circle', margin: 0.06, foot: 0.16, colour: '#3c4c40', edge: '#d8b870' },
      grade: { look: 'film', warmth: 0.15, grain: 0.016 },
    },
    contact: {
      ...GOLD,
      frame: contactOf(inTurn([GOLD, YARD, ROOM, GARDEN]), {
        colour: '#f2e8d2',
        ink: '#7a5c34',
      }),
      grade: { look: 'film', warmth: 0.1, grain: 0.028 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
