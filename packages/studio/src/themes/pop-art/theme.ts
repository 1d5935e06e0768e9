import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { PRINTS } from './grounds.ts';
import { screens } from './inks.ts';
import { PANELS } from './panels.ts';
import { WARDROBE } from './wardrobe.ts';

/** Printed loud: dots, screens, bursts and the same face again and again. */
const looks: Theme = {
  id: 'pop-art',
  sheets: composeSheets({
    ...PANELS,
    wideLeft: {
      outfit: '#2c5ce0',
      scene: PRINTS.star,
      light: lightOf('screen', -0.5, { key: { strength: 0.58 } }),
      medium: { kind: 'gouache', size: 0.8, keepScene: true },
      grade: { saturation: 1.15, contrast: 0.12, grain: 0.02 },
    },
    halfRight: {
      scene: PRINTS.wow,
      light: lightOf('screen', -0.5, { key: { strength: 0.6 } }),
      medium: { kind: 'halftone', paper: '#fff6e0', ink: '#d82c34', dots: 104, angle: 30 },
      grade: { contrast: 0.05 },
    },
    closeUp: {
      scene: PRINTS.plain,
      light: lightOf('screen', 0.5, { key: { strength: 0.68 } }),
      medium: screens('pool'),
      grade: { grain: 0.02 },
    },
    bustCentre: {
      outfit: '#f4b41c',
      scene: PRINTS.skyDots,
      light: lightOf('screen', -0.4, { key: { strength: 0.56 } }),
      medium: { kind: 'gouache', size: 0.8, keepScene: true },
      grade: { saturation: 1.15, contrast: 0.12, grain: 0.02 },
    },
    bustLeft: {
      scene: PRINTS.pale,
      light: lightOf('screen', 0.5, { key: { strength: 0.64 } }),
      medium: { kind: 'halftone', paper: '#fce04c', ink: '#14141c', dots: 92, angle: 45 },
      grade: {},
    },
    smallCentre: {
      outfit: '#141c4c',
      scene: PRINTS.bang,
      light: lightOf('screen', 0.3, { key: { strength: 0.58 } }),
      medium: { kind: 'gouache', size: 0.8, keepScene: true },
      grade: { saturation: 1.15, contrast: 0.14, grain: 0.02 },
    },
    leanLeft: {
      scene: PRINTS.greyDots,
      light: lightOf('screen', 0.6, { key: { strength: 0.66 } }),
      medium: { kind: 'halftone', paper: '#ffffff', ink: '#111114', dots: 120, angle: 15 },
      grade: {},
    },
    bustHigh: {
      scene: PRINTS.dark,
      light: lightOf('screen', -0.4, { key: { strength: 0.64 } }),
      medium: screens('night'),
      grade: { grain: 0.02 },
    },
    lowRight: {
      outfit: '#e8342c',
      scene: PRINTS.brush,
      light: lightOf('screen', -0.4, { key: { strength: 0.58 } }),
      medium: { kind: 'gouache', size: 0.8, keepScene: true },
      grade: { saturation: 1.12, contrast: 0.12, grain: 0.02 },
    },
    throughLeaves: {
      outfit: '#f4f0e4',
      scene: PRINTS.flowers,
      light: lightOf('screen', 0.4, { key: { strength: 0.56 } }),
      medium: { kind: 'gouache', size: 0.8, keepScene: true },
      grade: { saturation: 1.12, contrast: 0.1, grain: 0.02 },
    },
    largeTilted: {
      outfit: '#8c5ce0',
      scene: PRINTS.pinkDots,
      light: lightOf('screen', 0.4, { key: { strength: 0.54 } }),
      medium: { kind: 'gouache', size: 0.7, keepScene: true },
      grade: { saturation: 1.1, contrast: 0.12, grain: 0.02 },
    },
    flash: {
      scene: PRINTS.plain,
      light: lightOf('screen', 0.2, { key: { strength: 0.66 } }),
      medium: screens('mint'),
      grade: { grain: 0.02 },
    },
    lowLeft: {
      scene: PRINTS.mint,
      light: lightOf('screen', -0.4, { key: { strength: 0.54 } }),
      medium: { kind: 'gouache', size: 0.7, keepScene: true },
      grade: { saturation: 1.1, contrast: 0.1 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
