import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { diptychOf, nineOf } from '../recipes/layouts.ts';
import { BACKDROPS } from './grounds.ts';
import { toned } from './toning.ts';

const SMALL = [BACKDROPS.pale, BACKDROPS.mid, BACKDROPS.dark] as const;

/** Prints on card, in albums and in frames. */
export const MOUNTS = {
  smallCentre: {
    framing: { share: 0.2, y: 0.37 },
    scene: BACKDROPS.park,
    frame: { kind: 'mat', shape: 'oval', margin: 0.06, foot: 0.12, colour: '#340f16', edge: '#d8b46a' },
    light: lightOf('glassRoof', 'left'),
    ...toned('sepia', { contrast: 0.15 }, { seed: 2 }),
  },
  strip: {
    scene: BACKDROPS.pale,
    frame: {
      ...COMPOSITIONS.strip.frame,
      ground: { ...BACKDROPS.velvet, dim: 0.55 },
      paper: '#d8c298',
      tilt: -4,
      x: 0.36,
    },
    light: lightOf('glassRoof', 'right', { key: { from: [0.3, -0.5, 0.9], strength: 0.5 }, fill: 0.58 }),
    ...toned('sepia', { fade: 0.05 }),
  },
  polaroid: {
    framing: { share: 0.42, x: 0.42, y: 0.5, roll: 0, mirror: true },
    scene: BACKDROPS.white,
    frame: { kind: 'mat', shape: 'rectangle', margin: 0.085, foot: 0.19, colour: '#1d443c', edge: '#d8b86a' },
    light: lightOf('glassRoof', 'left', { fill: 0.5 }),
    ...toned(
      'albumen',
      { vignette: 0.1 },
      {
        seed: 7,
        over: [{ kind: 'border', inset: 0.012, width: 0.0022, colour: '#c8a050', opacity: 0.7, after: true }],
      },
    ),
  },
  diptych: {
    framing: { share: 0.36, x: 0.55, y: 0.46 },
    scene: BACKDROPS.pale,
    frame: diptychOf(
      { scene: BACKDROPS.pale, ...toned('albumen', { fade: 0.06 }) },
      { colour: '#f1e8d2', gap: 0.02, margin: 0.03 },
    ),
    light: lightOf('glassRoof', 'left', { key: { from: [-0.8, -0.5, 0.65], strength: 0.68 }, fill: 0.44 }),
    ...toned('gold', { exposure: 1.08, fade: 0.04 }, { seed: 4, dust: 0.6 }),
  },
  letterbox: {
    framing: { share: 0.33 },
    scene: BACKDROPS.hills,
    frame: { kind: 'letterbox', band: 0.2, colour: '#27344f' },
    light: lightOf('glassRoof', 'left', { key: { from: [-0.85, -0.4, 0.7], strength: 0.6 } }),
    ...toned('albumen', { contrast: 0.1, vignette: 0.3 }, { seed: 9, dust: 1.2 }),
  },
  reflection: {
    framing: { share: 0.38, x: 0.64, y: 0.52, mirror: true, roll: -3 },
    scene: BACKDROPS.sea,
    frame: { kind: 'mat', shape: 'rectangle', margin: 0.045, foot: 0.3, colour: '#2e4a5c', edge: '#e8d8b0' },
    light: lightOf('glassRoof', 'right', { key: { from: [0.6, -0.5, 0.75] }, fill: 0.56 }),
    ...toned(
      'sanguine',
      { fade: 0.04 },
      { seed: 11, dust: 0.7, over: [{ kind: 'border', inset: 0.006, width: 0.012, colour: '#f0e6cc', after: true }] },
    ),
  },
  throughLeaves: {
    isSwapped: true,
    framing: { y: 0.42, x: 0.52, mirror: true },
    scene: BACKDROPS.column,
    frame: { kind: 'mat', shape: 'arch', margin: 0.05, foot: 0.1, colour: '#eee4cc', edge: '#8a6a3a' },
    light: lightOf('glassRoof', 'right', { key: { from: [0.55, -0.6, 0.75], strength: 0.52 } }),
    ...toned('gold', { contrast: 0.1 }, { seed: 5 }),
  },
  poster: {
    framing: { y: 0.4, share: 0.26, melt: true, keepPlace: true },
    scene: BACKDROPS.nearBlack,
    light: lightOf('glassRoof', 'left', { fill: 0.56, haze: 0, wrap: 0.1 }),
    ...toned(
      'sepia',
      { vignette: 0 },
      {
        seed: 1,
        over: [
          { kind: 'mist', colour: '#0f0b09', from: 0.62, strength: 1 },
          {
            kind: 'text',
            text: '光影留真',
            x: 0.5,
            y: 0.885,
            size: 0.05,
            weight: 700,
            font: 'serif',
            spacing: 0.5,
            colour: '#d8b46a',
            after: true,
          },
          { kind: 'line', x: 0.38, y: 0.905, width: 0.24, height: 0.0014, colour: '#d8b46a', after: true },
          {
            kind: 'text',
            text: 'PHOTOGRAPHIC ATELIER',
            x: 0.5,
            y: 0.932,
            size: 0.0165,
            weight: 400,
            font: 'serif',
            spacing: 0.32,
            colour: '#d8b46a',
            after: true,
          },
          { kind: 'border', inset: 0.02, width: 0.0035, colour: '#c89a4a', after: true },
          { kind: 'border', inset: 0.028, width: 0.0012, colour: '#c89a4a', after: true },
        ],
      },
    ),
  },
  lowLeft: {
    isSwapped: true,
    framing: { share: 0.3, x: 0.42, y: 0.54, mirror: true, melt: false },
    scene: BACKDROPS.nightCurtain,
    frame: { kind: 'mat', shape: 'circle', margin: 0.06, colour: '#17110d', edge: '#c8a050' },
    light: lightOf('glassRoof', 'left', { key: { from: [-0.5, -0.6, 0.75], strength: 0.6 }, fill: 0.48 }),
    ...toned('tin', { contrast: 0.2 }, { seed: 6 }),
  },
  contact: {
    scene: BACKDROPS.pale,
    light: lightOf('glassRoof', 'left', { key: { from: [-0.4, -0.5, 0.85], strength: 0.58 } }),
    frame: nineOf(
      (i) => ({
        scene: SMALL[i % 3] ?? BACKDROPS.mid,
        ...toned((['sepia', 'selenium', 'albumen', 'gold'] as const)[i % 4] ?? 'sepia'),
      }),
      { gap: 0.016, margin: 0.035, colour: '#100c0a' },
    ),
    ...toned('sepia'),
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
