import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { PRINT } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** New Year in the old town: lanterns, couplets, paper-cuts, fireworks, plum in the snow. */
const looks: Theme = {
  id: 'spring-festival',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('red-courtyard', 'lanterns'),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
    halfRight: {
      outfit: '#e6ddcc',
      scene: PLACES.gate,
      light: lightOf('soft', 'left', { tint: 0.05, wrap: 0.3 }),
      overlays: [{ kind: 'snow', seed: 7, amount: 0.8 }],
      grade: { look: 'clean', grain: 0.022 },
    },
    closeUp: {
      scene: PLACES.gold,
      light: lightOf('soft', 'right', { tint: 0.05, wrap: 0.4 }),
      grade: { look: 'gold', strength: 0.25, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('temple-fair', 'street'),
      outfit: '#2a2c3c',
      grade: { look: 'film', strength: 0.7, bloom: 0.15, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      outfit: '#a8322c',
      scene: PLACES.window,
      light: lightOf('soft', 'right', { tint: 0.04 }),
      grade: { look: 'clean', contrast: 0.08, grain: 0.02 },
    },
    smallCentre: {
      scene: PLACES.goldFireworks,
      light: lightOf('back', 'right', { rimColour: [1.15, 0.85, 0.55] }),
      overlays: [{ kind: 'sparks', seed: 3, amount: 0.5 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#8a8a8a',
      scene: PLACES.silver,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.1, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('red-courtyard', 'wall', { flip: true }),
      outfit: '#5a3a2c',
      grade: { look: 'film', strength: 0.6, warmth: 0.06, vignette: 0.15, grain: 0.024 },
    },
    lowRight: {
      ...inSet('temple-fair', 'snow', { flip: true }),
      outfit: '#c8b89c',
      grade: { look: 'cool', strength: 0.5, bloom: 0.12, grain: 0.025 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#dcd4c4',
      scene: PLACES.lane,
      light: lightOf('soft', 'left', { rim: 0.8, haze: 0.3 }),
      overlays: [{ kind: 'snow', seed: 17 }, leavesAround(9, ['#d42a3c', '#e85a60', '#b81c34', '#5a2a24'], 0.7)],
      grade: { look: 'pastel', strength: 0.6, grain: 0.022 },
    },
    largeTilted: {
      outfit: '#b8a48c',
      scene: PLACES.dimWindow,
      light: lightOf('soft', 'left', { tint: 0.06 }),
      grade: { look: 'pastel', strength: 0.7, fade: 0.03, grain: 0.028 },
    },
    poster: gouachePoster(
      PRINT,
      posterFoot(
        'serif',
        { colour: '#f6e6cc' },
        { text: '新春', weight: 900, colour: '#b81f1e' },
        { text: 'HAPPY NEW YEAR', colour: '#7a3a24' },
      ),
    ),
    flash: {
      ...inSet('red-courtyard', 'lanterns', { flip: true, crop: { zoom: 1.25, x: 0.2 } }),
      outfit: '#6a1f24',
      overlays: [{ kind: 'sparks', seed: 8, amount: 0.8 }],
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      scene: PLACES.nightLane,
      light: lightOf('lamp', 'left', { rim: 1.1, haze: 0.6, wrap: 0.8 }),
      overlays: [{ kind: 'snow', seed: 25, amount: 1.2 }],
      grade: { look: 'film', strength: 0.6, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
