import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { GREAT_PLATE } from './landscapes.ts';
import { WARDROBE } from './wardrobe.ts';

/** Cobalt on white: winding lotus, plates and tiles, and a garden and a canal in mist, at dusk and under the moon. */
const looks: Theme = {
  id: 'blue-porcelain',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('moon-garden', 'moon', { flip: true, crop: { zoom: 1.05 } }),
      grade: { look: 'film', strength: 0.5, bloom: 0.1, grain: 0.022 },
    },
    halfRight: {
      outfit: '#e8ecf2',
      scene: PLACES.studioRight,
      light: lightOf('soft', 'left', { tint: 0.04 }),
      grade: { look: 'clean', grain: 0.02 },
    },
    closeUp: {
      scene: PLACES.cobalt,
      light: lightOf('soft', 'right', { tint: 0, transfer: 0, wrap: 0.1, haze: 0.1 }),
      grade: { look: 'clean', contrast: 0.06, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#6a4a38',
      ...inSet('moon-garden', 'gate', { flip: true, crop: { zoom: 1.15 } }),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      outfit: '#34569c',
      scene: PLACES.studio,
      light: lightOf('soft', 'right', { tint: 0.03 }),
      grade: { look: 'clean', grain: 0.018 },
    },
    smallCentre: {
      scene: PLACES.greatPlate,
      light: lightOf('back', -0.5, {
        key: { like: 'wash', strength: 0.54 },
        rim: 1.2,
        rimColour: [0.85, 0.95, 1.15],
      }),
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#8a8a8a',
      scene: PLACES.crackle,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.15, grain: 0.04 },
    },
    bustHigh: {
      outfit: '#4c4438',
      ...inSet('canal-lanterns', 'wall', { crop: { zoom: 1.1, x: 0.3 } }),
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.024 },
    },
    lowRight: {
      outfit: '#d8dce4',
      scene: PLACES.plates,
      light: lightOf('soft', 'left'),
      grade: { look: 'film', strength: 0.5, grain: 0.022 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#9cb0cc',
      scene: PLACES.plum,
      light: lightOf('soft', 'left', { tint: 0.04 }),
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.6, colours: ['#ffffff', '#a9c3e8', '#5c86c8'] },
        leavesAround(5, ['#2f5fb0', '#a9c3e8', '#e4edf8', '#17357a'], 0.7),
      ],
      grade: { look: 'clean', grain: 0.02 },
    },
    largeTilted: {
      outfit: '#b4c0d4',
      ...inSet('white-studio-window', 'leaves', { crop: { zoom: 1.2 } }),
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: {
      framing: { melt: true, y: 0.42 },
      scene: GREAT_PLATE,
      light: lightOf('paper', 'left', {
        key: { like: 'mono', from: [-0.7, -0.5, 0.75], strength: 0.66 },
        fill: 0.52,
      }),
      medium: { kind: 'screenprint', colours: ['#12295e', '#2f5fb0', '#8fb0de', '#f4f7fb'] },
      overlays: posterFoot(
        'serif',
        { colour: '#e4eaf2', from: 0.66 },
        { text: '青花', y: 0.88, colour: '#17357a' },
        { text: 'BLUE & WHITE', y: 0.922, colour: '#2f5fb0', spacing: 0.6 },
      ),
      grade: { grain: 0.02 },
    },
    flash: {
      outfit: '#20304c',
      scene: PLACES.waves,
      light: lightOf('flash', 'right'),
      grade: { look: 'clean', contrast: 0.15, vignette: 0.25, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('canal-lanterns', 'mist'),
      grade: { look: 'cool', strength: 0.4, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
