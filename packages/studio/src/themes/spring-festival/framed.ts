import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { ENVELOPE, TABLE } from './papers.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.window,
    frame: stripOf(
      [{ scene: PLACES.window }, { scene: PLACES.blueStreet }, { scene: PLACES.gold }, { scene: PLACES.lane }],
      { ground: ENVELOPE, x: 0.5 },
    ),
    light: lightOf('soft', 'right', { tint: 0.06 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#8c2f2c',
    scene: PLACES.lane,
    frame: { ...polaroid.frame, ground: TABLE },
    light: lightOf('soft', 'right'),
    overlays: [{ kind: 'snow', seed: 6, amount: 0.8 }],
    grade: { look: 'pastel', fade: 0.05, warmth: 0.12, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.gold,
    frame: diptychOf({
      scene: PLACES.goldFireworks,
      light: lightOf('back', 'right', { rimColour: [1.1, 0.85, 0.55] }),
      grade: { look: 'cool', strength: 0.5 },
    }),
    light: lightOf('soft', 'left', { tint: 0.05 }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.tealStreet,
    light: lightOf('lamp', 'left'),
    grade: { look: 'teal', strength: 0.6, grain: 0.03 },
  },
  reflection: {
    outfit: '#3a3f52',
    scene: PLACES.violetFireworks,
    light: lightOf('lamp', 'right', {
      rimColours: [
        [0.9, 0.6, 1],
        [1.1, 0.8, 0.6],
      ],
    }),
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.street,
    light: lightOf('mono', 'left', { fill: 0.55 }),
    frame: contactOf(scenesInTurn(FRAMES, 3), {
      colour: '#4a0c10',
      ink: '#f0c060',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
