import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { NIGHT_TOWN } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** A small theatre: its curtain, beams and tiers, a moon and stars on ropes, seas and hills of card. */
const looks: Theme = {
  id: 'little-stage',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('theatre-stage', 'moon'),
      grade: { look: 'clean', bloom: 0.15, grain: 0.02 },
    },
    halfRight: {
      ...inSet('paper-land', 'sea', { crop: { zoom: 1.1 } }),
      outfit: '#f0dcc0',
      grade: { look: 'clean', grain: 0.018 },
    },
    closeUp: {
      ...inSet('theatre-stage', 'curtain', { crop: { zoom: 1.35, x: 0.3, y: 0.7 } }),
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    bustCentre: {
      ...inSet('paper-land', 'night', { crop: { zoom: 1.05 } }),
      outfit: '#3c2c5c',
      overlays: [{ kind: 'sparks', seed: 4, amount: 0.4 }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.022 },
    },
    bustLeft: {
      ...inSet('theatre-stage', 'tiers', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#8c4c2c',
      grade: { look: 'gold', strength: 0.4, bloom: 0.15, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('paper-land', 'day'),
      overlays: [{ kind: 'confetti', seed: 3, amount: 0.6 }],
      grade: { look: 'clean', bloom: 0.08, grain: 0.018 },
    },
    leanLeft: {
      ...inSet('theatre-stage', 'beam', { flip: true }),
      outfit: '#7c7c7c',
      grade: { look: 'bw', contrast: 0.12, exposure: 1.1, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('jazz-bar', 'stage', { crop: { zoom: 1.1 } }),
      outfit: '#3c4c5c',
      overlays: [{ kind: 'dust', seed: 6 }],
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.025 },
    },
    lowRight: {
      ...inSet('theatre-stage', 'moon', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#7c4c84',
      grade: { look: 'film', strength: 0.5, warmth: 0.1, grain: 0.02 },
    },
    throughLeaves: {
      ...inSet('paper-land', 'day', { flip: true, crop: { zoom: 1.3, x: 0.3 } }),
      framing: { x: 0.58, roll: 4 },
      outfit: '#e8c468',
      overlays: [leavesAround(5, ['#3f7c58', '#74a878', '#f4cc68', '#a8c8a0'], 0.8)],
      grade: { look: 'clean', grain: 0.018 },
    },
    largeTilted: {
      ...inSet('paper-land', 'sea', { flip: true, crop: { zoom: 1.45, x: 0.4, y: 0.2 } }),
      outfit: '#e8b0a4',
      grade: { look: 'pastel', strength: 0.4, grain: 0.022 },
    },
    poster: {
      framing: { melt: true },
      scene: NIGHT_TOWN,
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
      ...inSet('theatre-stage', 'beam', { crop: { zoom: 1.2, x: 0.2 } }),
      outfit: '#c83c40',
      overlays: [{ kind: 'confetti', seed: 8, amount: 0.8 }],
      grade: { look: 'clean', contrast: 0.12, vignette: 0.15, grain: 0.026 },
    },
    lowLeft: {
      ...inSet('theatre-stage', 'curtain', { flip: true }),
      grade: { look: 'clean', exposure: 1.05, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
