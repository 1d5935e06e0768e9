import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { MAT, MOSS } from './rooms.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.grove,
    frame: stripOf(
      [{ scene: PLACES.grove }, { scene: PLACES.blind }, { scene: PLACES.snow }, { scene: PLACES.yellowStems }],
      { ground: MOSS, x: 0.5 },
    ),
    light: lightOf('soft', 'right', { tint: 0.04 }),
    grade: { look: 'film', strength: 0.4, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#d8d0bc',
    scene: PLACES.ochreWall,
    frame: { ...polaroid.frame, ground: MAT },
    light: lightOf('soft', 'left', { tint: 0.04 }),
    grade: { look: 'pastel', fade: 0.05, warmth: 0.1, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.teal,
    frame: diptychOf({
      scene: PLACES.wall,
      light: lightOf('soft', 'left', { tint: 0.03 }),
      grade: { look: 'pastel', strength: 0.5 },
    }),
    light: lightOf('soft', 'left', { tint: 0.04 }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.pool,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#3c4c4c',
    scene: PLACES.teal,
    light: lightOf('lamp', 'right', { tint: 0.08 }),
    overlays: [{ kind: 'rain', seed: 4, amount: 0.6 }],
    grade: { look: 'cool', strength: 0.5, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.grove,
    light: lightOf('soft', 'left', { tint: 0.04 }),
    frame: contactOf((i) => ({ scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.grove }), {
      colour: '#14201a',
      ink: '#b8d08c',
    }),
    grade: { look: 'film', strength: 0.4, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
