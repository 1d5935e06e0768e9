import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { PICNIC, PRINT_BAG } from './papers.ts';

const FRAMES = [
  inSet('summer-water', 'pool', { crop: { zoom: 1.2, x: 0.2 } }),
  inSet('summer-field', 'sunflowers', { flip: true, crop: { zoom: 1.3 } }),
  inSet('summer-train', 'fields', { crop: { zoom: 1.2 } }),
  inSet('summer-water', 'hut', { flip: true, crop: { zoom: 1.2 } }),
  inSet('lavender-field', 'gold', { crop: { zoom: 1.2 } }),
] as const;

/** The sheets that are prints or laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('summer-train', 'fields', { flip: true, crop: { zoom: 1.2, x: 0.3 } }),
    framing: { share: 0.4, x: 0.52, y: 0.46, mirror: true },
    pose: { yaw: -8, roll: 4, smile: 0.8 },
    outfit: '#f4f0e6',
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
            ...inSet('summer-field', 'clouds', { flip: true, crop: { zoom: 1.3, x: 0.2 } }),
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
    ...inSet('summer-water', 'pool', { crop: { zoom: 1.3, x: 0.9 } }),
    outfit: '#e8503c',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: PICNIC, tilt: -6, size: 0.7 },
    grade: { look: 'pastel', fade: 0.06, warmth: 0.2, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    ...inSet('summer-field', 'sunflowers', { flip: true, crop: { zoom: 1.4, x: 0.1 } }),
    frame: diptychOf(
      { ...inSet('summer-water', 'hut', { crop: { zoom: 1.05 } }), grade: { look: 'pastel' } },
      { colour: '#fbf6ea' },
    ),
    grade: { look: 'film', strength: 0.8, grain: 0.03 },
  },
  letterbox: {
    ...inSet('summer-field', 'sunset', { flip: true, crop: { zoom: 1.1 } }),
    frame: { kind: 'letterbox', band: 0.13 },
    grade: { look: 'gold', strength: 0.5, bloom: 0.2, grain: 0.032 },
  },
  reflection: {
    ...inSet('summer-train', 'evening', { flip: true, crop: { zoom: 1.2, x: 0.8 } }),
    outfit: '#3f6f9a',
    overlays: [{ kind: 'glass' }],
    grade: { look: 'forest', strength: 0.6, fade: 0.04, grain: 0.03 },
  },
  contact: {
    ...inSet('summer-water', 'hut'),
    frame: contactOf(inTurn(FRAMES), { colour: '#1a0f08', ink: '#ffa83a', circled: 1 }),
    grade: { look: 'film', strength: 0.9, warmth: 0.15, grain: 0.036 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
