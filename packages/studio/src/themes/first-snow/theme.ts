import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { POSTER } from './poster.ts';
import { WARDROBE } from './wardrobe.ts';

/** The first snow of the year: a white street in the morning, mountains, red doors and lamps. */
const looks: Theme = {
  id: 'first-snow',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('snow-street', 'morning'),
      overlays: [{ kind: 'snow', seed: 4 }],
      grade: { look: 'cool', strength: 0.7, bloom: 0.15, grain: 0.02 },
    },
    halfRight: {
      ...inSet('red-courtyard', 'lanterns'),
      outfit: '#e8e0d0',
      overlays: [{ kind: 'snow', seed: 7 }],
      grade: { look: 'film', strength: 0.7, grain: 0.022 },
    },
    closeUp: {
      ...inSet('snow-street', 'morning', { flip: true, crop: { zoom: 1.4, x: 0.2 } }),
      overlays: [{ kind: 'snow', seed: 9, amount: 0.8 }],
      grade: { look: 'pastel', strength: 0.7, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('snow-street', 'dusk'),
      outfit: '#2c3440',
      overlays: [{ kind: 'snow', seed: 3, amount: 1.2 }],
      grade: { look: 'teal', strength: 0.5, bloom: 0.2, grain: 0.028 },
    },
    bustLeft: {
      ...inSet('snow-peaks', 'day', { crop: { zoom: 1.1 } }),
      outfit: '#b8463c',
      overlays: [{ kind: 'snow', seed: 12, amount: 1.1 }],
      grade: { look: 'pastel', strength: 0.8, bloom: 0.15, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('snow-street', 'lanterns'),
      overlays: [{ kind: 'snow', seed: 2, amount: 1.3 }],
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.025 },
    },
    leanLeft: {
      ...inSet('snow-street', 'morning', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#8a8a8a',
      overlays: [{ kind: 'snow', seed: 8 }],
      grade: { look: 'bw', strength: 0.95, exposure: 1.05, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('snow-street', 'dusk', { flip: true, crop: { zoom: 1.35, x: 0.8 } }),
      outfit: '#c9b48c',
      grade: { look: 'film', bloom: 0.2, vignette: 0.2, grain: 0.024 },
    },
    lowRight: {
      ...inSet('snow-peaks', 'glow', { crop: { zoom: 1.2 } }),
      outfit: '#a8826a',
      overlays: [{ kind: 'snow', seed: 14, amount: 0.9 }],
      grade: { look: 'rose', strength: 0.5, warmth: 0.1, contrast: 0.15, grain: 0.022 },
    },
    throughLeaves: {
      ...inSet('snow-peaks', 'day', { flip: true, crop: { zoom: 1.25, x: 0.9 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#d8ccb4',
      overlays: [
        { kind: 'snow', seed: 17 },
        {
          kind: 'leaves',
          seed: 9,
          sides: ['left', 'bottom', 'right', 'top'],
          amount: 0.8,
          colours: ['#f4f8fa', '#24483c', '#dfe8ec', '#1a382e'],
        },
      ],
      grade: { look: 'forest', strength: 0.8, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('snow-peaks', 'glow', { flip: true, crop: { zoom: 1.4, x: 0.2 } }),
      outfit: '#c8b8cc',
      overlays: [{ kind: 'snow', seed: 19, amount: 0.8 }],
      grade: { look: 'rose', strength: 0.7, bloom: 0.12, grain: 0.025 },
    },
    poster: {
      framing: { melt: true },
      scene: POSTER,
      light: lightOf('paper', 'left', { key: { colour: [1, 1, 1] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: [
        { kind: 'mist', colour: '#f4f8fb', from: 0.66, strength: 1 },
        { kind: 'snow', seed: 21, amount: 0.8 },
        {
          kind: 'text',
          text: '初雪',
          x: 0.5,
          y: 0.915,
          size: 0.1,
          font: 'serif',
          weight: 700,
          colour: '#1f4560',
          spacing: 0.3,
        },
        {
          kind: 'text',
          text: 'FIRST SNOW',
          x: 0.5,
          y: 0.957,
          size: 0.022,
          weight: 400,
          colour: '#43708f',
          spacing: 0.6,
        },
      ],
      grade: { grain: 0.025 },
    },
    flash: {
      ...inSet('snow-street', 'lanterns', { flip: true, crop: { zoom: 1.4, x: 0.1, y: 0.4 } }),
      outfit: '#3a3f4a',
      overlays: [
        { kind: 'snow', seed: 23, amount: 1.8 },
        { kind: 'bokeh', seed: 2, colours: ['#ffffff', '#dce8f4'], radius: [0.006, 0.022] },
      ],
      grade: { look: 'clean', contrast: 0.25, vignette: 0.35, grain: 0.032 },
    },
    lowLeft: {
      ...inSet('temple-fair', 'snow', { flip: true }),
      overlays: [{ kind: 'snow', seed: 25, amount: 1.2 }],
      grade: { look: 'cool', strength: 0.7, contrast: 0.1, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
