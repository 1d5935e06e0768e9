import type { CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { diptychOf, nineOf, stripOf } from '../recipes/layouts.ts';
import { BLOCKS, SERIES } from './grounds.ts';

const PAINT = { kind: 'gouache', size: 1.1, keepScene: true } as const;

/** Prints in pairs and series, mounted, and the publisher's poster. */
export const HANGING = {
  strip: {
    scene: BLOCKS.cherry,
    frame: stripOf(
      [{ scene: BLOCKS.redSun }, { scene: BLOCKS.gold }, { scene: BLOCKS.teal }, { scene: BLOCKS.cherry }],
      { ground: BLOCKS.pattern, paper: '#f6ecd4', x: 0.56 },
    ),
    light: lightOf('woodblock', 0.3),
    medium: PAINT,
    grade: { contrast: 0.06 },
  },
  polaroid: {
    outfit: '#5c7c8c',
    framing: { share: 0.38, x: 0.56, y: 0.5, roll: -4 },
    scene: BLOCKS.waterfall,
    frame: { kind: 'mat', shape: 'rectangle', margin: 0.07, foot: 0.14, colour: '#7c2c24', edge: '#e8c878' },
    light: lightOf('woodblock', 'left'),
    medium: PAINT,
    grade: { contrast: 0.06, grain: 0.02 },
  },
  diptych: {
    scene: BLOCKS.gold,
    frame: diptychOf({ scene: BLOCKS.redMountain }, { colour: '#1c2438', gap: 0.016, margin: 0.02 }),
    light: lightOf('woodblock', 'right'),
    medium: PAINT,
    grade: { contrast: 0.06 },
  },
  letterbox: {
    framing: { share: 0.34 },
    scene: BLOCKS.duskSea,
    frame: { kind: 'letterbox', band: 0.2, colour: '#f2e6c8' },
    light: lightOf('woodblock', -0.5),
    medium: PAINT,
    grade: { contrast: 0.06, grain: 0.02 },
  },
  reflection: {
    framing: { share: 0.26, x: 0.5, y: 0.44, mirror: true },
    outfit: '#2f5c94',
    scene: BLOCKS.cherry,
    frame: { kind: 'mat', shape: 'circle', margin: 0.03, colour: '#1c3464', edge: '#e8dcc0' },
    light: lightOf('woodblock', 'right'),
    medium: PAINT,
    grade: { contrast: 0.05 },
  },
  poster: {
    framing: { melt: true, y: 0.43 },
    scene: BLOCKS.redSun,
    light: lightOf('woodblock', 'left'),
    medium: { kind: 'screenprint', colours: ['#141c34', '#a82c24', '#e0986c', '#f6e8cc'] },
    overlays: [
      { kind: 'line', x: 0, y: 0.83, width: 1, height: 0.17, colour: '#141c34', after: true },
      {
        kind: 'text',
        text: '浮世绘',
        x: 0.5,
        y: 0.925,
        size: 0.085,
        weight: 700,
        font: 'serif',
        colour: '#f6e8cc',
        spacing: 0.24,
        after: true,
      },
      {
        kind: 'text',
        text: 'PICTURES OF THE FLOATING WORLD',
        x: 0.5,
        y: 0.965,
        size: 0.017,
        weight: 400,
        colour: '#e0986c',
        spacing: 0.3,
        after: true,
      },
    ],
    grade: { grain: 0.02 },
  },
  contact: {
    scene: BLOCKS.cherry,
    light: lightOf('woodblock', 'right'),
    medium: PAINT,
    frame: nineOf(scenesInTurn(SERIES), { gap: 0.016, margin: 0.045, colour: '#e8dcc0' }),
    grade: { contrast: 0.05 },
  },
  lowLeft: {
    scene: BLOCKS.paleCoast,
    light: lightOf('woodblock', 'left'),
    medium: { kind: 'gouache', size: 0.9, keepScene: true },
    grade: { contrast: 0.05 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
