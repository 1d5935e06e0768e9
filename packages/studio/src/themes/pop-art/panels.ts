import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { fourOf, nineOf, stripOf } from '../recipes/layouts.ts';
import { PRINTS } from './grounds.ts';
import { type INKS, screens } from './inks.ts';

const NINE = [
  'lemon',
  'pool',
  'rose',
  'mint',
  'grape',
  'orange',
  'grass',
  'sky',
  'night',
] as const satisfies readonly (keyof typeof INKS)[];

/** Prints in several panels, and those with words. */
export const PANELS = {
  strip: {
    scene: PRINTS.pale,
    frame: stripOf(
      [
        { medium: screens('lemon') },
        { medium: screens('pool') },
        { medium: screens('rose') },
        { medium: screens('grass') },
      ],
      { ground: PRINTS.redBands, paper: '#fffdf4', x: 0.56 },
    ),
    light: lightOf('screen', 'right'),
    medium: screens('lemon'),
    grade: { grain: 0.02 },
  },
  /** The same face four times, in four sets of inks. */
  diptych: {
    framing: { share: 0.5, x: 0.5, y: 0.5 },
    pose: { yaw: 4, roll: 0, smile: 0, close: 0.5 },
    scene: PRINTS.pale,
    frame: fourOf(
      [
        { medium: screens('rose') },
        { medium: screens('mint') },
        { medium: screens('grape') },
        { medium: screens('sky') },
      ],
      { colour: '#fffdf4' },
    ),
    light: lightOf('screen', -0.4, { key: { strength: 0.66 } }),
    medium: screens('rose'),
    grade: { grain: 0.02 },
  },
  polaroid: {
    scene: PRINTS.halves,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: PRINTS.stripes, tilt: 6 },
    light: lightOf('screen', 'right', { key: { strength: 0.56 } }),
    medium: { kind: 'gouache', size: 0.8, keepScene: true },
    grade: { saturation: 1.12, contrast: 0.12, grain: 0.02 },
  },
  letterbox: {
    scene: PRINTS.night,
    frame: { kind: 'letterbox', band: 0.2, colour: '#fce04c' },
    light: lightOf('screen', -0.6),
    medium: { kind: 'halftone', paper: '#f4f8fc', ink: '#1c2c8c', dots: 110, angle: 22 },
    grade: {},
  },
  reflection: {
    framing: { share: 0.27, x: 0.5, y: 0.46 },
    frame: { kind: 'mat', shape: 'circle', margin: 0.02, colour: '#f45c9c', edge: '#14141c' },
    outfit: '#2c5ce0',
    scene: PRINTS.sunBeams,
    light: lightOf('screen', 'right', { key: { strength: 0.58 } }),
    medium: { kind: 'gouache', size: 0.8, keepScene: true },
    grade: { saturation: 1.15, contrast: 0.12 },
  },
  poster: {
    framing: { melt: true, y: 0.43 },
    scene: PRINTS.toneBeams,
    light: lightOf('screen', 'right', { key: { strength: 0.64 } }),
    medium: screens('orange'),
    overlays: [
      { kind: 'line', x: 0, y: 0.81, width: 1, height: 0.19, colour: '#2c1430', after: true },
      {
        kind: 'text',
        text: '波普',
        x: 0.5,
        y: 0.915,
        size: 0.11,
        weight: 900,
        colour: '#fdf0c4',
        spacing: 0.2,
        after: true,
      },
      {
        kind: 'text',
        text: 'FOUR SCREENS, FOUR INKS',
        x: 0.5,
        y: 0.965,
        size: 0.02,
        weight: 700,
        colour: '#fc843c',
        spacing: 0.3,
        after: true,
      },
    ],
    grade: { grain: 0.02 },
  },
  contact: {
    scene: PRINTS.pale,
    light: lightOf('screen', 0.4, { key: { strength: 0.66 } }),
    medium: screens('lemon'),
    frame: nineOf(
      (i) => ({
        medium: screens(NINE[i % NINE.length] ?? 'lemon'),
      }),
      { gap: 0.008, margin: 0.012, colour: '#14141c' },
    ),
    grade: { grain: 0.02 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
