import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf } from '../recipes/frames.ts';
import { BRICK_FLOOR, CHECKED, OLD_STUDIO } from './cloths.ts';
import { FRAMES, PLACES } from './grounds.ts';

const { strip, polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: OLD_STUDIO,
    frame: { ...strip.frame, ground: { ...BRICK_FLOOR, dim: 0.6 }, x: 0.5 },
    light: lightOf('mono', 'left', { fill: 0.58 }),
    grade: { look: 'sepia', strength: 0.75, vignette: 0.2, grain: 0.04 },
  },
  polaroid: {
    outfit: '#7a8a94',
    scene: PLACES.court,
    frame: { ...polaroid.frame, ground: CHECKED },
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.05, warmth: 0.15, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.nightWall,
    frame: diptychOf({ scene: PLACES.goldSky, light: lightOf('soft', 'right'), grade: { look: 'clean' } }),
    light: lightOf('lamp', 'right'),
    grade: { look: 'film', strength: 0.5, grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.screen,
    light: lightOf('sun', 'left'),
    grade: { look: 'teal', strength: 0.4, grain: 0.028 },
  },
  reflection: {
    outfit: '#5c6a5c',
    scene: PLACES.greenGate,
    light: lightOf('soft', 'right'),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'forest', strength: 0.5, exposure: 0.85, vignette: 0.3, grain: 0.026 },
  },
  contact: {
    scene: PLACES.court,
    light: lightOf('soft', 'left', { fill: 0.58 }),
    frame: contactOf((i) => ({ scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.court }), {
      colour: '#2a1c16',
      ink: '#e0b878',
    }),
    grade: { look: 'film', strength: 0.5, warmth: 0.1, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
