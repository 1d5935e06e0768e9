import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { BLOCKS } from './grounds.ts';
import { HANGING } from './hanging.ts';
import { WARDROBE } from './wardrobe.ts';

/** Printed from wood: waves, the mountain, rain, moonlit pines, seals in red. */
const looks: Theme = {
  id: 'ukiyo-e',
  sheets: composeSheets({
    ...HANGING,
    wideLeft: {
      outfit: '#2c4c7c',
      scene: BLOCKS.redMountain,
      light: lightOf('woodblock', 0.5),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    halfRight: {
      outfit: '#24447c',
      scene: BLOCKS.greatWave,
      light: lightOf('woodblock', -0.5),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    closeUp: {
      scene: BLOCKS.mica,
      light: lightOf('woodblock', 'right'),
      medium: { kind: 'ink', paper: '#ecd8b8', ink: '#1c2438', keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#1c3464',
      scene: BLOCKS.redSun,
      light: lightOf('woodblock', 'left'),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    bustLeft: {
      outfit: '#4c4870',
      scene: BLOCKS.irises,
      light: lightOf('woodblock', 0.5),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    smallCentre: {
      outfit: '#3c3c6c',
      scene: BLOCKS.duskSea,
      light: lightOf('woodblock', -0.5),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    leanLeft: {
      outfit: '#4c5468',
      scene: BLOCKS.snow,
      light: lightOf('woodblock', 0.6),
      medium: { kind: 'ink', paper: '#dcdcd8', ink: '#1c2438', keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    bustHigh: {
      outfit: '#a88084',
      scene: BLOCKS.cherry,
      light: lightOf('woodblock', 'right'),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    lowRight: {
      outfit: '#3c4c5c',
      scene: BLOCKS.rainBridge,
      light: lightOf('woodblock', -0.5),
      medium: { kind: 'screenprint', colours: ['#141c34', '#3c5474', '#a8b4b4', '#ece4cc'] },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    throughLeaves: {
      outfit: '#8c6450',
      scene: BLOCKS.teal,
      light: lightOf('woodblock', 0.5),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#6c4040',
      scene: BLOCKS.gold,
      light: lightOf('woodblock', 'right'),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
    flash: {
      outfit: '#8c9cb4',
      scene: BLOCKS.moonPine,
      light: lightOf('woodblock', 0.3),
      medium: { kind: 'gouache', size: 1.1, keepScene: true },
      grade: { contrast: 0.06, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
