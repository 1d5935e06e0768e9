import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { giltFrame, LIMED } from './frames.ts';
import { CANVASES } from './grounds.ts';
import { STUDIES } from './studies.ts';
import { WARDROBE } from './wardrobe.ts';

/** Painted onto canvas, stroke by stroke: from old masters to wild colour. */
const looks: Theme = {
  id: 'oil-painting',
  sheets: composeSheets({
    ...STUDIES,
    wideLeft: {
      outfit: '#e6dcc8',
      scene: CANVASES.poppies,
      light: lightOf('northWindow', 'right', {
        key: { like: 'highDay', strength: 0.52, colour: [1.05, 1, 0.92] },
        fill: 0.6,
        tint: 0.2,
        rim: 0.6,
      }),
      medium: { kind: 'oil', size: 0.9 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    halfRight: {
      outfit: '#7a1f24',
      scene: CANVASES.sapphire,
      light: lightOf('northWindow', 'left', {
        key: { like: 'chiaroscuro', strength: 0.64, colour: [1.05, 0.98, 0.88] },
        fill: 0.46,
      }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { look: 'film', strength: 0.4 },
    },
    closeUp: {
      scene: CANVASES.oldMaster,
      light: lightOf('northWindow', 'left', {
        key: { like: 'readingLamp', from: [-0.9, -0.45, 0.6], strength: 0.76 },
        fill: 0.4,
      }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { look: 'film', strength: 0.6, contrast: 0.1, vignette: 0.2 },
    },
    bustCentre: {
      outfit: '#c89a3a',
      scene: CANVASES.window,
      light: lightOf('northWindow', 'left', {
        key: 'farWindow',
        fill: 0.52,
      }),
      medium: { kind: 'oil', size: 0.7 },
      grade: { contrast: 0.08 },
    },
    bustLeft: {
      outfit: '#2c3a58',
      scene: CANVASES.wheat,
      light: lightOf('northWindow', 'right', {
        key: { like: 'clearDay', strength: 0.58, colour: [1.07, 1, 0.88] },
        fill: 0.56,
        rim: 0.7,
      }),
      medium: { kind: 'oil', size: 0.85 },
      grade: { saturation: 1.08 },
    },
    leanLeft: {
      outfit: '#8a8478',
      scene: CANVASES.grey,
      light: lightOf('northWindow', 'right', {
        key: { like: 'mono', from: [0.85, -0.45, 0.65], strength: 0.62 },
        fill: 0.48,
      }),
      medium: { kind: 'oil', size: 0.9 },
      overlays: giltFrame(0.055, 0, LIMED),
      grade: { saturation: 0.35, contrast: 0.15 },
    },
    bustHigh: {
      outfit: '#2c2a3a',
      scene: CANVASES.starry,
      light: lightOf('northWindow', -0.5, {
        key: { like: 'openAir', colour: [1.03, 0.99, 0.94] },
        fill: 0.54,
        rim: 0.4,
      }),
      medium: { kind: 'oil', size: 0.65 },
      grade: { saturation: 1.08, contrast: 0.08 },
    },
    lowRight: {
      outfit: '#1c1c22',
      scene: CANVASES.drape,
      light: lightOf('northWindow', 'right', {
        key: { like: 'chiaroscuro', from: [0.75, -0.55, 0.65], strength: 0.64 },
        fill: 0.46,
      }),
      medium: { kind: 'oil', size: 0.8 },
      overlays: giltFrame(0.034),
      grade: { look: 'film', strength: 0.5 },
    },
    largeTilted: {
      outfit: '#3aa09a',
      scene: CANVASES.violetWild,
      light: lightOf('northWindow', 'right', {
        key: 'highFront',
        fill: 0.6,
      }),
      medium: { kind: 'oil', size: 0.9 },
      grade: { saturation: 1.1 },
    },
    flash: {
      outfit: '#3a2418',
      scene: CANVASES.autumn,
      light: lightOf('northWindow', 'left', {
        key: { strength: 0.58, colour: [1.08, 0.97, 0.84] },
        fill: 0.52,
        rim: 0.3,
      }),
      medium: { kind: 'oil', size: 0.75 },
      grade: { look: 'film', strength: 0.4, saturation: 1.05 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
