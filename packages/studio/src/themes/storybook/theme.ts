import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** The pages of a picture book in cut paper and crayon: meadow, balloons, stars on threads, a whale, a rocket. */
const looks: Theme = {
  id: 'storybook',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.meadow,
      light: lightOf('sun', 'right', { tint: 0.08 }),
      grade: { look: 'clean', bloom: 0.08, grain: 0.018 },
    },
    halfRight: {
      outfit: '#e8604c',
      scene: PLACES.balloons,
      light: lightOf('soft', 'left'),
      grade: { look: 'clean', grain: 0.018 },
    },
    closeUp: {
      scene: PLACES.clouds,
      light: lightOf('soft', 'right', { tint: 0.05 }),
      grade: { look: 'clean', bloom: 0.08, grain: 0.018 },
    },
    bustCentre: {
      outfit: '#3c4c8c',
      scene: PLACES.night,
      light: lightOf('lamp', 'left', { tint: 0.06 }),
      grade: { look: 'clean', bloom: 0.12, vignette: 0.1, grain: 0.022 },
    },
    bustLeft: {
      outfit: '#58a8b8',
      scene: PLACES.crayon,
      light: lightOf('soft', 'right', { tint: 0.02 }),
      overlays: [{ kind: 'confetti', seed: 5, amount: 0.4 }],
      grade: { look: 'clean', grain: 0.016 },
    },
    smallCentre: {
      scene: PLACES.book,
      light: lightOf('soft', 'left', { tint: 0.05, rim: 0.3 }),
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
      outfit: '#c85038',
      scene: PLACES.autumnWood,
      light: lightOf('lamp', 'right', { tint: 0.06 }),
      overlays: [{ kind: 'petals', seed: 4, amount: 0.5, colours: ['#d8783c', '#e8a83c', '#c85038'] }],
      grade: { look: 'film', strength: 0.4, vignette: 0.15, grain: 0.022 },
    },
    lowRight: {
      outfit: '#f0e4c8',
      scene: PLACES.sea,
      light: lightOf('sun', 'left', { tint: 0.06 }),
      grade: { look: 'clean', grain: 0.018 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#e8b84c',
      scene: PLACES.wood,
      light: lightOf('soft', 'left', { tint: 0.05 }),
      overlays: [leavesAround(5, ['#5c9850', '#84b45c', '#f08c9c', '#f4c848'], 0.9)],
      grade: { look: 'clean', grain: 0.018 },
    },
    largeTilted: {
      outfit: '#e8a0a8',
      scene: PLACES.pinkMeadow,
      light: lightOf('soft', 'left', { tint: 0.05 }),
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
      outfit: '#e8e4f0',
      scene: PLACES.space,
      light: lightOf('flash', 'right'),
      grade: { look: 'clean', contrast: 0.1, vignette: 0.15, grain: 0.022 },
    },
    lowLeft: {
      scene: PLACES.castle,
      light: lightOf('back', 'right', { rim: 0.7, rimColour: [1.05, 1, 0.9] }),
      grade: { look: 'clean', grain: 0.018 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
