import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PLAINS } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** The open plain in summer: heaped clouds, herds, white tents, rain far off, the golden hour, stars. */
const looks: Theme = {
  id: 'grassland',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#e4d8c0',
      scene: PLAINS.clouds,
      light: lightOf('frontal', 'right', {
        key: { like: 'highDay', strength: 0.54, colour: [1.04, 1, 0.95] },
        rim: 0.8,
        transfer: 0.08,
      }),
      grade: { look: 'clean', contrast: 0.08, saturation: 1.05, grain: 0.018 },
    },
    halfRight: {
      outfit: '#6a4a42',
      scene: PLAINS.yurts,
      light: lightOf('sky', 'left', {
        key: { like: 'clearDay', strength: 0.54 },
        fill: 0.6,
        transfer: 0.08,
      }),
      grade: { look: 'film', strength: 0.5, contrast: 0.06, grain: 0.02 },
    },
    closeUp: {
      ...inSet('grass-sun', 'sun', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.4 } }),
      overlays: [{ kind: 'flare', x: 0.98, y: 0.2, colour: '#ffdc94', strength: 0.3 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#3a5a84',
      scene: PLAINS.flowers,
      light: lightOf('sky', 'left', { key: { colour: [1.03, 1, 0.96] }, haze: 0.2, transfer: 0.06 }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.1, grain: 0.02 },
    },
    bustLeft: {
      outfit: '#c8a468',
      scene: { ...PLAINS.cairn, flip: true },
      light: lightOf('soft', 'right', {
        key: 'clearDay',
        fill: 0.58,
        tint: 0.12,
        rim: 0.8,
      }),
      grade: { look: 'clean', contrast: 0.1, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('grass-sun', 'sun', { crop: { zoom: 1.04 }, light: { rim: 0.55 } }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.44, colour: '#ffbc5c', strength: 0.28, radius: 0.9 }],
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#a0a0a0',
      scene: PLAINS.greyStorm,
      light: lightOf('hard', 'left', { key: { from: [-0.85, -0.4, 0.65], strength: 0.72 }, rim: 0.5 }),
      grade: { look: 'bw', contrast: 0.2, vignette: 0.2, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#5c6450',
      scene: PLAINS.river,
      light: lightOf('window', 'left', {
        key: { from: [-0.7, -0.45, 0.75], colour: [1.06, 1, 0.9] },
        tint: 0.18,
        rim: 0.9,
        haze: 0.3,
      }),
      grade: { look: 'gold', strength: 0.3, bloom: 0.1, grain: 0.022 },
    },
    lowRight: {
      outfit: '#84705c',
      scene: PLAINS.stars,
      light: lightOf('fire', 'left', {
        key: 'campfire',
        rimColours: [
          [1.2, 0.8, 0.45],
          [0.45, 0.6, 1.1],
        ],
      }),
      overlays: [{ kind: 'sparks', seed: 5, amount: 0.35, colour: '#ffc46a', from: 0.5 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.026 },
    },
    throughLeaves: {
      ...inSet('grass-sun', 'sun', { flip: true, crop: { zoom: 1.25, x: 0.1, y: 0.8 } }),
      framing: { x: 0.58, roll: 3 },
      outfit: '#d8c49c',
      overlays: [
        {
          kind: 'leaves',
          seed: 8,
          sides: ['bottom', 'bottom', 'left', 'right'],
          colours: ['#b89a3c', '#e0c468', '#7c7a34', '#f0dc94'],
          amount: 0.9,
        },
      ],
      grade: { look: 'forest', strength: 0.5, fade: 0.03, grain: 0.024 },
    },
    largeTilted: {
      ...inSet('grass-sun', 'dusk', { crop: { zoom: 1.5, x: 0.8, y: 0.4 } }),
      outfit: '#c8ccc0',
      grade: { look: 'cool', strength: 0.4, fade: 0.03, grain: 0.028 },
    },
    poster: {
      framing: { melt: true },
      scene: PLAINS.poster,
      light: lightOf('paper', 'left', { key: { strength: 0.58, colour: [1, 0.99, 0.95] }, tint: 0.05 }),
      medium: { kind: 'gouache', size: 0.7 },
      overlays: posterFoot(
        'sans',
        { colour: '#1f5c3a', from: 0.7 },
        { text: '草原', colour: '#fdf8ea' },
        { text: 'UNDER THE WIDE SKY', colour: '#d8ea8c', spacing: 0.45 },
      ),
      grade: { grain: 0.028 },
    },
    flash: {
      outfit: '#54383a',
      scene: PLAINS.yurtNight,
      light: lightOf('mono', 'right', {
        key: { from: [0.6, -0.1, 0.85], colour: [1.1, 0.95, 0.8], wrap: 0.1 },
        fill: 0.46,
        tint: 0.08,
        rim: 0.8,
        rimColours: [
          [0.4, 0.5, 0.9],
          [1.3, 0.8, 0.4],
        ],
      }),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      scene: { ...PLAINS.mist, seed: 9 },
      light: lightOf('mist', 'left', { key: { colour: [1, 1, 0.98] } }),
      grade: { look: 'pastel', strength: 0.6, grain: 0.022 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
