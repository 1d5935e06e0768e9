import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { contactOf, diptychOf } from '../recipes/frames.ts';
import { INDOORS, PICNIC, PRINT_BAG } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';

const FRAMES = [OUTDOORS.pool, OUTDOORS.sunflowers, INDOORS.curtain, OUTDOORS.court, OUTDOORS.coastRoad] as const;

/** The sheets that are prints or laid out in frames. */
export const FRAMED = {
  strip: {
    framing: { share: 0.4, x: 0.52, y: 0.46, mirror: true },
    pose: { yaw: -8, roll: 4, smile: 0.8 },
    outfit: '#f4f0e6',
    scene: INDOORS.train,
    light: lightOf('highSun', 0.5),
    overlays: [dateStamp("'26  8  2")],
    frame: {
      kind: 'laid',
      ground: PRINT_BAG,
      pictures: [
        {
          at: [[0.68, 0.25, 8]],
          width: 0.52,
          height: 0.42,
          edge: 0.012,
          shadow: 0.7,
          view: {
            scene: OUTDOORS.coastRoad,
            framing: { share: 0.34, x: 0.56, y: 0.44, mirror: false },
            pose: { yaw: 10, close: 0.4 },
          },
        },
        { at: [[0.37, 0.63, -6]], width: 0.56, height: 0.48, edge: 0.012, shadow: 0.8 },
      ],
    },
    grade: { look: 'film', strength: 0.9, warmth: 0.1, fade: 0.05, grain: 0.036 },
  },
  polaroid: {
    outfit: '#e8503c',
    scene: OUTDOORS.pool,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: PICNIC, tilt: -6, size: 0.7 },
    light: lightOf('highSun', 0.4),
    grade: { look: 'pastel', fade: 0.06, warmth: 0.2, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    scene: OUTDOORS.sunflowers,
    frame: diptychOf(
      { scene: OUTDOORS.court, light: lightOf('highSun', -0.5), grade: { look: 'pastel' } },
      { colour: '#fbf6ea' },
    ),
    light: lightOf('highSun', 'right'),
    grade: { look: 'film', strength: 0.8, grain: 0.03 },
  },
  letterbox: {
    scene: OUTDOORS.riverbank,
    light: lightOf('highSun', 'left', {
      key: { from: [-0.8, -0.3, 0.75], colour: [1.1, 0.97, 0.82] },
      rim: 1.3,
      wrap: 0.9,
    }),
    frame: { kind: 'letterbox', band: 0.13 },
    grade: { look: 'gold', strength: 0.5, bloom: 0.2, grain: 0.032 },
  },
  reflection: {
    outfit: '#3f6f9a',
    scene: INDOORS.train,
    light: lightOf('highSun', 'right', { fill: 0.56 }),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'forest', strength: 0.6, fade: 0.04, grain: 0.03 },
  },
  contact: {
    scene: OUTDOORS.pool,
    light: lightOf('highSun', 0.5),
    frame: contactOf(
      (i) => ({
        scene: FRAMES[i % FRAMES.length] ?? OUTDOORS.pool,
        light: i % 4 === 3 ? lightOf('bulb', 'right') : lightOf('highSun', i % 2 === 0 ? 0.6 : -0.6),
      }),
      { colour: '#1a0f08', ink: '#ffa83a', circled: 1 },
    ),
    grade: { look: 'film', strength: 0.9, warmth: 0.15, grain: 0.036 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
