import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { BRICK_FLOOR, CHECKED } from './cloths.ts';
import { FRAMES } from './grounds.ts';

const { strip, polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: inSet('curtain-room', 'painted').scene,
    frame: { ...strip.frame, ground: { ...BRICK_FLOOR, dim: 0.6 }, x: 0.5 },
    light: lightOf('mono', 'left', { fill: 0.58 }),
    grade: { look: 'sepia', strength: 0.75, vignette: 0.2, grain: 0.04 },
  },
  polaroid: {
    ...inSet('courtyard-evening', 'persimmons', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
    outfit: '#7a8a94',
    frame: { ...polaroid.frame, ground: CHECKED },
    grade: { look: 'pastel', fade: 0.05, warmth: 0.15, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    ...inSet('courtyard-evening', 'window', { flip: true, crop: { zoom: 1.3, x: 0.9 } }),
    frame: diptychOf({
      ...inSet('courtyard-evening', 'persimmons', { crop: { zoom: 1.1 } }),
      grade: { look: 'clean' },
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.022 },
  },
  letterbox: {
    ...inSet('courtyard-evening', 'gate', { crop: { zoom: 1.15, y: 0.6 } }),
    grade: { look: 'teal', strength: 0.4, grain: 0.028 },
  },
  reflection: {
    ...inSet('courtyard-evening', 'snow', { crop: { zoom: 1.15, x: 0.2 }, dim: 0.85 }),
    outfit: '#5c6a5c',
    overlays: [{ kind: 'glass' }],
    grade: { look: 'cool', strength: 0.5, vignette: 0.3, grain: 0.026 },
  },
  contact: {
    ...inSet('courtyard-evening', 'persimmons'),
    frame: contactOf(inTurn(FRAMES, 3), { colour: '#2a1c16', ink: '#e0b878' }),
    grade: { look: 'film', strength: 0.5, warmth: 0.1, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
