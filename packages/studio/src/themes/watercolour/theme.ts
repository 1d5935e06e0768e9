import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { FRAMED } from './framed.ts';
import { LEAVES } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** A sketchbook in watercolour: flowers, places, loose pools of colour. */
const looks: Theme = {
  id: 'watercolour',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#f0e8da',
      scene: LEAVES.lavender,
      light: lightOf('wash', 'right', { key: { from: [0.6, -0.5, 0.75] } }),
      medium: { kind: 'watercolour', seed: 1 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    halfRight: {
      outfit: '#f2ded8',
      scene: LEAVES.peonies,
      light: lightOf('wash', 'left', { key: { colour: [1.02, 1, 0.98] } }),
      medium: { kind: 'watercolour', paper: '#fbf7ef', seed: 2 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    closeUp: {
      scene: LEAVES.roseField,
      light: lightOf('wash', 'right', { key: { strength: 0.52 } }),
      medium: { kind: 'watercolour', seed: 3 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    bustCentre: {
      outfit: '#2f5c74',
      scene: LEAVES.tealField,
      light: lightOf('wash', 'left', { key: { colour: [1, 1, 1] } }),
      medium: { kind: 'watercolour', paper: '#cfe8e4', seed: 4 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    bustLeft: {
      outfit: '#f0e6d2',
      scene: LEAVES.persimmons,
      light: lightOf('wash', 'right', { key: { strength: 0.52, colour: [1.04, 1, 0.94] } }),
      medium: { kind: 'watercolour', paper: '#dcc096', seed: 5 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    smallCentre: {
      outfit: '#4c3c5c',
      scene: LEAVES.dusk,
      light: lightOf('wash', 'left', { key: { like: 'studyWindow', colour: [1.05, 0.98, 0.92] } }),
      medium: { kind: 'watercolour', seed: 6 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    leanLeft: {
      outfit: '#6a6e74',
      scene: LEAVES.inkField,
      light: lightOf('wash', 'right', { key: { like: 'mono', from: [0.8, -0.45, 0.7], strength: 0.62 } }),
      medium: { kind: 'watercolour', seed: 7 },
      grade: { saturation: 0.25, contrast: 0.1 },
    },
    bustHigh: {
      outfit: '#c88a94',
      scene: LEAVES.rosePools,
      light: lightOf('wash', 0.5, { key: { strength: 0.48, colour: [1.02, 1, 0.98] } }),
      medium: { kind: 'watercolour', paper: '#eeb4a8', seed: 8 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    lowRight: {
      outfit: '#4a5464',
      scene: LEAVES.rain,
      light: lightOf('wash', 'left', { key: { strength: 0.52, colour: [1, 1, 1.01] } }),
      medium: { kind: 'watercolour', paper: '#7c8a9c', seed: 9 },
      grade: { look: 'cool', strength: 0.3 },
    },
    throughLeaves: {
      outfit: '#e4e4ea',
      scene: LEAVES.goldfish,
      light: lightOf('wash', 'right', { key: { from: [0.5, -0.6, 0.75], colour: [1.01, 1, 0.98] } }),
      medium: { kind: 'watercolour', seed: 10 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    largeTilted: {
      outfit: '#f0dcb0',
      scene: LEAVES.indigoField,
      light: lightOf('wash', 0.5, { key: { colour: [1.03, 1, 0.95] } }),
      medium: { kind: 'watercolour', seed: 11 },
      grade: { contrast: 0.06, saturation: 1.05 },
    },
    flash: {
      outfit: '#e8e2d4',
      scene: LEAVES.mossField,
      light: lightOf('wash', 'right', { key: 'overLens' }),
      medium: { kind: 'watercolour', paper: '#e8d8a4', seed: 12 },
      grade: { contrast: 0.08 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
