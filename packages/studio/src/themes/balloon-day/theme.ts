import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { inSet } from '../stand-in-set.ts';
import { PARTY } from './balloons.ts';
import { FRAMED } from './framed.ts';
import { RAYS } from './parties.ts';
import { WARDROBE } from './wardrobe.ts';

/** A day of balloons: a room with a cake, the lawn under bunting, a meadow, and lamps when it grows dark. */
const looks: Theme = {
  id: 'balloon-day',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('party-garden', 'lawn'),
      grade: { look: 'clean', bloom: 0.1, grain: 0.018 },
    },
    halfRight: {
      ...inSet('party-garden', 'room'),
      outfit: '#f4ece0',
      grade: { look: 'clean', grain: 0.018 },
    },
    closeUp: {
      ...inSet('party-garden', 'lawn', { crop: { zoom: 1.4, x: 0.9, y: 0.2 } }),
      overlays: [{ kind: 'confetti', seed: 3, amount: 0.4, colours: PARTY }],
      grade: { look: 'clean', grain: 0.018 },
    },
    bustCentre: {
      ...inSet('party-garden', 'evening'),
      outfit: '#3a3450',
      grade: { look: 'film', strength: 0.5, bloom: 0.18, vignette: 0.15, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('party-garden', 'room', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#f4c86a',
      overlays: [{ kind: 'confetti', seed: 8, amount: 0.5, colours: PARTY }],
      grade: { look: 'clean', grain: 0.018 },
    },
    smallCentre: {
      ...inSet('party-garden', 'lawn', { flip: true, crop: { zoom: 1.15 } }),
      grade: { look: 'gold', strength: 0.4, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('party-garden', 'room', { flip: true, crop: { zoom: 1.4, x: 0.9, y: 0.2 } }),
      outfit: '#8a8a8a',
      grade: { look: 'bw', contrast: 0.1, grain: 0.04 },
    },
    bustHigh: {
      ...inSet('party-garden', 'evening', { flip: true, crop: { zoom: 1.3, x: 0.9 } }),
      outfit: '#f4efe4',
      overlays: [{ kind: 'confetti', seed: 15, amount: 0.5, colours: ['#f6c65a', '#ffe8b0', '#ffffff'] }],
      grade: { look: 'film', strength: 0.4, grain: 0.02 },
    },
    lowRight: {
      ...inSet('party-garden', 'room', { crop: { zoom: 1.35, x: 0.1, y: 0.4 } }),
      outfit: '#7a9cc0',
      grade: { look: 'clean', warmth: 0.05, bloom: 0.08, grain: 0.02 },
    },
    throughLeaves: {
      ...inSet('grass-sun', 'flowers', { crop: { zoom: 1.3, y: 1 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#f2b8a8',
      overlays: [leavesAround(5, ['#8cb85c', '#f6dc8c', '#f2b4c4', '#6c9c44'], 0.7)],
      grade: { look: 'clean', bloom: 0.1, grain: 0.018 },
    },
    largeTilted: {
      ...inSet('party-garden', 'lawn', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.1 } }),
      outfit: '#ecdcd4',
      overlays: [{ kind: 'confetti', seed: 21, amount: 0.4, colours: ['#f2a8c0', '#f6c65a', '#f28a7e'] }],
      grade: { look: 'pastel', strength: 0.4, grain: 0.022 },
    },
    poster: gouachePoster(
      RAYS,
      [
        { kind: 'mist', colour: '#f6c65a', from: 0.72, strength: 1 },
        { kind: 'confetti', seed: 7, amount: 0.5, colours: PARTY },
        { kind: 'text', text: '气球日', x: 0.5, y: 0.9, size: 0.09, weight: 900, colour: '#b8402f', spacing: 0.2 },
        {
          kind: 'text',
          text: 'BALLOON DAY',
          x: 0.5,
          y: 0.944,
          size: 0.024,
          weight: 700,
          colour: '#8a4a2c',
          spacing: 0.5,
        },
      ],
      { grain: 0.022 },
    ),
    flash: {
      ...inSet('party-garden', 'evening', { crop: { zoom: 1.35, x: 0.1, y: 0.2 } }),
      outfit: '#2c4a6a',
      overlays: [{ kind: 'confetti', seed: 12, amount: 0.9, colours: PARTY }],
      grade: { look: 'clean', contrast: 0.1, vignette: 0.25, grain: 0.026 },
    },
    lowLeft: {
      ...inSet('summer-field', 'clouds'),
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
