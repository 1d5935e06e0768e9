import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { SAND } from './shores.ts';

/** An evening by the sea over nine frames. */
const EVENING = [
  inSet('gold-sea', 'wide', { crop: { zoom: 1.2 } }),
  inSet('gold-sea', 'sun', { crop: { zoom: 1.2 } }),
  inSet('island-terrace', 'evening', { crop: { zoom: 1.3, x: 0.8 } }),
  inSet('star-lake', 'dawn', { crop: { zoom: 1.2 } }),
  inSet('gold-sea', 'blue-hour', { crop: { zoom: 1.2 } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('gold-sea', 'wide', { crop: { zoom: 1.2 } }),
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.03 },
    frame: stripOf(
      [
        inSet('gold-sea', 'sun', { crop: { zoom: 1.2 } }),
        inSet('island-terrace', 'evening', { crop: { zoom: 1.2, x: 0.8 } }),
        inSet('gold-sea', 'wide', { flip: true, crop: { zoom: 1.4, y: 0.6 } }),
        inSet('gold-sea', 'blue-hour', { crop: { zoom: 1.3 } }),
      ],
      { ground: SAND, x: 0.56 },
    ),
  },
  polaroid: {
    ...inSet('island-terrace', 'terrace', { crop: { zoom: 1.1 } }),
    outfit: '#2f5d73',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...SAND, dim: 0.55 }, tilt: 6 },
    grade: { look: 'pastel', fade: 0.08, warmth: 0.25, vignette: 0.3, grain: 0.03 },
  },
  diptych: {
    ...inSet('gold-sea', 'sun', { crop: { zoom: 1.6, x: 0.2, y: 0.4 } }),
    grade: { look: 'film', grain: 0.02, bloom: 0.2 },
    frame: diptychOf({ ...inSet('gold-sea', 'blue-hour', { flip: true }), grade: { look: 'teal' } }),
  },
  letterbox: {
    ...inSet('summer-water', 'night', { crop: { zoom: 1.1 } }),
    grade: { look: 'teal', strength: 0.85, grain: 0.03 },
  },
  reflection: {
    ...inSet('harbour-night', 'blue-hour', { crop: { zoom: 1.15 } }),
    outfit: '#4a5266',
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    ...inSet('gold-sea', 'sun'),
    grade: { look: 'film', strength: 0.8, grain: 0.03 },
    frame: contactOf(inTurn(EVENING)),
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
