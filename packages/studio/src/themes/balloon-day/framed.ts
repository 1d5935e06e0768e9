import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { PARTY } from './balloons.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { GIFT_WRAP, SWEETS } from './parties.ts';

const { strip, polaroid, diptych, contact } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.mint,
    frame: {
      ...strip.frame,
      ground: SWEETS,
      x: 0.5,
      views: [
        { ...strip.frame.views[0], scene: PLACES.mint },
        { ...strip.frame.views[1], scene: PLACES.peach },
        { ...strip.frame.views[2], scene: PLACES.sky },
        { ...strip.frame.views[3], scene: PLACES.tent },
      ],
    },
    light: lightOf('soft', 'right'),
    grade: { look: 'clean', vignette: 0.1, grain: 0.026 },
  },
  polaroid: {
    outfit: '#f0dcc8',
    scene: PLACES.lawn,
    frame: { ...polaroid.frame, ground: GIFT_WRAP },
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.04, warmth: 0.1, vignette: 0.12, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.tent,
    frame: {
      ...diptych.frame,
      views: [
        {},
        { ...diptych.frame.views[1], scene: PLACES.kites, light: lightOf('sun', 'right'), grade: { look: 'clean' } },
      ],
    },
    light: lightOf('soft', 'left'),
    grade: { look: 'clean', grain: 0.02 },
  },
  letterbox: {
    scene: PLACES.eveningKites,
    light: lightOf('sun', 'left'),
    grade: { look: 'rose', strength: 0.3, grain: 0.026 },
  },
  reflection: {
    outfit: '#3c5864',
    scene: PLACES.evening,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'teal', strength: 0.3, bloom: 0.1, grain: 0.026 },
  },
  contact: {
    scene: PLACES.mint,
    light: lightOf('soft', 'left'),
    frame: {
      ...contact.frame,
      colour: '#fdf6ea',
      ink: '#c8584c',
      views: contact.frame.views.map((view, i) => ({ ...view, scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.mint })),
    },
    overlays: [{ kind: 'confetti', seed: 4, amount: 0.3, colours: PARTY }],
    grade: { look: 'clean', grain: 0.028 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
