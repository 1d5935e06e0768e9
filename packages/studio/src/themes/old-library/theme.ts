import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { RED_WALL } from './grounds.ts';
import { AGED_PAPER } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** A desk lamp, dark wood and a wall of old books, from a rainy morning to the last lamp at night. */
const looks: Theme = {
  id: 'old-library',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('lamp-library', 'wide'),
      outfit: '#6a5138',
      grade: { look: 'film', bloom: 0.25, grain: 0.022 },
    },
    halfRight: {
      ...inSet('lamp-library', 'shelves', { crop: { zoom: 1.35, x: 0, y: 0.7 } }),
      outfit: '#4a5a4a',
      grade: { look: 'teal', strength: 0.5, vignette: 0.3, grain: 0.028 },
    },
    closeUp: {
      ...inSet('lamp-library', 'evening'),
      grade: { look: 'film', strength: 0.9, vignette: 0.2, grain: 0.022 },
    },
    bustCentre: {
      ...inSet('bookshop', 'street', { crop: { zoom: 1.1 } }),
      outfit: '#4c5866',
      grade: { look: 'cool', vignette: 0.25, grain: 0.03 },
    },
    bustLeft: {
      ...inSet('lamp-library', 'shelves', { flip: true }),
      outfit: '#3d2a20',
      grade: { look: 'gold', strength: 0.55, exposure: 1.16, bloom: 0.25, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('campus-hall', 'arches'),
      framing: { mirror: true },
      grade: { look: 'gold', strength: 0.7, bloom: 0.2, vignette: 0.25, grain: 0.028 },
    },
    leanLeft: {
      ...inSet('lamp-library', 'wide', {
        flip: true,
        crop: { zoom: 1.3, x: 0.1 },
        light: { tint: 0 },
      }),
      outfit: '#ada085',
      grade: { look: 'bw', exposure: 1.12, vignette: 0.2, grain: 0.05 },
    },
    bustHigh: {
      scene: RED_WALL,
      light: lightOf('lowSun', 'left', {
        key: { like: 'highDay', strength: 0.72, colour: [1.06, 0.97, 0.84] },
        fill: 0.46,
        rim: 0.4,
      }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { look: 'film', strength: 0.7, vignette: 0.35, grain: 0.015 },
    },
    lowRight: {
      ...inSet('bookshop', 'table', { crop: { zoom: 1.1, x: 0.2 } }),
      isSwapped: false,
      outfit: '#d8cbb0',
      grade: { look: 'gold', strength: 0.5, grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('campus-hall', 'reading-room', { flip: true }),
      framing: { mirror: true, x: 0.42 },
      outfit: '#c9b48c',
      overlays: [
        {
          kind: 'leaves',
          seed: 8,
          sides: ['left', 'bottom', 'left', 'bottom'],
          amount: 0.9,
          colours: ['#33502c', '#4c6a34', '#243c20', '#7a8a44'],
        },
      ],
      grade: { look: 'forest', strength: 0.7, exposure: 1.06, bloom: 0.2, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('bookshop', 'spines', { crop: { zoom: 1.4, x: 0.1, y: 0.3 } }),
      outfit: '#8fa3a8',
      grade: { look: 'pastel', fade: 0.05, contrast: 0.1, bloom: 0.12, grain: 0.03 },
    },
    poster: {
      framing: { melt: true, y: 0.4, share: 0.26 },
      scene: AGED_PAPER,
      light: lightOf('mono', 'left', {
        key: { from: [-0.7, -0.5, 0.75], strength: 0.66 },
        fill: 0.54,
        rim: 0.1,
        haze: 0,
      }),
      medium: { kind: 'pencil', paper: '#e6d3a4', lead: '#3a2413' },
      overlays: [
        { kind: 'mist', colour: '#e6d3a4', from: 0.66, strength: 1 },
        { kind: 'border', inset: 0.035, width: 0.005, colour: '#5a3a1e' },
        { kind: 'border', inset: 0.047, width: 0.0015, colour: '#5a3a1e' },
        {
          kind: 'text',
          text: 'EX LIBRIS',
          x: 0.5,
          y: 0.105,
          size: 0.038,
          font: 'serif',
          weight: 700,
          colour: '#5a3a1e',
          spacing: 0.4,
        },
        {
          kind: 'text',
          text: '旧书馆',
          x: 0.5,
          y: 0.872,
          size: 0.056,
          font: 'serif',
          weight: 700,
          colour: '#5a3a1e',
          spacing: 0.4,
        },
        { kind: 'line', x: 0.3, y: 0.896, width: 0.4, height: 0.0016, colour: '#5a3a1e' },
        {
          kind: 'text',
          text: '藏 书 票',
          x: 0.5,
          y: 0.928,
          size: 0.02,
          font: 'serif',
          weight: 400,
          colour: '#7a5230',
          spacing: 0.5,
        },
      ],
      grade: { grain: 0.02, vignette: 0.2 },
    },
    flash: {
      ...inSet('lamp-library', 'evening', { flip: true, crop: { zoom: 1.35, x: 0.2, y: 0.2 } }),
      outfit: '#2b2118',
      grade: { look: 'clean', exposure: 1.12, contrast: 0.2, vignette: 0.2, grain: 0.035 },
    },
    lowLeft: {
      ...inSet('campus-hall', 'evening'),
      isSwapped: true,
      framing: { share: 0.24, y: 0.6 },
      grade: { look: 'gold', strength: 0.7, exposure: 1.12, vignette: 0.15, grain: 0.028 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
