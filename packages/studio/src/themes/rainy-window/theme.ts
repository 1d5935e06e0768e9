import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { WARDROBE } from './wardrobe.ts';

/** Rain on the pane: street lights, the glasshouse, a lamp at home, the café, the wet street. */
const recipe: Theme = {
  id: 'rainy-window',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('corner-cafe', 'counter', { crop: { zoom: 1.2, x: 1 } }),
      overlays: [{ kind: 'rain', seed: 4, amount: 0.6 }],
      grade: { look: 'film', strength: 0.5, bloom: 0.15, grain: 0.024 },
    },
    halfRight: {
      ...inSet('city-dusk', 'night', { flip: true }),
      outfit: '#5c6c7c',
      overlays: [{ kind: 'rain', seed: 6, amount: 0.8 }],
      grade: { look: 'film', strength: 0.5, bloom: 0.15, grain: 0.024 },
    },
    closeUp: {
      ...inSet('rainy-window-room', 'street', { crop: { zoom: 1.4, x: 0.9 } }),
      overlays: [{ kind: 'rain', seed: 2, amount: 0.5 }],
      grade: { look: 'cool', strength: 0.4, grain: 0.024 },
    },
    bustCentre: {
      ...inSet('rainy-window-room', 'lamp', { crop: { zoom: 1.05 } }),
      outfit: '#2c3848',
      grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
    },
    bustLeft: {
      ...inSet('corner-cafe', 'bricks'),
      outfit: '#7c6a54',
      grade: { look: 'film', strength: 0.4, bloom: 0.15, grain: 0.024 },
    },
    smallCentre: {
      ...inSet('greenhouse', 'rain'),
      framing: { share: 0.17, x: 0.37, roll: -3 },
      grade: { look: 'film', strength: 0.4, bloom: 0.15, grain: 0.024 },
    },
    leanLeft: {
      ...inSet('rainy-window-room', 'street', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#7c7c7c',
      grade: { look: 'bw', contrast: 0.12, grain: 0.05 },
    },
    bustHigh: {
      ...inSet('neon-rain', 'crossing', { flip: true, crop: { zoom: 1.3, y: 0.4 } }),
      outfit: '#3c3450',
      overlays: [{ kind: 'rain', seed: 8, amount: 0.6 }],
      grade: { look: 'film', strength: 0.4, bloom: 0.18, grain: 0.028 },
    },
    lowRight: {
      ...inSet('canal-lanterns', 'mist', { flip: true }),
      outfit: '#d4d0c4',
      grade: { look: 'clean', exposure: 1.04, grain: 0.024 },
    },
    throughLeaves: {
      ...inSet('greenhouse', 'rain', { flip: true, crop: { zoom: 1.25, x: 0.2 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#b4b8a0',
      overlays: [leavesAround(9, ['#4c7850', '#6a9460', '#345c3c', '#9cb87c'], 0.8)],
      grade: { look: 'forest', strength: 0.4, grain: 0.022 },
    },
    largeTilted: {
      ...inSet('rainy-window-room', 'morning', { crop: { zoom: 1.35, x: 0.1 } }),
      outfit: '#c4c8c4',
      grade: { look: 'pastel', strength: 0.5, fade: 0.02, grain: 0.026 },
    },
    poster: {
      ...inSet('rainy-window-room', 'morning', { flip: true, crop: { zoom: 1.2, x: 0.9 } }),
      framing: { melt: true },
      overlays: [
        { kind: 'mist', colour: '#c4ced4', from: 0.68, strength: 1 },
        {
          kind: 'text',
          text: '雨落在窗上',
          x: 0.9,
          y: 0.1,
          size: 0.034,
          font: 'serif',
          weight: 400,
          colour: '#2c4450',
          vertical: true,
          spacing: 0.2,
        },
        {
          kind: 'text',
          text: '也落在昨天',
          x: 0.82,
          y: 0.15,
          size: 0.034,
          font: 'serif',
          weight: 400,
          colour: '#2c4450',
          vertical: true,
          spacing: 0.2,
        },
        {
          kind: 'text',
          text: '雨窗',
          x: 0.5,
          y: 0.9,
          size: 0.1,
          font: 'serif',
          weight: 700,
          colour: '#2c4450',
          spacing: 0.4,
        },
        {
          kind: 'text',
          text: 'RAINY WINDOW',
          x: 0.5,
          y: 0.944,
          size: 0.02,
          weight: 400,
          colour: '#5c7480',
          spacing: 0.6,
        },
      ],
      grade: { look: 'film', strength: 0.4, grain: 0.03 },
    },
    flash: {
      ...inSet('neon-rain', 'amber', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#4c5450',
      grade: { look: 'film', strength: 0.4, contrast: 0.1, vignette: 0.15, grain: 0.032 },
    },
    lowLeft: {
      ...inSet('rainy-window-room', 'morning', { flip: true }),
      grade: { look: 'pastel', strength: 0.5, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
