import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { CANVASES } from './grounds.ts';
import { HUNG } from './hung.ts';
import { WARDROBE } from './wardrobe.ts';

/** Painted out of doors in broken colour: ponds, stacks, harbours, gardens, a station full of steam. */
const looks: Theme = {
  id: 'impressionist',
  sheets: composeSheets({
    ...HUNG,
    wideLeft: {
      outfit: '#f0e8da',
      scene: CANVASES.poppies,
      light: lightOf('openAir', 'right', { key: { like: 'paleDay', from: [0.6, -0.6, 0.75] } }),
      medium: { kind: 'oil', size: 0.9 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    halfRight: {
      outfit: '#e4dcd0',
      scene: CANVASES.lilies,
      light: lightOf('openAir', 'left', { key: { strength: 0.5, colour: [1.02, 1, 0.98] } }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    closeUp: {
      outfit: '#dcd0e0',
      scene: CANVASES.garden,
      light: lightOf('openAir', 'right', { key: { strength: 0.54, colour: [1.05, 1, 0.94] } }),
      medium: { kind: 'oil', size: 0.7 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    bustCentre: {
      outfit: '#2c4468',
      scene: CANVASES.regatta,
      light: lightOf('openAir', 'left', { key: { strength: 0.52, colour: [1.03, 1, 0.96] } }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    bustLeft: {
      outfit: '#7c5c74',
      scene: CANVASES.pinkPond,
      light: lightOf('openAir', 'left', { key: { from: [-0.8, -0.4, 0.7], colour: [1.1, 0.97, 0.84] } }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    smallCentre: {
      outfit: '#4c5868',
      scene: { ...CANVASES.cathedral, seed: 4 },
      light: lightOf('openAir', 'right', {
        key: 'sunlitStone',
      }),
      medium: { kind: 'oil', size: 0.9 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    leanLeft: {
      outfit: '#5c4450',
      scene: { ...CANVASES.haystacks, seed: 5, flip: true, dim: 0.5 },
      light: lightOf('openAir', 0.7, { key: { like: 'window', strength: 0.52, colour: [1.01, 1, 1] } }),
      medium: { kind: 'oil', size: 0.9 },
      grade: { saturation: 1.05 },
    },
    bustHigh: {
      outfit: '#6c5460',
      scene: CANVASES.boulevard,
      light: lightOf('openAir', 'left', {
        key: 'evening',
      }),
      medium: { kind: 'oil', size: 0.75 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    lowRight: {
      outfit: '#4c5468',
      scene: CANVASES.station,
      light: lightOf('openAir', 'left', { key: { like: 'farWindow', from: [-0.5, -0.6, 0.75], strength: 0.52 } }),
      medium: { kind: 'oil', size: 0.8 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    throughLeaves: {
      outfit: '#c4a4ac',
      scene: CANVASES.cliffs,
      light: lightOf('openAir', 0.5, { key: { like: 'sky', strength: 0.52, colour: [1.02, 1, 0.98] } }),
      medium: { kind: 'oil', size: 0.9 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    largeTilted: {
      outfit: '#e8dce4',
      scene: CANVASES.bridge,
      light: lightOf('openAir', 0.5, { key: { strength: 0.5, colour: [1.02, 1, 0.98] } }),
      medium: { kind: 'oil', size: 0.75 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
    flash: {
      outfit: '#2c3450',
      scene: CANVASES.lanterns,
      light: lightOf('openAir', 'right', { key: 'lanterns' }),
      medium: { kind: 'oil', size: 0.75 },
      grade: { saturation: 1.06, contrast: 0.05 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
