import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { FRAMED } from './framed.ts';
import { GROUNDS, RETOUCHED, STRAIGHT, straightLook } from './plain.ts';
import { WARDROBE } from './wardrobe.ts';

/** Photographs for papers: even light, plain grounds, official crops, print sheets, cards and forms. */
const looks: Theme = {
  id: 'id-photo',
  sheets: composeSheets({
    ...FRAMED,
    halfRight: {
      framing: { share: 0.36, x: 0.5, y: 0.42, roll: 0, mirror: false },
      ...straightLook,
      outfit: '#1f2733',
      scene: GROUNDS.white,
      light: lightOf('even', 'left'),
      grade: RETOUCHED,
    },
    closeUp: {
      framing: { share: 0.53, x: 0.5, y: 0.47, roll: 0 },
      ...straightLook,
      pose: { ...STRAIGHT, close: 0.3 },
      scene: GROUNDS.grey,
      light: lightOf('even', 'right'),
      grade: { ...RETOUCHED, contrast: 0.02 },
    },
    bustCentre: {
      framing: { share: 0.4, x: 0.5, y: 0.46, roll: 0, mirror: false },
      ...straightLook,
      outfit: '#f1f1ef',
      scene: GROUNDS.red,
      light: lightOf('even', 'left'),
      grade: RETOUCHED,
    },
    bustLeft: {
      framing: { share: 0.32, x: 0.5, y: 0.44, mirror: true, roll: 0 },
      ...straightLook,
      pose: { ...STRAIGHT, smile: 0.5 },
      outfit: '#23262d',
      scene: GROUNDS.blue,
      light: lightOf('even', 'right'),
      grade: RETOUCHED,
    },
    smallCentre: {
      framing: { share: 0.2, x: 0.5, y: 0.34 },
      replacePose: true,
      pose: { yaw: 6, turn: 8 },
      scene: GROUNDS.charcoal,
      light: lightOf('paper', -0.7, {
        key: { strength: 0.6, wrap: 0.4 },
        fill: 0.5,
        tint: 0,
        rim: 0.7,
        wrap: 0.15,
        flatten: 0.5,
      }),
      grade: { ...RETOUCHED, contrast: 0.1, vignette: 0.15 },
    },
    bustHigh: {
      framing: { share: 0.44, x: 0.58, y: 0.4, roll: 0, mirror: true },
      replacePose: true,
      pose: { yaw: -8, turn: -8, smile: 0.5 },
      outfit: '#7d8fa6',
      scene: GROUNDS.navy,
      light: lightOf('even', 0.5, { fill: 0.58, rim: 0.4 }),
      grade: { ...RETOUCHED, contrast: 0.08, vignette: 0.1 },
    },
    throughLeaves: {
      framing: { share: 0.33, x: 0.5, y: 0.45, roll: 0 },
      replacePose: true,
      pose: { yaw: -6, turn: -8, smile: 0.3 },
      outfit: '#384a5c',
      scene: GROUNDS.cream,
      frame: { kind: 'mat', shape: 'oval', margin: 0.065, foot: 0.1, colour: '#1f3a30', edge: '#cdb98a' },
      light: lightOf('even', -0.6, { fill: 0.56, rim: 0.4 }),
      overlays: [],
      grade: { ...RETOUCHED, vignette: 0.15 },
    },
    largeTilted: {
      framing: { share: 0.4, x: 0.5, y: 0.52, roll: 0 },
      replacePose: true,
      pose: { yaw: 6, smile: 0.7 },
      scene: GROUNDS.sky,
      frame: { kind: 'mat', shape: 'circle', margin: 0.06, colour: '#e8a33d', edge: '#ffffff' },
      light: lightOf('even', 0.4, { rim: 0.3 }),
      grade: RETOUCHED,
    },
    flash: {
      framing: { share: 0.27, x: 0.34, y: 0.38, roll: 0, mirror: true },
      replacePose: true,
      pose: { yaw: 8, turn: 10, smile: 0.4 },
      outfit: '#d8cdb8',
      scene: GROUNDS.teal,
      light: lightOf('even', -0.6, { fill: 0.58, rim: 0.3 }),
      grade: { ...RETOUCHED, look: 'film', strength: 0.4 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
