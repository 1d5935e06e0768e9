import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMES, SHADED_PETALS } from './grounds.ts';
import { DARK_WATER, FLAGSTONES } from './places.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('cherry-lane', 'late', { crop: { zoom: 1.3, x: 0.1 } }),
    frame: stripOf([FRAMES[3], FRAMES[1], FRAMES[2], FRAMES[0]], { ground: FLAGSTONES, x: 0.5 }),
    overlays: [{ kind: 'petals', seed: 4, amount: 0.4 }],
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    ...inSet('cherry-lane', 'sky', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
    outfit: '#7a3a52',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: DARK_WATER },
    overlays: [{ kind: 'petals', seed: 6, amount: 0.6, colours: SHADED_PETALS }],
    grade: { look: 'pastel', fade: 0.06, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    ...inSet('cherry-lane', 'bough', { flip: true, crop: { zoom: 1.4 } }),
    frame: diptychOf({
      ...inSet('cherry-lane', 'lanterns', { crop: { zoom: 1.2 } }),
      grade: { look: 'film' },
    }),
    overlays: [{ kind: 'petals', seed: 10, amount: 0.7 }],
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    ...inSet('cherry-lane', 'late', { flip: true, crop: { zoom: 1.2, y: 0.6 } }),
    overlays: [{ kind: 'petals', seed: 18 }],
    grade: { look: 'teal', strength: 0.7, grain: 0.028 },
  },
  reflection: {
    ...inSet('cherry-lane', 'lanterns', { flip: true, dim: 0.8 }),
    outfit: '#5a5468',
    overlays: [
      { kind: 'rain', seed: 4, amount: 0.7 },
      { kind: 'petals', seed: 20, amount: 0.5 },
    ],
    grade: { look: 'cool', strength: 0.8, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('cherry-lane', 'late'),
    frame: contactOf(inTurn(FRAMES, 3), {
      colour: '#2a1420',
      ink: '#f4a8c0',
    }),
    overlays: [{ kind: 'petals', seed: 30, amount: 0.5 }],
    grade: { look: 'clean', grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
