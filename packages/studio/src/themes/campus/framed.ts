import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { CORK_BOARD } from './cork.ts';
import { DIPLOMA, YEARBOOK } from './pages.ts';

/** The sheets that lie on pages or are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('campus-hall', 'arches', { flip: true, crop: { zoom: 1.2 } }),
    framing: { share: 0.36, x: 0.5, y: 0.46 },
    pose: { yaw: 6, smile: 0.6 },
    outfit: '#f0eee8',
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
            ...inSet('campus-hall', 'reading-room', { crop: { zoom: 1.2 } }),
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
    ...inSet('campus-hall', 'reading-room', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
    outfit: '#4a6d8c',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: CORK_BOARD, tilt: -4, size: 0.7 },
    grade: { look: 'pastel', fade: 0.06, warmth: 0.15, vignette: 0.2, grain: 0.028 },
  },
  diptych: {
    ...inSet('campus-hall', 'reading-room', { crop: { zoom: 1.4, y: 0.2 } }),
    frame: diptychOf(
      {
        ...inSet('cherry-lane', 'sky', { crop: { zoom: 1.3, x: 0.2 } }),
        grade: { look: 'pastel' },
      },
      { colour: '#fdf8ec' },
    ),
    grade: { look: 'film', strength: 0.7, grain: 0.02 },
  },
  letterbox: {
    ...inSet('campus-hall', 'evening', { flip: true, crop: { zoom: 1.15, y: 0.4 } }),
    frame: { kind: 'letterbox', band: 0.15 },
    grade: { look: 'teal', strength: 0.7, bloom: 0.15, grain: 0.028 },
  },
  reflection: {
    ...inSet('lamp-library', 'evening'),
    outfit: '#b8473c',
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
