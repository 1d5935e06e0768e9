import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { CAKES, SILK } from './boxes.ts';
import { FRAMES } from './grounds.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('moon-garden', 'gate', { crop: { zoom: 1.5, x: 0.1 } }),
    frame: stripOf([FRAMES[0], FRAMES[1], FRAMES[2], FRAMES[3]], { ground: SILK, x: 0.5 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    ...inSet('moon-garden', 'gate', { flip: true, crop: { zoom: 1.3 } }),
    outfit: '#b88a4a',
    frame: { ...polaroid.frame, ground: CAKES },
    grade: { look: 'pastel', fade: 0.05, warmth: 0.12, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    ...inSet('moon-garden', 'moon', { crop: { zoom: 1.6, x: 0.9, y: 0.5 } }),
    frame: diptychOf({
      ...inSet('moon-garden', 'gate'),
      grade: { look: 'cool', strength: 0.6 },
    }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    ...inSet('moon-garden', 'moon', { crop: { zoom: 1.2, y: 0.3 } }),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    ...inSet('red-courtyard', 'lanterns', { flip: true, crop: { zoom: 1.1 } }),
    outfit: '#3c3448',
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('moon-garden', 'moon'),
    frame: contactOf(inTurn(FRAMES, 3), {
      colour: '#0c2a2e',
      ink: '#f0d490',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
