import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { PRINT } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';
import { PEACH } from './yards.ts';

/** South of the river in spring: white walls, canals, rain, paper umbrellas, indigo cloth. */
const looks: Theme = {
  id: 'jiangnan',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.canal,
      light: lightOf('soft', 'right', { rim: 0.8, haze: 0.3 }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      outfit: '#5c7c84',
      scene: PLACES.wall,
      light: lightOf('soft', 'left'),
      overlays: [{ kind: 'petals', seed: 7, amount: 0.6, colours: PEACH }],
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
    closeUp: {
      scene: PLACES.dyeYard,
      light: lightOf('soft', 'right', { wrap: 0.4 }),
      grade: { look: 'clean', grain: 0.02 },
    },
    bustCentre: {
      outfit: '#2c3646',
      scene: PLACES.nightCanal,
      light: lightOf('lamp', 'left'),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      outfit: '#e4dccc',
      scene: PLACES.umbrellas,
      light: lightOf('soft', 'right'),
      grade: { look: 'clean', bloom: 0.08, grain: 0.02 },
    },
    smallCentre: {
      scene: PLACES.duskCanal,
      light: lightOf('back', 'right', { rimColour: [1.15, 0.85, 0.65] }),
      overlays: [{ kind: 'flare', x: 0.52, y: 0.46, colour: '#ffc890', strength: 0.2, radius: 0.8 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      scene: PLACES.greyLake,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.1, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#3c4a44',
      scene: PLACES.tea,
      light: lightOf('soft', 'right', { key: { from: [0.85, -0.35, 0.65], strength: 0.6 }, fill: 0.52 }),
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.024 },
    },
    lowRight: {
      outfit: '#dcd8cc',
      scene: PLACES.field,
      light: lightOf('sun', 'left'),
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#b4bcb0',
      scene: PLACES.gate,
      light: lightOf('soft', 'left', { rim: 0.7 }),
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.6, colours: PEACH },
        {
          kind: 'leaves',
          seed: 5,
          sides: ['left', 'bottom', 'right', 'bottom'],
          amount: 0.8,
          colours: ['#6a9458', '#f8c4d0', '#8ab074', '#f29ab0'],
        },
      ],
      grade: { look: 'forest', strength: 0.3, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#9cb0b4',
      scene: PLACES.bambooWall,
      light: lightOf('soft', 'left', { haze: 0.15 }),
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: {
      framing: { melt: true },
      scene: PRINT,
      light: lightOf('paper', 'left'),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'serif',
        { colour: '#f2f0ea', from: 0.7 },
        { text: '江南', colour: '#26292e' },
        { text: 'SOUTH OF THE RIVER', colour: '#5a6268' },
      ),
      grade: { grain: 0.025 },
    },
    flash: {
      outfit: '#3a4654',
      scene: PLACES.dimWall,
      light: lightOf('flash', 'right'),
      overlays: [{ kind: 'petals', seed: 26, amount: 0.7, colours: PEACH }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.3, grain: 0.03 },
    },
    tiny: {
      scene: PLACES.lake,
      light: lightOf('soft', 'left', { haze: 0.6, wrap: 0.7 }),
      overlays: [{ kind: 'mist', colour: '#e4eae6', from: 0.62, strength: 0.97 }],
      grade: { look: 'cool', strength: 0.5, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
