import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { inSet } from '../stand-in-set.ts';
import { ROUND_STROKE } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** Time for tea: a house with a round window, steam and celadon, scrolls on the wall, rain off the eaves. */
const recipe: Theme = {
  id: 'tea-time',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.hills,
      light: lightOf('sun', 'right'),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      outfit: '#8a9c8c',
      scene: PLACES.window,
      light: lightOf('soft', 'left', { rim: 0.7 }),
      grade: { look: 'clean', exposure: 1.04, grain: 0.02 },
    },
    closeUp: {
      scene: PLACES.crackle,
      light: lightOf('soft', 'left', { wrap: 0.4 }),
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#2c3834',
      scene: PLACES.steam,
      light: lightOf('lamp', 'left', {
        rimColours: [
          [0.9, 1, 0.95],
          [1.1, 0.9, 0.7],
        ],
      }),
      grade: { look: 'film', strength: 0.5, bloom: 0.12, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('corner-cafe', 'window'),
      outfit: '#6a4a38',
      grade: { look: 'film', strength: 0.5, bloom: 0.12, grain: 0.022 },
    },
    smallCentre: {
      scene: PLACES.garden,
      light: lightOf('back', 'right', { rimColour: [1.05, 1.05, 0.8] }),
      grade: { look: 'clean', exposure: 1.05, bloom: 0.2, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      scene: PLACES.doors,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', exposure: 0.94, contrast: 0.12, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#4a5c52',
      scene: PLACES.rain,
      light: lightOf('soft', 'left', { haze: 0.3 }),
      grade: { look: 'cool', strength: 0.35, vignette: 0.15, grain: 0.024 },
    },
    lowRight: {
      outfit: '#d4ccb8',
      scene: PLACES.scrolls,
      light: lightOf('sun', 'left'),
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#c4c4b0',
      scene: PLACES.blind,
      light: lightOf('soft', 0.7, {
        key: { like: 'window', colour: [1.06, 1, 0.9] },
        rim: 0.9,
      }),
      overlays: [leavesAround(11, ['#5c8a48', '#88b060', '#3f6a38', '#a8c478'], 0.8)],
      grade: { look: 'gold', strength: 0.3, bloom: 0.12, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#a8b4ac',
      scene: PLACES.paleShelves,
      light: lightOf('soft', 'right', { haze: 0.1 }),
      grade: { look: 'clean', grain: 0.024 },
    },
    poster: gouachePoster(ROUND_STROKE, [
      { kind: 'mist', colour: '#e9e7d6', from: 0.7, strength: 1 },
      {
        kind: 'text',
        text: '茶事',
        x: 0.5,
        y: 0.9,
        size: 0.1,
        font: 'serif',
        weight: 700,
        colour: '#2c4238',
        spacing: 0.35,
      },
      {
        kind: 'text',
        text: 'TIME FOR TEA',
        x: 0.5,
        y: 0.942,
        size: 0.02,
        weight: 400,
        colour: '#6a7c6e',
        spacing: 0.6,
      },
      { kind: 'line', x: 0.86, y: 0.07, width: 0.07, height: 0.1, colour: '#b4342a' },
      {
        kind: 'text',
        text: '清心',
        x: 0.895,
        y: 0.11,
        size: 0.036,
        font: 'serif',
        weight: 700,
        colour: '#f6f2e4',
        vertical: true,
      },
    ]),
    flash: {
      ...inSet('corner-cafe', 'counter', { crop: { zoom: 1.35, x: 0.1 } }),
      outfit: '#4a3a30',
      grade: { look: 'clean', contrast: 0.12, bloom: 0.1, vignette: 0.2, grain: 0.03 },
    },
    lowLeft: {
      scene: PLACES.mistHills,
      light: lightOf('soft', 'left', { haze: 0.5, wrap: 0.7 }),
      grade: { look: 'cool', strength: 0.3, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
