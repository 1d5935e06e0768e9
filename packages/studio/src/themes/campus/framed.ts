import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { diptychOf } from '../recipes/frames.ts';
import { GROUNDS } from './grounds.ts';
import { DIPLOMA, YEARBOOK } from './pages.ts';
import { CORK_BOARD, ROOMS } from './rooms.ts';

/** The sheets that lie on pages or are laid out in frames. */
export const FRAMED = {
  strip: {
    framing: { share: 0.36, x: 0.5, y: 0.46 },
    pose: { yaw: 6, smile: 0.6 },
    outfit: '#f0eee8',
    scene: GROUNDS.avenue,
    light: lightOf('sky', 'right', { key: { from: [0.5, -0.6, 0.8], colour: [1.03, 1, 0.94] } }),
    frame: {
      kind: 'laid',
      ground: YEARBOOK,
      pictures: [
        { at: [[0.485, 0.39, -1.5]], width: 0.74, height: 0.49 },
        {
          at: [[0.69, 0.79, 4]],
          width: 0.36,
          height: 0.25,
          edge: 0.007,
          shadow: 0.5,
          view: {
            scene: GROUNDS.steps,
            framing: { share: 0.42, mirror: true },
            pose: { yaw: -8, roll: 6, smile: 1 },
            grade: { look: 'softbw' },
          },
        },
      ],
    },
    grade: { look: 'film', strength: 0.7, fade: 0.03, grain: 0.02 },
  },
  polaroid: {
    outfit: '#4a6d8c',
    scene: GROUNDS.lawn,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: CORK_BOARD, tilt: -4, size: 0.7 },
    light: lightOf('frontal', 'right', { key: { from: [0.3, -0.5, 0.9], colour: [1.03, 1, 0.96] }, tint: 0.12 }),
    grade: { look: 'pastel', fade: 0.06, warmth: 0.15, vignette: 0.2, grain: 0.028 },
  },
  diptych: {
    scene: ROOMS.blackboard,
    frame: diptychOf(
      {
        scene: GROUNDS.dayTrack,
        light: { key: keyOf('openShade', 0.4, { strength: 0.52, colour: [1, 1, 1] }), fill: 0.64, rim: 0.6 },
        grade: { look: 'pastel' },
      },
      { colour: '#fdf8ec' },
    ),
    light: lightOf('window', 0.7, {
      key: { strength: 0.62, colour: [1.03, 1, 0.95] },
      fill: 0.54,
      tint: 0.1,
      rim: 0.4,
    }),
    grade: { look: 'film', strength: 0.7, grain: 0.02 },
  },
  letterbox: {
    scene: GROUNDS.nightTrack,
    light: lightOf('lowSun', 'left', {
      key: { from: [-0.8, -0.5, 0.7], strength: 0.64, colour: [0.96, 1, 1.06] },
      fill: 0.46,
      rim: 1.1,
      rimColours: [
        [0.8, 0.95, 1.2],
        [0.8, 0.95, 1.2],
      ],
    }),
    frame: { kind: 'letterbox', band: 0.15 },
    grade: { look: 'teal', strength: 0.7, bloom: 0.15, grain: 0.028 },
  },
  reflection: {
    outfit: '#b8473c',
    scene: { kind: 'park', seed: 6, soften: 0.008 },
    light: lightOf('lowSun', 'right', {
      key: { from: [0.7, -0.4, 0.75], strength: 0.55, colour: [1.04, 1, 0.92] },
      fill: 0.56,
      rim: 0.7,
    }),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'forest', strength: 0.6, grain: 0.022 },
  },
  contact: {
    framing: { share: 0.44, x: 0.5, y: 0.46, mirror: true },
    replacePose: true,
    pose: { yaw: 4, smile: 0.5 },
    outfit: '#1d2233',
    scene: { kind: 'backdrop', colours: ['#4a94e0', '#438edb', '#3a80cb'], mottle: 0 },
    light: lightOf('mono', 'left', {
      key: { from: [-0.3, -0.4, 0.95], strength: 0.44, wrap: 0.5 },
      fill: 0.64,
      rim: 0.1,
    }),
    frame: {
      kind: 'laid',
      ground: DIPLOMA,
      pictures: [{ at: [[0.5, 0.435]], width: 0.4, height: 0.38, edge: 0.005, paper: '#c39a44' }],
    },
    grade: { look: 'clean', strength: 0.6, grain: 0.01 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
