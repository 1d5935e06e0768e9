import type { Scene } from '../../scenes/scene-kinds.ts';
import type { CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { CLOTHS } from './cloths.ts';
import { HALLS } from './halls.ts';
import { NEWSPAPER, REPORT } from './papers.ts';
import { ROOMS } from './rooms.ts';
import { TOWN } from './towers.ts';

const FRAMES: readonly Scene[] = [
  TOWN.dayWindow,
  CLOTHS.charcoal,
  HALLS.lobby,
  CLOTHS.white,
  ROOMS.boardroom,
  CLOTHS.pearl,
  HALLS.corridor,
  CLOTHS.navy,
  ROOMS.shelves,
];

/** The sheets that are printed or laid out in frames. */
export const FRAMED = {
  strip: {
    framing: { share: 0.42, x: 0.52, y: 0.46, mirror: true },
    replacePose: true,
    pose: { yaw: -10, turn: -8, smile: -0.3, close: 0.5 },
    outfit: '#2a2a2c',
    scene: CLOTHS.pearl,
    light: lightOf('mono', 'left', { key: { from: [-0.7, -0.5, 0.75], strength: 0.7 }, rim: 0.2 }),
    frame: {
      kind: 'laid',
      ground: NEWSPAPER,
      pictures: [{ at: [[0.355, 0.55, -2]], width: 0.55, height: 0.465 }],
    },
    grade: { look: 'softbw', contrast: 0.25, warmth: 0.1, grain: 0.05 },
  },
  polaroid: {
    framing: { share: 0.4, x: 0.54, y: 0.45, roll: 0 },
    pose: { yaw: -8, pitch: -3, smile: 0.5 },
    outfit: '#e6e3dc',
    scene: TOWN.dayWindow,
    light: lightOf('frontal', 'right', { key: { from: [0.5, -0.5, 0.85] }, tint: 0.12 }),
    frame: {
      kind: 'laid',
      ground: REPORT,
      pictures: [{ at: [[0.565, 0.51, 3]], width: 0.62, height: 0.56, edge: 0.005 }],
    },
    grade: { look: 'clean', grain: 0.012 },
  },
  diptych: {
    outfit: '#39424e',
    scene: CLOTHS.taupe,
    frame: diptychOf(
      {
        scene: HALLS.corridor,
        light: { key: keyOf('openShade', 0.5, { strength: 0.55, colour: [1, 1, 1] }), fill: 0.6, rim: 0.6 },
        grade: { look: 'cool', strength: 0.7 },
      },
      { colour: '#ffffff' },
    ),
    light: lightOf('openShade', 'right', {
      key: { from: [0.75, -0.5, 0.7], strength: 0.62 },
      fill: 0.52,
      tint: 0.1,
      rim: 0.4,
    }),
    grade: { look: 'film', strength: 0.6, grain: 0.018 },
  },
  letterbox: {
    ...inSet('city-dusk', 'night', { crop: { zoom: 1.15, y: 0.6 } }),
    outfit: '#23262c',
    overlays: [
      { kind: 'bokeh', seed: 6, amount: 1.2, colours: ['#ffdca0', '#fff4dc', '#9ad0f0'], radius: [0.008, 0.03] },
    ],
    frame: { kind: 'letterbox', band: 0.15 },
    grade: { look: 'teal', strength: 0.7, grain: 0.026 },
  },
  reflection: {
    outfit: '#3a3436',
    scene: TOWN.terrace,
    light: lightOf('openShade', 'right', {
      key: { from: [0.7, -0.35, 0.75], colour: [1.06, 0.98, 0.9] },
      fill: 0.5,
      tint: 0.25,
    }),
    overlays: [{ kind: 'glass', strength: 0.8 }],
    grade: { look: 'rose', strength: 0.45, contrast: 0.15, vignette: 0.2, grain: 0.022 },
  },
  contact: {
    scene: CLOTHS.charcoal,
    light: lightOf('window', 'right', { key: { strength: 0.6, colour: [1, 1, 1] }, fill: 0.54, tint: 0.1, rim: 0.4 }),
    frame: contactOf((i) => ({ scene: FRAMES[i] ?? CLOTHS.pearl }), { colour: '#f5f3ee', ink: '#5a5650', circled: 5 }),
    grade: { look: 'bw', strength: 0.92, grain: 0.035 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
