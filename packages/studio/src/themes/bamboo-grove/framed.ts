import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMES } from './grounds.ts';
import { MAT, MOSS } from './papers.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('bamboo-mist', 'morning', { crop: { zoom: 1.3, x: 0.9 } }),
    frame: stripOf([FRAMES[0], FRAMES[3], FRAMES[1], FRAMES[2]], { ground: MOSS, x: 0.5 }),
    grade: { look: 'film', strength: 0.4, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    ...inSet('bamboo-mist', 'noon', { flip: true, crop: { zoom: 1.2, x: 0.8 } }),
    outfit: '#d8d0bc',
    frame: { ...polaroid.frame, ground: MAT },
    grade: { look: 'pastel', fade: 0.05, warmth: 0.1, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    ...inSet('bamboo-mist', 'dusk', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
    frame: diptychOf({
      ...inSet('bamboo-mist', 'morning', { crop: { zoom: 1.1 } }),
      grade: { look: 'pastel', strength: 0.5 },
    }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    ...inSet('bamboo-mist', 'noon', { crop: { zoom: 1.15, y: 0.4 } }),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    ...inSet('bamboo-mist', 'dusk', { crop: { zoom: 1.2, x: 0.2 }, dim: 0.85 }),
    outfit: '#3c4c4c',
    overlays: [{ kind: 'rain', seed: 4, amount: 0.6 }],
    grade: { look: 'cool', strength: 0.5, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('bamboo-mist', 'morning'),
    frame: contactOf(inTurn(FRAMES, 3), { colour: '#14201a', ink: '#b8d08c' }),
    grade: { look: 'film', strength: 0.4, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
