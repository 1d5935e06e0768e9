import type { CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { diptychOf, nineOf, stripOf } from '../recipes/layouts.ts';
import { CANVASES, WALL } from './grounds.ts';

/** Canvases as they hang: mats, pairs, a whole wall, the show's poster. */
export const HUNG = {
  strip: {
    scene: CANVASES.garden,
    frame: stripOf(
      [
        { scene: CANVASES.garden },
        { scene: CANVASES.lilies },
        { scene: CANVASES.haystacks },
        { scene: CANVASES.pinkPond },
      ],
      { paper: '#f4ecdc', x: 0.56 },
    ),
    light: lightOf('openAir', 'right', { key: 'paleDay' }),
    medium: { kind: 'oil', size: 1.2 },
    grade: { saturation: 1.05 },
  },
  polaroid: {
    outfit: '#f0e4d0',
    framing: { share: 0.56, x: 0.62, y: 0.5, roll: -6 },
    scene: CANVASES.orchard,
    frame: { kind: 'mat', shape: 'rectangle', margin: 0.07, foot: 0.12, colour: '#f6f0e2', edge: '#c8a45c' },
    light: lightOf('openAir', 'left', { key: { strength: 0.52, colour: [1.03, 1, 0.96] } }),
    medium: { kind: 'oil', size: 0.9 },
    grade: { saturation: 1.06 },
  },
  diptych: {
    scene: CANVASES.lanterns,
    frame: diptychOf(
      {
        scene: CANVASES.sunrise,
        light: lightOf('openAir', 'left', { key: { from: [-0.8, -0.4, 0.7], colour: [1.1, 0.97, 0.84] } }),
      },
      { colour: '#1c2438', gap: 0.02, margin: 0.022 },
    ),
    light: lightOf('openAir', 'right', { key: { like: 'sky', strength: 0.52, colour: [1.02, 1, 0.96] } }),
    medium: { kind: 'oil', size: 0.9 },
    grade: { saturation: 1.05 },
  },
  letterbox: {
    framing: { share: 0.34 },
    scene: CANVASES.poplars,
    frame: { kind: 'letterbox', band: 0.2, colour: '#f6f0e2' },
    light: lightOf('openAir', -0.7, { key: { like: 'window', colour: [1.05, 1, 0.92] } }),
    medium: { kind: 'oil', size: 1 },
    grade: { saturation: 1.05 },
  },
  reflection: {
    framing: { share: 0.26, x: 0.5, y: 0.42, mirror: true, roll: 3 },
    outfit: '#6c7c9c',
    scene: CANVASES.haystacks,
    frame: { kind: 'mat', shape: 'arch', margin: 0.05, foot: 0.06, colour: '#241830', edge: '#e0bc74' },
    light: lightOf('openAir', 'right', { key: { like: 'window', colour: [1.06, 0.99, 0.9] } }),
    medium: { kind: 'oil', size: 0.9 },
    grade: { saturation: 1.04 },
  },
  poster: {
    framing: { melt: true, y: 0.42 },
    scene: CANVASES.parliament,
    light: lightOf('openAir', 'left', { key: { strength: 0.54, colour: [1.01, 1, 0.98] } }),
    medium: { kind: 'oil', size: 0.9 },
    overlays: [
      { kind: 'line', x: 0, y: 0.82, width: 1, height: 0.18, colour: '#24344c', after: true },
      {
        kind: 'text',
        text: '印象',
        x: 0.07,
        y: 0.925,
        size: 0.09,
        weight: 700,
        font: 'serif',
        align: 'left',
        colour: '#f4ecdc',
        after: true,
      },
      {
        kind: 'text',
        text: 'EN PLEIN AIR',
        x: 0.93,
        y: 0.89,
        size: 0.021,
        weight: 700,
        align: 'right',
        spacing: 0.18,
        colour: '#e8b85c',
        after: true,
      },
      {
        kind: 'text',
        text: '光与色 · 二十幅',
        x: 0.93,
        y: 0.925,
        size: 0.021,
        weight: 400,
        align: 'right',
        spacing: 0.12,
        colour: '#f4ecdc',
        after: true,
      },
    ],
    grade: { contrast: 0.05 },
  },
  contact: {
    scene: CANVASES.lilies,
    light: lightOf('openAir', 'left', { key: 'window' }),
    medium: { kind: 'oil', size: 1.1 },
    frame: nineOf(scenesInTurn(WALL), { gap: 0.02, margin: 0.05, colour: '#3c1418' }),
    grade: { saturation: 1.04 },
  },
  lowLeft: {
    scene: { ...CANVASES.magpie, seed: 3 },
    light: lightOf('openAir', 'left', { key: { like: 'overcast', colour: [1.04, 1, 0.96] } }),
    medium: { kind: 'oil', size: 0.8 },
    grade: { look: 'cool', strength: 0.3 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
