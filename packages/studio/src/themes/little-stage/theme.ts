import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** A theatre of card: curtains, stars on threads, a moon to swing on, seas and woods in slots, backstage. */
const looks: Theme = {
  id: 'little-stage',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.moon,
      light: lightOf('lamp', 'right', { tint: 0.08 }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      outfit: '#f0dcc0',
      scene: PLACES.sea,
      light: lightOf('soft', 'left'),
      grade: { look: 'clean', grain: 0.018 },
    },
    closeUp: {
      scene: PLACES.curtain,
      light: lightOf('soft', 'right', { tint: 0.02, transfer: 0, wrap: 0.2, haze: 0.15 }),
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    bustCentre: {
      outfit: '#3c2c5c',
      scene: PLACES.blueCurtain,
      light: lightOf('lamp', 'left', { tint: 0.04, haze: 0.2 }),
      overlays: [{ kind: 'sparks', seed: 4, amount: 0.4 }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.022 },
    },
    bustLeft: {
      outfit: '#8c4c2c',
      scene: PLACES.shadow,
      light: lightOf('sun', 'right', { tint: 0.05 }),
      grade: { look: 'film', strength: 0.4, grain: 0.022 },
    },
    smallCentre: {
      scene: PLACES.air,
      light: lightOf('soft', 'left', { rim: 0.6 }),
      overlays: [{ kind: 'confetti', seed: 3, amount: 0.6 }],
      grade: { look: 'clean', bloom: 0.08, grain: 0.018 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      scene: PLACES.greyCurtain,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.12, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#3c4c5c',
      scene: PLACES.backstage,
      light: lightOf('lamp', 'left', { tint: 0.08 }),
      overlays: [{ kind: 'dust', seed: 6 }],
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.025 },
    },
    lowRight: {
      outfit: '#7c4c84',
      scene: PLACES.town,
      light: lightOf('sun', 'left', { tint: 0.06 }),
      grade: { look: 'film', strength: 0.3, grain: 0.02 },
    },
    throughLeaves: {
      framing: { x: 0.58, roll: 4 },
      outfit: '#e8c468',
      scene: PLACES.wood,
      light: lightOf('soft', 'left'),
      overlays: [leavesAround(5, ['#3f7c58', '#74a878', '#f4cc68', '#a8c8a0'], 0.8)],
      grade: { look: 'clean', grain: 0.018 },
    },
    largeTilted: {
      outfit: '#e8b0a4',
      scene: PLACES.peach,
      light: lightOf('soft', 'left', { tint: 0.04 }),
      grade: { look: 'pastel', strength: 0.4, grain: 0.022 },
    },
    poster: {
      framing: { melt: true },
      scene: PLACES.nightTown,
      light: lightOf('paper', 'left', { tint: 0.04 }),
      medium: { kind: 'gouache', size: 0.8 },
      overlays: posterFoot(
        'sans',
        { colour: '#2c1038', from: 0.66 },
        { text: '小剧场', y: 0.895, size: 0.085, font: 'sans', colour: '#fbe29a', spacing: 0.25 },
        { text: 'TONIGHT ON STAGE', y: 0.935, size: 0.021, weight: 700, colour: '#f0b8a8', spacing: 0.45 },
      ),
      grade: { grain: 0.022 },
    },
    flash: {
      ...inSet('theatre-stage', 'beam'),
      outfit: '#c83c40',
      overlays: [{ kind: 'confetti', seed: 8, amount: 0.8 }],
      grade: { look: 'clean', contrast: 0.12, vignette: 0.15, grain: 0.026 },
    },
    lowLeft: {
      scene: PLACES.mirror,
      light: lightOf('back', 0, {
        key: { like: 'overLens', strength: 0.52, colour: [1.04, 1, 0.94] },
        rim: 0.8,
        rimColour: [1.1, 0.95, 0.8],
      }),
      grade: { look: 'clean', grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
