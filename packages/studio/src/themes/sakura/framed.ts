import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { FRAMES, PLACES, SHADED_PETALS } from './grounds.ts';
import { DARK_WATER, FLAGSTONES } from './places.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.blueSky,
    frame: stripOf(
      [{ scene: PLACES.blueSky }, { scene: PLACES.pale }, { scene: PLACES.nearBloom }, { scene: PLACES.violet }],
      { ground: FLAGSTONES, x: 0.5 },
    ),
    light: lightOf('frontal', 'right', { key: { strength: 0.5 }, fill: 0.62, tint: 0.12 }),
    overlays: [{ kind: 'petals', seed: 4, amount: 0.4 }],
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#7a3a52',
    scene: PLACES.pale,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: DARK_WATER },
    light: lightOf('frontal', 'right', {
      key: { from: [0.2, -0.3, 1], colour: [1, 0.99, 0.97] },
      tint: 0.12,
      rim: 0.4,
    }),
    overlays: [{ kind: 'petals', seed: 6, amount: 0.6, colours: SHADED_PETALS }],
    grade: { look: 'pastel', fade: 0.06, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.nearBloom,
    frame: diptychOf({
      scene: PLACES.violet,
      light: { key: keyOf('openShade', 'left', { from: [-0.7, -0.5, 0.7], strength: 0.55 }), rim: 0.9, tint: 0.3 },
      grade: { look: 'cool' },
    }),
    light: lightOf('frontal', 'right', { key: { from: [0.8, -0.5, 0.7], colour: [1.03, 1, 0.96] }, tint: 0.1 }),
    overlays: [{ kind: 'petals', seed: 10, amount: 0.7 }],
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.greenRiver,
    light: lightOf('lowSun', -0.9, { key: { strength: 0.58, colour: [1.04, 0.99, 0.92] }, rim: 0.7 }),
    overlays: [{ kind: 'petals', seed: 18 }],
    grade: { look: 'teal', strength: 0.7, grain: 0.028 },
  },
  reflection: {
    outfit: '#5a5468',
    scene: PLACES.rain,
    light: lightOf('frontal', 'right', {
      key: { from: [0.6, -0.4, 0.75], colour: [1, 1, 1.02] },
      fill: 0.54,
      tint: 0.2,
      haze: 0.6,
    }),
    overlays: [
      { kind: 'rain', seed: 4, amount: 0.7 },
      { kind: 'petals', seed: 20, amount: 0.5 },
    ],
    grade: { look: 'cool', strength: 0.8, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.blueSky,
    light: lightOf('frontal', 'right', { key: { from: [0.6, -0.5, 0.75] }, tint: 0.12 }),
    frame: contactOf((i) => ({ scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.blueSky }), {
      colour: '#2a1420',
      ink: '#f4a8c0',
    }),
    overlays: [{ kind: 'petals', seed: 30, amount: 0.5 }],
    grade: { look: 'clean', grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
