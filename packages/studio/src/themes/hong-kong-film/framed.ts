import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { diptychOf } from '../recipes/frames.ts';
import { DAYS } from './days.ts';
import { ROOMS } from './rooms.ts';
import { subtitles } from './stills.ts';
import { STREETS } from './streets.ts';
import { CASSETTE_BOX, TILE_TABLE } from './tables.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    framing: { share: 0.36, x: 0.52, y: 0.44, mirror: true },
    pose: { yaw: 12, roll: -4, smile: -0.6, close: 0.7 },
    outfit: '#1c1f26',
    scene: STREETS.blueNeon,
    light: lightOf('signs', 'right'),
    frame: {
      kind: 'laid',
      ground: CASSETTE_BOX,
      pictures: [{ at: [[0.553, 0.52, -3]], width: 0.635, height: 0.68 }],
    },
    grade: { look: 'teal', strength: 0.7, grain: 0.034 },
  },
  polaroid: {
    outfit: '#d8cbb0',
    scene: DAYS.tram,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: TILE_TABLE, tilt: 5, size: 0.7 },
    light: lightOf('window', 'right', {
      key: { from: [0.3, -0.5, 0.9], colour: [1.04, 1, 0.92] },
      tint: 0.1,
      rim: 0.4,
    }),
    grade: { look: 'film', strength: 0.8, fade: 0.06, warmth: 0.1, vignette: 0.25, grain: 0.036 },
  },
  diptych: {
    scene: ROOMS.redPaper,
    frame: diptychOf(
      {
        scene: ROOMS.stairwell,
        light: lightOf('signs', 'right', {
          key: { from: [0.4, -0.6, 0.8], strength: 0.58, colour: [1, 1.02, 0.94] },
          rimColours: [
            [0.6, 1.1, 0.7],
            [0.6, 1.1, 0.7],
          ],
        }),
      },
      { colour: '#0a0808' },
    ),
    light: lightOf('signs', 0.7, {
      rimColours: [
        [1.2, 0.7, 0.4],
        [1.2, 0.5, 0.4],
      ],
    }),
    grade: { look: 'film', strength: 0.9, grain: 0.034 },
  },
  letterbox: {
    scene: STREETS.alley,
    light: lightOf('signs', -0.8, { fill: 0.44 }),
    overlays: [subtitles('今晚的雨，好像不打算停了。', "I don't think this rain means to stop tonight.", 0.775)],
    frame: { kind: 'letterbox', band: 0.17 },
    grade: { look: 'teal', strength: 0.8, bloom: 0.15, grain: 0.036 },
  },
  reflection: {
    outfit: '#8a1c24',
    scene: STREETS.neon,
    light: lightOf('signs', 0.7),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'neon', strength: 0.4, vignette: 0.2, grain: 0.034 },
  },
  contact: {
    framing: { share: 0.34, x: 0.4, y: 0.46, mirror: true, roll: 3 },
    replacePose: true,
    pose: { yaw: -8, turn: -10, smile: 0.5 },
    outfit: '#c8b48a',
    scene: DAYS.rooftop,
    light: lightOf('openShade', 'left', {
      key: { strength: 0.58, colour: [1.06, 1, 0.9] },
      fill: 0.56,
      tint: 0.12,
      rim: 0.5,
      haze: 0.3,
    }),
    overlays: [{ kind: 'leak', seed: 5, strength: 0.5 }],
    frame: { kind: 'film' },
    grade: { look: 'film', strength: 0.8, fade: 0.06, warmth: 0.15, grain: 0.038 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
