import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { HOURS } from './grounds.ts';
import { MAP } from './papers.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('snow-peaks', 'day', { crop: { zoom: 1.2, x: 0.8 } }),
    frame: stripOf([HOURS[1], HOURS[0], HOURS[3], HOURS[2]], { ground: MAP, x: 0.56 }),
    grade: { look: 'film', strength: 0.6, grain: 0.028 },
  },
  polaroid: {
    ...inSet('snow-peaks', 'day', { flip: true, crop: { zoom: 1.15 } }),
    outfit: '#94564a',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...MAP, seed: 4, dim: 0.62 }, tilt: 6 },
    grade: { look: 'film', fade: 0.05, warmth: 0.12, vignette: 0.25, grain: 0.028 },
  },
  diptych: {
    ...inSet('snow-peaks', 'chalet', { flip: true, crop: { zoom: 1.3, x: 0.1 } }),
    frame: diptychOf({
      ...inSet('snow-peaks', 'glow', { crop: { zoom: 1.1 } }),
      grade: { look: 'rose', strength: 0.6 },
    }),
    grade: { look: 'cool', strength: 0.6, grain: 0.02 },
  },
  letterbox: {
    ...inSet('snow-peaks', 'blue-hour', { crop: { zoom: 1.15, y: 0.4 } }),
    grade: { look: 'teal', strength: 0.8, grain: 0.03 },
  },
  reflection: {
    ...inSet('snow-peaks', 'chalet', { crop: { zoom: 1.1 } }),
    outfit: '#5c4632',
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    ...inSet('snow-peaks', 'glow'),
    frame: contactOf(inTurn(HOURS)),
    grade: { look: 'film', strength: 0.7, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
