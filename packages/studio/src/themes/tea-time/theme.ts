import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { inSet } from '../stand-in-set.ts';
import { ROUND_STROKE } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { WARDROBE } from './wardrobe.ts';

/** Time for tea: bamboo and glasshouse, rain at the window, a white wall by the water, a lit lattice in the evening. */
const recipe: Theme = {
  id: 'tea-time',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('bamboo-mist', 'noon'),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      ...inSet('rainy-window-room', 'morning', { crop: { zoom: 1.1 } }),
      outfit: '#8a9c8c',
      grade: { look: 'clean', exposure: 1.04, grain: 0.02 },
    },
    closeUp: {
      ...inSet('white-studio-window', 'leaves', { crop: { zoom: 1.4 } }),
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('courtyard-evening', 'window', { crop: { zoom: 1.1 } }),
      outfit: '#2c3834',
      grade: { look: 'film', strength: 0.5, bloom: 0.12, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('corner-cafe', 'window'),
      outfit: '#6a4a38',
      grade: { look: 'film', strength: 0.5, bloom: 0.12, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('greenhouse', 'morning'),
      grade: { look: 'clean', exposure: 1.05, bloom: 0.2, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('canal-lanterns', 'mist'),
      outfit: '#7c7c7c',
      grade: { look: 'bw', exposure: 0.94, contrast: 0.12, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('greenhouse', 'rain', { crop: { zoom: 1.15 } }),
      outfit: '#4a5c52',
      grade: { look: 'cool', strength: 0.35, vignette: 0.15, grain: 0.024 },
    },
    lowRight: {
      ...inSet('canal-lanterns', 'wall', { crop: { zoom: 1.1 } }),
      outfit: '#d4ccb8',
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    throughLeaves: {
      ...inSet('bamboo-mist', 'morning', { crop: { zoom: 1.1 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#c4c4b0',
      overlays: [leavesAround(11, ['#5c8a48', '#88b060', '#3f6a38', '#a8c478'], 0.8)],
      grade: { look: 'gold', strength: 0.3, bloom: 0.12, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('curtain-room', 'morning', { crop: { zoom: 1.3 } }),
      outfit: '#a8b4ac',
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
      ...inSet('bamboo-mist', 'rain'),
      grade: { look: 'cool', strength: 0.3, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
