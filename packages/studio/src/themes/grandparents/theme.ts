import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { courtyard, field } from './places.ts';
import { WARDROBE } from './wardrobe.ts';

const YARD = courtyard({
  name: 'yard',
  wall: '#ece8dc',
  beyond: ['#b8d4b0', '#88a070'],
  blossom: ['#f0a830', '#f8c850', '#e08c20', '#5c8040', '#3f6430'],
});
const RED_YARD = courtyard({
  name: 'red-yard',
  wall: '#a8382c',
  beyond: ['#f4e8cc', '#c8b088'],
  blossom: ['#f8e8c0', '#ffffff', '#5c7a48'],
  gateX: 0.34,
});
const WHEAT = field('wheat', ['#6fa4d4', '#f4e2b4'], ['#dcae48', '#a87424', '#f0cc70', '#c89030']);
const GOLD = { kind: 'backdrop', colours: ['#d8b478', '#a47c44', '#543818'], mottle: 0.35 } as const;
const JADE = { kind: 'backdrop', colours: ['#8ca896', '#587464', '#22302a'], mottle: 0.3 } as const;
const CREAM = { kind: 'backdrop', colours: ['#f6f0e2', '#e6dac2', '#c0b090'], mottle: 0.14 } as const;

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
      scene: CREAM,
      light: lightOf('mellow', 'right'),
      grade: { look: 'pastel', strength: 0.5, grain: 0.012 },
    },
    bustCentre: {
      scene: RED_YARD,
      light: lightOf('mellow', 'left', { tint: 0.12 }),
      grade: { look: 'clean', contrast: 0.1, vignette: 0.15, grain: 0.016 },
    },
    bustLeft: {
      scene: YARD,
      light: lightOf('mellow', 'right', { fill: 0.62 }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.014 },
    },
    smallCentre: {
      ...inSet('greenhouse', 'morning', { flip: true, crop: { zoom: 1.05 } }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.016 },
    },
    leanLeft: {
      scene: { kind: 'wall', colours: ['#dcd8ce', '#98938a'], light: [0.75, 0.2], rough: 0.35 },
      light: lightOf('mellow', 'right', {
        rim: 0,
        gobo: { kind: 'leaves', seed: 9, floor: 0.45 },
        cast: { dx: -0.28, dy: 0.14, softness: 0.06, strength: 0.34 },
      }),
      grade: { look: 'softbw', grain: 0.035 },
    },
    strip: {
      scene: GOLD,
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#54705c', '#2a3c30'] },
        paper: '#f4ead0',
        tilt: -5,
        x: 0.44,
      },
      light: lightOf('frontal', 'right', {
        key: { from: [0.05, -0.15, 1], strength: 0.5 },
        fill: 0.58,
        tint: 0.2,
        rim: 0,
      }),
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
      scene: JADE,
      frame: diptychOf({ scene: GOLD }, { colour: '#f0e6cc' }),
      light: lightOf('mellow', 'left', { fill: 0.52 }),
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
      scene: { kind: 'sea', sky: ['#4c5c80', '#b87c80', '#f0b484'], dim: 0.85 },
      light: lightOf('mellow', 'right', { fill: 0.5, tint: 0.3 }),
      overlays: [{ kind: 'glass', strength: 0.55 }],
      grade: { look: 'film', grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('autumn-park', 'lamps', { crop: { zoom: 1.05 } }),
      overlays: [{ kind: 'leaves', seed: 2, sides: ['right', 'bottom'], colours: ['#8c3c1c', '#b86428', '#d08838'] }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.018 },
    },
    largeTilted: {
      scene: {
        kind: 'blossom',
        sky: ['#f0e0b8', '#f6ecd0', '#fbf6e6'],
        blossom: ['#e8a830', '#f4c858', '#fbe09c'],
        branch: '#54401c',
      },
      light: lightOf('mellow', 'right', { fill: 0.62 }),
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
      scene: JADE,
      light: lightOf('hard', 'right', { key: { from: [0.05, -0.1, 1], wrap: 0.2 }, tint: 0.2, rim: 0.2 }),
      grade: { look: 'bw', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      framing: { share: 0.26, x: 0.5, y: 0.52, melt: false },
      scene: CREAM,
      frame: { kind: 'mat', shape: 'circle', margin: 0.06, foot: 0.16, colour: '#3c4c40', edge: '#d8b870' },
      light: lightOf('mellow', 'left', { fill: 0.6 }),
      grade: { look: 'film', warmth: 0.15, grain: 0.016 },
    },
    contact: {
      scene: GOLD,
      light: lightOf('mellow', 'right', { tint: 0.1 }),
      frame: contactOf(scenesInTurn([GOLD, YARD, JADE, WHEAT]), {
        colour: '#f2e8d2',
        ink: '#7a5c34',
      }),
      grade: { look: 'film', warmth: 0.1, grain: 0.028 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
