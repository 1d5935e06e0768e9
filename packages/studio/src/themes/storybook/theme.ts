import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** A picture book as a stage of cut paper: hills and a balloon, a night of little houses, a boat on scalloped waves. */
const looks: Theme = {
  id: 'storybook',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('paper-land', 'day', { flip: true }),
      grade: { look: 'clean', bloom: 0.08, grain: 0.018 },
    },
    halfRight: {
      ...inSet('paper-land', 'day', { crop: { zoom: 1.1 } }),
      outfit: '#e8604c',
      grade: { look: 'clean', grain: 0.018 },
    },
    closeUp: {
      ...inSet('paper-land', 'sea', { crop: { zoom: 1.4, x: 0.9, y: 0.3 } }),
      grade: { look: 'clean', bloom: 0.08, grain: 0.018 },
    },
    bustCentre: {
      ...inSet('paper-land', 'night'),
      outfit: '#3c4c8c',
      grade: { look: 'clean', bloom: 0.12, vignette: 0.1, grain: 0.022 },
    },
    bustLeft: {
      ...inSet('paper-land', 'sea', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#58a8b8',
      overlays: [{ kind: 'confetti', seed: 5, amount: 0.4 }],
      grade: { look: 'clean', grain: 0.016 },
    },
    smallCentre: {
      ...inSet('paper-land', 'night', { flip: true, crop: { zoom: 1.15 } }),
      grade: { look: 'film', strength: 0.3, grain: 0.02 },
    },
    leanLeft: {
      outfit: '#8a8a8a',
      scene: PLACES.greyCrayon,
      light: lightOf('mono', 'right', { fill: 0.56 }),
      medium: { kind: 'pencil', paper: '#f8f4ea', lead: '#3c3836' },
      overlays: [
        { kind: 'confetti', seed: 8, amount: 0.7, after: true, colours: ['#f0b848', '#e8604c', '#58a8b8', '#84b464'] },
      ],
      grade: { grain: 0.02 },
    },
    bustHigh: {
      ...inSet('paper-land', 'sea', { crop: { zoom: 1.3, x: 0.1 } }),
      outfit: '#c85038',
      overlays: [{ kind: 'petals', seed: 4, amount: 0.5, colours: ['#d8783c', '#e8a83c', '#c85038'] }],
      grade: { look: 'film', strength: 0.4, vignette: 0.15, grain: 0.022 },
    },
    lowRight: {
      ...inSet('paper-land', 'sea', { crop: { zoom: 1.05 } }),
      outfit: '#f0e4c8',
      grade: { look: 'clean', grain: 0.018 },
    },
    throughLeaves: {
      ...inSet('paper-land', 'day', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#e8b84c',
      overlays: [leavesAround(5, ['#5c9850', '#84b45c', '#f08c9c', '#f4c848'], 0.9)],
      grade: { look: 'clean', grain: 0.018 },
    },
    largeTilted: {
      ...inSet('paper-land', 'day', { crop: { zoom: 1.5, x: 0.9, y: 0.3 } }),
      outfit: '#e8a0a8',
      overlays: [{ kind: 'petals', seed: 9, amount: 0.6 }],
      grade: { look: 'pastel', strength: 0.5, grain: 0.022 },
    },
    poster: {
      framing: { melt: true },
      scene: PLACES.dawnBalloons,
      light: lightOf('paper', 'left', { tint: 0.06 }),
      medium: { kind: 'gouache', size: 0.9 },
      overlays: posterFoot(
        'sans',
        { colour: '#8c4448' },
        { text: '童话书', y: 0.9, size: 0.085, font: 'sans', colour: '#fdecc8', spacing: 0.25 },
        { text: 'A STORY OF YOU', y: 0.94, size: 0.021, weight: 700, colour: '#f8c888', spacing: 0.45 },
      ),
      grade: { grain: 0.022 },
    },
    flash: {
      ...inSet('paper-land', 'night', { crop: { zoom: 1.35, x: 0.9, y: 0.2 } }),
      outfit: '#e8e4f0',
      grade: { look: 'clean', contrast: 0.1, vignette: 0.15, grain: 0.022 },
    },
    lowLeft: {
      ...inSet('paper-land', 'day', { crop: { zoom: 1.25, x: 0.8, y: 0.2 } }),
      grade: { look: 'clean', grain: 0.018 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
