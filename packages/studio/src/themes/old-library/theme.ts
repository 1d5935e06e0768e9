import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { ROOMS } from './grounds.ts';
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
      outfit: '#4c5866',
      scene: ROOMS.rainWindow,
      light: lightOf('lowSun', 'left', {
        key: { from: [-0.85, -0.35, 0.7], colour: [0.96, 1, 1.06] },
        fill: 0.52,
        tint: 0.25,
        rim: 0.7,
        haze: 0.7,
      }),
      grade: { look: 'cool', vignette: 0.25, grain: 0.03 },
    },
    bustLeft: {
      ...inSet('lamp-library', 'shelves', { flip: true }),
      outfit: '#3d2a20',
      grade: { look: 'gold', strength: 0.55, exposure: 1.16, bloom: 0.25, grain: 0.02 },
    },
    smallCentre: {
      framing: { mirror: true },
      scene: ROOMS.brightEnd,
      light: lightOf('counterLight', 'right', {
        key: { strength: 0.4 },
        fill: 0.52,
        tint: 0.5,
        haze: 0.6,
        expose: 0.94,
        transfer: 0,
      }),
      overlays: [{ kind: 'flare', x: 0.52, y: 0.4, colour: '#ffe8c0', strength: 0.22, radius: 0.7 }],
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
      scene: ROOMS.panel,
      light: lightOf('lowSun', 'left', {
        key: { like: 'highDay', strength: 0.72, colour: [1.06, 0.97, 0.84] },
        fill: 0.46,
        rim: 0.4,
      }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { look: 'film', strength: 0.7, vignette: 0.35, grain: 0.015 },
    },
    lowRight: {
      isSwapped: false,
      outfit: '#d8cbb0',
      scene: ROOMS.afternoon,
      light: lightOf('frontal', 'left', {
        key: 'sunBeam',
        gobo: { kind: 'window', angle: -14, floor: 0.4 },
        fill: 0.46,
        rim: 0.2,
        transfer: 0.1,
        wrap: 0.2,
      }),
      grade: { look: 'gold', strength: 0.5, grain: 0.025 },
    },
    throughLeaves: {
      framing: { mirror: true, x: 0.42 },
      outfit: '#c9b48c',
      scene: ROOMS.gardenWindow,
      light: lightOf('lowSun', 0.75, {
        key: { strength: 0.52, colour: [1.02, 1, 0.92] },
        fill: 0.6,
        rim: 1,
        haze: 0.3,
      }),
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
      outfit: '#8fa3a8',
      scene: ROOMS.paleShelves,
      light: lightOf('frontal', 'right', {
        key: { from: [0.5, -0.5, 0.8], strength: 0.46 },
        fill: 0.64,
        tint: 0.1,
        rim: 0.4,
        haze: 0.3,
      }),
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
      outfit: '#2b2118',
      scene: ROOMS.cards,
      light: lightOf('bulb', 'right', {
        key: { strength: 0.8, colour: [1, 0.98, 0.94] },
        fill: 0.4,
        tint: 0.05,
        rim: 0,
        wrap: 0,
        cast: { dx: 0.09, dy: 0.07, softness: 0.016, strength: 0.6 },
      }),
      grade: { look: 'clean', exposure: 1.12, contrast: 0.2, vignette: 0.2, grain: 0.035 },
    },
    lowLeft: {
      isSwapped: true,
      framing: { share: 0.24, y: 0.6 },
      scene: ROOMS.hall,
      light: lightOf('openShade', 'left', {
        key: { from: [-0.5, -0.7, 0.6], strength: 0.5 },
        tint: 0.25,
        rim: 1,
        haze: 0.7,
        wrap: 0.8,
      }),
      grade: { look: 'gold', strength: 0.7, exposure: 1.12, vignette: 0.15, grain: 0.028 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
