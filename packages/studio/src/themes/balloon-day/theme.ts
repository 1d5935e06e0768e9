import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { PARTY } from './balloons.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { RAYS } from './parties.ts';
import { WARDROBE } from './wardrobe.ts';

/** A day of balloons: the lawn, kites, flags of paper, a cake, and lights when it grows dark. */
const looks: Theme = {
  id: 'balloon-day',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.lawn,
      light: lightOf('sun', 'right'),
      grade: { look: 'clean', bloom: 0.1, grain: 0.018 },
    },
    halfRight: {
      outfit: '#f4ece0',
      scene: PLACES.mint,
      light: lightOf('soft', 'right'),
      grade: { look: 'clean', grain: 0.018 },
    },
    closeUp: {
      scene: PLACES.sky,
      light: lightOf('soft', 'right', { wrap: 0.4 }),
      overlays: [{ kind: 'confetti', seed: 3, amount: 0.4, colours: PARTY }],
      grade: { look: 'clean', grain: 0.018 },
    },
    bustCentre: {
      outfit: '#3a3450',
      scene: PLACES.candles,
      light: lightOf('lamp', 'left', { key: { from: [-0.3, 0.3, 0.9], strength: 0.52 } }),
      grade: { look: 'film', strength: 0.5, bloom: 0.18, vignette: 0.15, grain: 0.026 },
    },
    bustLeft: {
      outfit: '#f4c86a',
      scene: PLACES.peach,
      light: lightOf('soft', 'left'),
      overlays: [{ kind: 'confetti', seed: 8, amount: 0.5, colours: PARTY }],
      grade: { look: 'clean', grain: 0.018 },
    },
    smallCentre: {
      scene: PLACES.goldLawn,
      light: lightOf('back', 'right', { rimColour: [1.2, 0.95, 0.65] }),
      overlays: [{ kind: 'flare', x: 0.75, y: 0.12, colour: '#ffd890', strength: 0.25, radius: 0.8 }],
      grade: { look: 'gold', strength: 0.4, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#8a8a8a',
      scene: PLACES.grey,
      light: lightOf('mono', 'right', { fill: 0.56 }),
      grade: { look: 'bw', contrast: 0.1, grain: 0.04 },
    },
    bustHigh: {
      outfit: '#f4efe4',
      scene: PLACES.red,
      light: lightOf('soft', 'left'),
      overlays: [{ kind: 'confetti', seed: 15, amount: 0.5, colours: ['#f6c65a', '#ffe8b0', '#ffffff'] }],
      grade: { look: 'film', strength: 0.4, grain: 0.02 },
    },
    lowRight: {
      outfit: '#7a9cc0',
      scene: PLACES.cake,
      light: lightOf('soft', 'left', { rim: 0.7 }),
      grade: { look: 'clean', warmth: 0.05, bloom: 0.08, grain: 0.02 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#f2b8a8',
      scene: PLACES.meadow,
      light: lightOf('sun', 'right', { rim: 0.8 }),
      overlays: [leavesAround(5, ['#8cb85c', '#f6dc8c', '#f2b4c4', '#6c9c44'], 0.7)],
      grade: { look: 'clean', bloom: 0.1, grain: 0.018 },
    },
    largeTilted: {
      outfit: '#ecdcd4',
      scene: PLACES.white,
      light: lightOf('soft', 'right', { haze: 0.1 }),
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
      outfit: '#2c4a6a',
      scene: PLACES.blueCake,
      light: lightOf('flash', 'right'),
      overlays: [{ kind: 'confetti', seed: 12, amount: 0.9, colours: PARTY }],
      grade: { look: 'clean', contrast: 0.1, vignette: 0.25, grain: 0.026 },
    },
    lowLeft: {
      scene: PLACES.morning,
      light: lightOf('soft', 'left', { haze: 0.5, wrap: 0.7 }),
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
