import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { WALK } from './grounds.ts';
import { MARBLE, POSTCARD } from './papers.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('paris-street', 'terrace', { crop: { zoom: 1.4 } }),
    frame: stripOf([{}, {}, {}, {}], { ground: MARBLE, x: 0.56 }),
    grade: { look: 'softbw', contrast: 0.2, vignette: 0.2, grain: 0.045 },
  },
  polaroid: {
    ...inSet('paris-street', 'terrace', { crop: { zoom: 1.1 } }),
    outfit: '#b08a5c',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: POSTCARD, tilt: 6 },
    grade: { look: 'pastel', fade: 0.06, warmth: 0.12, vignette: 0.2, grain: 0.028 },
  },
  diptych: {
    ...inSet('paris-street', 'terrace', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
    frame: diptychOf({
      ...inSet('paris-street', 'dusk', { crop: { zoom: 1.1 } }),
      grade: { look: 'teal', strength: 0.5 },
    }),
    grade: { look: 'gold', strength: 0.4, bloom: 0.12, grain: 0.02 },
  },
  letterbox: {
    ...inSet('paris-street', 'dusk', { flip: true, crop: { zoom: 1.15, x: 0.9, y: 0.4 } }),
    grade: { look: 'teal', strength: 0.6, grain: 0.028 },
  },
  reflection: {
    ...inSet('corner-cafe', 'bricks', { flip: true }),
    outfit: '#3c2c34',
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', vignette: 0.25, grain: 0.025 },
  },
  contact: {
    ...inSet('paris-street', 'dusk'),
    frame: contactOf(inTurn(WALK)),
    grade: { look: 'film', strength: 0.8, grain: 0.032 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
