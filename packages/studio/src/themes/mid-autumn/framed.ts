import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { CAKES, SILK } from './boxes.ts';
import { FRAMES, PLACES } from './grounds.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.sun,
    frame: stripOf(
      [{ scene: PLACES.sun }, { scene: PLACES.goldLake }, { scene: PLACES.screen }, { scene: PLACES.roofs }],
      { ground: SILK, x: 0.5 },
    ),
    light: lightOf('soft', 'right'),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#b88a4a',
    scene: PLACES.courtyard,
    frame: { ...polaroid.frame, ground: CAKES },
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.05, warmth: 0.12, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.gold,
    frame: diptychOf({
      scene: PLACES.sea,
      light: lightOf('back', 'right', { rimColour: [0.9, 0.95, 1.1] }),
      grade: { look: 'cool', strength: 0.6 },
    }),
    light: lightOf('soft', 'left'),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.tealLake,
    light: lightOf('lamp', 'left', {
      rimColours: [
        [1.1, 0.85, 0.6],
        [0.6, 0.95, 0.95],
      ],
    }),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#3c3448',
    scene: PLACES.terrace,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.lake,
    light: lightOf('soft', 'left'),
    frame: contactOf((i) => ({ scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.lake }), {
      colour: '#0c2a2e',
      ink: '#f0d490',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
