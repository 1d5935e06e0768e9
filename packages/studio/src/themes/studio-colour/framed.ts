import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf, fourOf, stripOf } from '../recipes/layouts.ts';
import { checks, cutLeaves, sweep } from './papers.ts';
import { SETS } from './sets.ts';

const SWEEPS = [
  sweep('c-yellow', ['#ffe27a', '#f6c324', '#c9920c']),
  sweep('c-pink', ['#ffc4d0', '#f48aa4', '#c85a78']),
  sweep('c-blue', ['#7ab4f5', '#2f72d6', '#1a4a9a']),
  sweep('c-green', ['#a9dcae', '#58b06c', '#2f7a44']),
  sweep('c-violet', ['#cbb4f0', '#8f6ad0', '#5c3f98']),
  sweep('c-orange', ['#ffb88a', '#f07838', '#b84c16']),
] as const;
const sweepAt = (i: number) => SWEEPS[i % SWEEPS.length] ?? SWEEPS[0];

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: SWEEPS[0],
    frame: stripOf([{ scene: SWEEPS[1] }, { scene: SWEEPS[2] }, { scene: SWEEPS[0] }, { scene: SWEEPS[3] }], {
      ground: checks('checks', ['#f4efe6', '#1f1d22'], 9),
      tilt: 6,
      x: 0.46,
    }),
    light: lightOf('softBox', 0.3),
    grade: { look: 'clean', grain: 0.016 },
  },
  polaroid: {
    outfit: '#f2ede4',
    scene: sweep('mint', ['#dff5ea', '#a9dcc6', '#74b49a']),
    frame: {
      ...COMPOSITIONS.polaroid.frame,
      ground: cutLeaves('cut-out', '#f3e9d8', ['#e0452e', '#1f5fae', '#f2b01e', '#157a5a', '#e88aa0']),
      tilt: 6,
    },
    light: lightOf('softBox', 0.4),
    grade: { look: 'clean', grain: 0.016 },
  },
  diptych: {
    outfit: '#f0c02e',
    scene: sweep('jade', ['#4fc4a0', '#168a6c', '#0c5a48']),
    frame: diptychOf(
      { scene: sweep('candy', ['#ffd0d8', '#ff94ae', '#d8627e']), outfit: '#2b6a58' },
      { gap: 0, margin: 0 },
    ),
    light: lightOf('softBox', 'right'),
    grade: { look: 'clean', contrast: 0.08, grain: 0.016 },
  },
  letterbox: {
    scene: SETS.redGreen,
    light: lightOf('hard', -0.8, {
      key: { like: 'settingSun', strength: 0.62, colour: [1.1, 0.92, 0.8] },
      tint: 0.08,
      rim: 1.3,
      rimColours: [
        [1.4, 0.6, 0.2],
        [0.05, 1, 0.95],
      ],
      extra: [{ from: [1, -0.1, 0.2], colour: [0.02, 0.34, 0.32], wrap: 0.05, hardness: 1.8 }],
    }),
    frame: { kind: 'letterbox', band: 0.14, colour: '#f4efe6' },
    grade: { look: 'clean', contrast: 0.12, grain: 0.022 },
  },
  reflection: {
    framing: { share: 0.44, x: 0.5, y: 0.47 },
    pose: { yaw: 6, smile: 0.3, close: 0.3 },
    scene: sweep('pop-white', ['#ffffff', '#f4f4f4', '#dddddd']),
    light: lightOf('mono', 'right', {
      key: { from: [0.7, -0.4, 0.7], strength: 0.75 },
      tint: 0.05,
      rim: 0.25,
      haze: 0.05,
      wrap: 0.3,
    }),
    frame: fourOf([
      { medium: { kind: 'screenprint', colours: ['#3a1a5c', '#e83a6a', '#ff9a6a', '#ffe27a'] } },
      {
        framing: { mirror: true },
        medium: { kind: 'screenprint', colours: ['#0c2a5c', '#1f7ac4', '#6ad0d8', '#fff3c4'] },
      },
      {
        framing: { mirror: true },
        medium: { kind: 'screenprint', colours: ['#0e3f38', '#12a07a', '#b8e06a', '#fff6d0'] },
      },
      { medium: { kind: 'screenprint', colours: ['#4a1010', '#e8502a', '#ffb42e', '#fff0d0'] } },
    ]),
    grade: { grain: 0.014 },
  },
  contact: {
    scene: SWEEPS[0],
    light: lightOf('softBox', 'right'),
    frame: contactOf((i) => ({ scene: sweepAt(i * 5) }), { colour: '#fbf8f2', ink: '#e0452e', circled: 8 }),
    grade: { look: 'clean', grain: 0.016 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
