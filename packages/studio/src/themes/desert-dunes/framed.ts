import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { CARPET, RIPPLES } from './cloths.ts';
import { HOURS, lantern } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('dune-evening', 'gold', { crop: { zoom: 1.2, x: 0.2 } }),
    frame: stripOf([HOURS[0], HOURS[2], HOURS[1], HOURS[3]], { ground: RIPPLES, x: 0.56 }),
    grade: { look: 'film', strength: 0.6, grain: 0.028 },
  },
  polaroid: {
    ...inSet('dune-evening', 'sun', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
    framing: { share: 0.52, x: 0.46 },
    outfit: '#c8b08a',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...CARPET, dim: 0.82 }, tilt: 6 },
    grade: { look: 'film', fade: 0.06, warmth: 0.12, vignette: 0.2, grain: 0.028 },
  },
  diptych: {
    ...inSet('dune-evening', 'rose', { flip: true, crop: { zoom: 1.4, x: 0.2 }, light: lantern('right') }),
    frame: diptychOf({
      ...inSet('dune-evening', 'stars', { crop: { zoom: 1.1 }, light: lantern('right') }),
      grade: { look: 'cool', strength: 0.5 },
    }),
    grade: { look: 'gold', strength: 0.35, bloom: 0.12, grain: 0.02 },
  },
  letterbox: {
    ...inSet('dune-evening', 'gold', { flip: true, crop: { zoom: 1.15, y: 0.6 } }),
    grade: { look: 'teal', strength: 0.7, grain: 0.03 },
  },
  reflection: {
    ...inSet('dune-evening', 'stars', { flip: true, crop: { zoom: 1.15 }, light: lantern('left') }),
    outfit: '#5c3a2c',
    frame: { kind: 'full' },
    grade: { look: 'film', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    ...inSet('dune-evening', 'gold'),
    frame: contactOf(inTurn(HOURS)),
    grade: { look: 'film', strength: 0.8, grain: 0.032 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
