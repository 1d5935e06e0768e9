import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { FRAMES, PLACES, SHADED_PETALS } from './grounds.ts';
import { DARK_WATER, FLAGSTONES } from './places.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.blueSky,
    frame: {
      ...COMPOSITIONS.strip.frame,
      ground: FLAGSTONES,
      x: 0.5,
      views: [
        { ...COMPOSITIONS.strip.frame.views[0], scene: PLACES.blueSky },
        { ...COMPOSITIONS.strip.frame.views[1], scene: PLACES.pale },
        { ...COMPOSITIONS.strip.frame.views[2], scene: PLACES.nearBloom },
        { ...COMPOSITIONS.strip.frame.views[3], scene: PLACES.violet },
      ],
    },
    light: { key: { from: [0.3, -0.4, 0.9], strength: 0.5, colour: [1, 1, 1] }, fill: 0.62, tint: 0.12, rim: 0.5 },
    overlays: [{ kind: 'petals', seed: 4, amount: 0.4 }],
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#7a3a52',
    scene: PLACES.pale,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: DARK_WATER },
    light: {
      key: { from: [0.2, -0.3, 1], strength: 0.52, colour: [1, 0.99, 0.97] },
      fill: 0.6,
      tint: 0.12,
      rim: 0.4,
    },
    overlays: [{ kind: 'petals', seed: 6, amount: 0.6, colours: SHADED_PETALS }],
    grade: { look: 'pastel', fade: 0.06, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.nearBloom,
    frame: {
      ...COMPOSITIONS.diptych.frame,
      views: [
        {},
        {
          ...COMPOSITIONS.diptych.frame.views[1],
          scene: PLACES.violet,
          light: { key: { from: [-0.7, -0.5, 0.7], strength: 0.55 }, rim: 0.9, tint: 0.3 },
          grade: { look: 'cool' },
        },
      ],
    },
    light: {
      key: { from: [0.8, -0.5, 0.7], strength: 0.52, colour: [1.03, 1, 0.96] },
      fill: 0.6,
      tint: 0.1,
      rim: 0.5,
    },
    overlays: [{ kind: 'petals', seed: 10, amount: 0.7 }],
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.greenRiver,
    light: {
      key: { from: [-0.9, -0.4, 0.7], strength: 0.58, colour: [1.04, 0.99, 0.92] },
      fill: 0.5,
      tint: 0.2,
      rim: 0.7,
    },
    overlays: [{ kind: 'petals', seed: 18 }],
    grade: { look: 'teal', strength: 0.7, grain: 0.028 },
  },
  reflection: {
    outfit: '#5a5468',
    scene: PLACES.rain,
    light: {
      key: { from: [0.6, -0.4, 0.75], strength: 0.52, colour: [1, 1, 1.02] },
      fill: 0.54,
      tint: 0.2,
      rim: 0.5,
      haze: 0.6,
    },
    overlays: [
      { kind: 'rain', seed: 4, amount: 0.7 },
      { kind: 'petals', seed: 20, amount: 0.5 },
    ],
    grade: { look: 'cool', strength: 0.8, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.blueSky,
    light: { key: { from: [0.6, -0.5, 0.75], strength: 0.52, colour: [1, 1, 1] }, fill: 0.6, tint: 0.12, rim: 0.5 },
    frame: {
      ...COMPOSITIONS.contact.frame,
      colour: '#2a1420',
      ink: '#f4a8c0',
      views: COMPOSITIONS.contact.frame.views.map((view, i) => ({
        ...view,
        scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.blueSky,
      })),
    },
    overlays: [{ kind: 'petals', seed: 30, amount: 0.5 }],
    grade: { look: 'clean', grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
