import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { SHORES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** The hour from the low sun to the last light, on the beach. */
const recipe: Theme = {
  id: 'seaside-sunset',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('gold-sea', 'wide', { flip: true }),
      grade: { look: 'gold', strength: 0.6, bloom: 0.25, grain: 0.02 },
    },
    halfRight: {
      ...inSet('gold-sea', 'sun', { flip: true, crop: { zoom: 1.5, x: 0.2, y: 0.8 } }),
      outfit: '#e4d8c4',
      grade: { look: 'rose', strength: 0.6, bloom: 0.2, grain: 0.025 },
    },
    closeUp: {
      ...inSet('gold-sea', 'sun'),
      grade: { look: 'film', bloom: 0.3, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('gold-sea', 'blue-hour'),
      outfit: '#3c4a5e',
      grade: { look: 'cool', vignette: 0.25, grain: 0.03 },
    },
    bustLeft: {
      outfit: '#c9a27a',
      scene: SHORES.peachPalms,
      light: lightOf('openShade', 'right', { key: { from: [0.6, -0.5, 0.75], strength: 0.48 }, fill: 0.64, haze: 0.3 }),
      grade: { look: 'pastel', bloom: 0.15, grain: 0.02 },
    },
    smallCentre: {
      scene: SHORES.greatSun,
      light: lightOf('openShade', 'right', {
        key: { from: [0.2, -0.3, 0.95], strength: 0.36 },
        fill: 0.42,
        tint: 0.5,
        rim: 2.3,
        haze: 0.4,
        wrap: 1.3,
        expose: 0.9,
        transfer: 0,
      }),
      overlays: [{ kind: 'flare', x: 0.52, y: 0.42, colour: '#ff9a4a', strength: 0.25, radius: 0.9 }],
      grade: { look: 'film', strength: 0.8, vignette: 0.25, grain: 0.025 },
    },
    leanLeft: {
      outfit: '#ada085',
      scene: SHORES.greyRocks,
      light: lightOf('hard', 0.9, { key: { strength: 0.8 }, fill: 0.42, rim: 0.7 }),
      grade: { look: 'bw', vignette: 0.3, grain: 0.05 },
    },
    bustHigh: {
      outfit: '#66697a',
      scene: SHORES.magenta,
      light: lightOf('openShade', 'left', { key: { from: [-0.6, -0.4, 0.8], strength: 0.55 }, fill: 0.56, rim: 1 }),
      overlays: [{ kind: 'leak', seed: 3, strength: 0.6, colours: ['#ff6a4a', '#ffb06a'] }],
      grade: { look: 'film', strength: 0.7, fade: 0.05, bloom: 0.25, grain: 0.03 },
    },
    lowRight: {
      outfit: '#e6dccb',
      scene: SHORES.terrace,
      light: lightOf('frontal', 'left', {
        key: 'settingSun',
        gobo: { kind: 'leaves', angle: -20, floor: 0.42, seed: 4 },
        fill: 0.48,
        rim: 0.2,
        transfer: 0.1,
        wrap: 0.2,
      }),
      grade: { look: 'film', strength: 0.8, warmth: 0.15, grain: 0.025 },
    },
    throughLeaves: {
      framing: { mirror: true, x: 0.6 },
      outfit: '#ded2bb',
      scene: SHORES.greenCove,
      light: lightOf('frontal', 'left', {
        key: { from: [-0.6, -0.6, 0.65], colour: [1.08, 0.98, 0.86] },
        tint: 0.2,
        rim: 1,
        haze: 0.3,
      }),
      overlays: [
        leavesAround(6, ['#24402e', '#3b5a38', '#6a7a3a', '#16291e']),
        { kind: 'flare', x: 0.05, y: 0.3, colour: '#ffd9a0', strength: 0.28, radius: 0.7 },
      ],
      grade: { look: 'forest', strength: 0.8, bloom: 0.2, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#7f97a8',
      scene: SHORES.paleSea,
      light: lightOf('lowSun', 'right', {
        key: { from: [0.5, -0.5, 0.8], strength: 0.45 },
        fill: 0.64,
        rim: 0.6,
        haze: 0.4,
      }),
      overlays: [{ kind: 'bokeh', seed: 5, colours: ['#fff0dc', '#ffd7b8'], amount: 0.8 }],
      grade: { look: 'rose', strength: 0.6, fade: 0.04, grain: 0.035 },
    },
    poster: {
      framing: { melt: true },
      scene: SHORES.poster,
      light: lightOf('paper', 'left', { key: { strength: 0.6, colour: [1, 0.97, 0.92] }, fill: 0.58, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#12404f', from: 0.7 },
        { text: '海边落日', y: 0.92, size: 0.085, colour: '#fbe7c6', spacing: 0.14 },
        { text: 'SEASIDE SUNSET', y: 0.963, size: 0.022, colour: '#f2a878' },
      ),
      grade: { grain: 0.03 },
    },
    flash: {
      outfit: '#e8e2d8',
      scene: SHORES.afterDark,
      light: lightOf('bulb', 'right', { key: { strength: 0.75 }, fill: 0.42, tint: 0.05, rim: 0.3, wrap: 0.2 }),
      grade: { look: 'clean', contrast: 0.3, vignette: 0.45, grain: 0.035 },
    },
    lowLeft: {
      scene: SHORES.wideSands,
      light: lightOf('counterLight', 'left', {
        key: { from: [-0.6, -0.5, 0.7], strength: 0.45 },
        fill: 0.58,
        rim: 1,
        haze: 0.7,
        wrap: 1,
      }),
      grade: { look: 'pastel', strength: 0.8, vignette: 0.15, grain: 0.025 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
