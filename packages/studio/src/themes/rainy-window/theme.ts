import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** Rain on the pane: street lights, the café, the last bus, a song half remembered. */
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
      scene: PLACES.grey,
      light: lightOf('soft', 'left', { wrap: 0.4 }),
      overlays: [{ kind: 'rain', seed: 2, amount: 0.5 }],
      grade: { look: 'cool', strength: 0.4, grain: 0.024 },
    },
    bustCentre: {
      outfit: '#2c3848',
      scene: PLACES.room,
      light: lightOf('lamp', 'right'),
      grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
    },
    bustLeft: {
      ...inSet('corner-cafe', 'bricks'),
      outfit: '#7c6a54',
      grade: { look: 'film', strength: 0.4, bloom: 0.15, grain: 0.024 },
    },
    smallCentre: {
      scene: PLACES.maple,
      light: lightOf('back', 'right', { rimColour: [1.15, 0.9, 0.7] }),
      grade: { look: 'film', strength: 0.4, bloom: 0.15, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      scene: PLACES.bars,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.12, grain: 0.05 },
    },
    bustHigh: {
      ...inSet('neon-rain', 'crossing', { flip: true, crop: { zoom: 1.3, y: 0.4 } }),
      outfit: '#3c3450',
      overlays: [{ kind: 'rain', seed: 8, amount: 0.6 }],
      grade: { look: 'film', strength: 0.4, bloom: 0.18, grain: 0.028 },
    },
    lowRight: {
      outfit: '#d4d0c4',
      scene: PLACES.fog,
      light: lightOf('soft', 'left', { haze: 0.2 }),
      grade: { look: 'clean', exposure: 1.04, grain: 0.024 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#b4b8a0',
      scene: PLACES.garden,
      light: lightOf('soft', 'right', { rim: 0.8 }),
      overlays: [leavesAround(9, ['#4c7850', '#6a9460', '#345c3c', '#9cb87c'], 0.8)],
      grade: { look: 'forest', strength: 0.4, grain: 0.022 },
    },
    largeTilted: {
      outfit: '#c4c8c4',
      scene: PLACES.white,
      light: lightOf('soft', 'right', { haze: 0.1 }),
      grade: { look: 'pastel', strength: 0.5, fade: 0.02, grain: 0.026 },
    },
    poster: {
      framing: { melt: true },
      scene: { ...PLACES.grey, seed: 3 },
      light: lightOf('paper', 'left', { rim: 0.6 }),
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
      outfit: '#4c5450',
      scene: PLACES.bus,
      light: lightOf('flash', 'right', { rim: 0.8 }),
      grade: { look: 'film', strength: 0.4, contrast: 0.1, vignette: 0.15, grain: 0.032 },
    },
    lowLeft: {
      scene: PLACES.dayBus,
      light: lightOf('sun', 'left', { haze: 0.3, wrap: 0.6 }),
      grade: { look: 'pastel', strength: 0.5, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
