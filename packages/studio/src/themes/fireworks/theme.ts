import { composeSheets, defineTheme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { PAPER_NIGHT, PLACES } from './grounds.ts';

/** A summer night by the river: fireworks, stalls and paper lamps, with the hot bright afternoon before it. */
export const theme = defineTheme({
  id: 'fireworks',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.river,
      light: lightOf('lamp', 'right', {
        rimColours: [
          [1, 0.75, 0.8],
          [1.15, 0.9, 0.6],
        ],
      }),
      grade: { look: 'clean', exposure: 1.05, bloom: 0.18, grain: 0.022 },
    },
    halfRight: {
      outfit: '#4a5a8a',
      scene: PLACES.gold,
      light: lightOf('lamp', 'left', { rim: 1.1 }),
      grade: { look: 'film', strength: 0.4, bloom: 0.18, grain: 0.022 },
    },
    closeUp: {
      scene: PLACES.fish,
      light: lightOf('soft', 'right', { wrap: 0.4 }),
      grade: { look: 'clean', grain: 0.02 },
    },
    bustCentre: {
      outfit: '#2c3450',
      scene: PLACES.lamps,
      light: lightOf('lamp', 'left', { key: { from: [-0.5, 0.35, 0.85], strength: 0.56 } }),
      grade: { look: 'film', strength: 0.5, bloom: 0.15, vignette: 0.15, grain: 0.026 },
    },
    bustLeft: {
      outfit: '#e8dcc8',
      scene: PLACES.street,
      light: lightOf('lamp', 'right', { fill: 0.56, rim: 1.1 }),
      grade: { look: 'clean', warmth: 0.05, bloom: 0.15, grain: 0.022 },
    },
    smallCentre: {
      scene: PLACES.dusk,
      light: lightOf('back', 'right', { rimColour: [1.15, 0.85, 0.8] }),
      grade: { look: 'clean', bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      scene: PLACES.greyRiver,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.1, bloom: 0.12, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#f0d8d4',
      scene: PLACES.rose,
      light: lightOf('lamp', 'left', {
        rimColours: [
          [1.1, 0.75, 0.85],
          [1.2, 0.8, 0.9],
        ],
      }),
      grade: { look: 'rose', strength: 0.25, bloom: 0.15, grain: 0.024 },
    },
    lowRight: {
      outfit: '#d8ccb4',
      scene: PLACES.fans,
      light: lightOf('soft', 'left'),
      grade: { look: 'clean', contrast: 0.05, grain: 0.02 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#5c7ca8',
      scene: PLACES.blueHour,
      light: lightOf('soft', 'left', { rim: 0.9 }),
      overlays: [
        { kind: 'bokeh', seed: 5, amount: 0.5, colours: ['#ffb870', '#ff8a6a', '#ffe0b0'], radius: [0.012, 0.04] },
      ],
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#e4dcd0',
      scene: PLACES.wheels,
      light: lightOf('soft', 'right', { haze: 0.1 }),
      grade: { look: 'clean', grain: 0.02 },
    },
    poster: {
      framing: { melt: true },
      scene: PAPER_NIGHT,
      light: lightOf('paper', 'left'),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'serif',
        { colour: '#182454', from: 0.7 },
        { text: '烟火', weight: 900, colour: '#f8d484' },
        { text: 'SUMMER FIREWORKS', y: 0.944, colour: '#e8dcc8' },
      ),
      grade: { grain: 0.022 },
    },
    flash: {
      outfit: '#3a4a6c',
      scene: PLACES.toys,
      light: lightOf('flash', 'right'),
      overlays: [{ kind: 'sparks', seed: 6, amount: 0.8, colour: '#ffd890', from: 0.45 }],
      grade: { look: 'clean', contrast: 0.1, vignette: 0.2, grain: 0.028 },
    },
    tiny: {
      scene: PLACES.blue,
      light: lightOf('lamp', 'right', {
        wrap: 0.7,
        rimColours: [
          [0.7, 0.85, 1.2],
          [0.8, 0.95, 1.2],
        ],
      }),
      overlays: [{ kind: 'mist', colour: '#0c1836', from: 0.66, strength: 0.92 }],
      grade: { look: 'cool', strength: 0.3, bloom: 0.15, grain: 0.024 },
    },
  }),
});
