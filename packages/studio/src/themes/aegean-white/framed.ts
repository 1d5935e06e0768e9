import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { BOARDS, PAVING } from './grounds.ts';

/** A day on the island, for the small frames. */
const DAY = [
  inSet('island-terrace', 'terrace', { crop: { zoom: 1.2 } }),
  inSet('island-terrace', 'lane', { crop: { zoom: 1.3, x: 0.9 } }),
  inSet('summer-water', 'hut', { crop: { zoom: 1.2 } }),
  inSet('island-terrace', 'lane', { flip: true, crop: { zoom: 1.2 } }),
  inSet('island-terrace', 'evening', { crop: { zoom: 1.2 } }),
  inSet('summer-water', 'night', { crop: { zoom: 1.2 } }),
  inSet('island-terrace', 'terrace', { flip: true, crop: { zoom: 1.4, x: 0.2 } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('island-terrace', 'terrace'),
    grade: { look: 'film', strength: 0.6, grain: 0.025 },
    frame: stripOf(
      [
        inSet('summer-water', 'pool', { crop: { zoom: 1.2 } }),
        inSet('island-terrace', 'lane', { crop: { zoom: 1.3 } }),
        inSet('island-terrace', 'terrace', { crop: { zoom: 1.3, x: 0.9 } }),
        inSet('island-terrace', 'evening', { crop: { zoom: 1.3, x: 0.9 } }),
      ],
      {
        ground: PAVING,
        x: 0.56,
      },
    ),
  },
  polaroid: {
    ...inSet('island-terrace', 'lane', { flip: true, crop: { zoom: 1.3, x: 0.2 } }),
    outfit: '#e8e4da',
    frame: {
      ...COMPOSITIONS.polaroid.frame,
      ground: BOARDS,
      tilt: 6,
    },
    grade: { look: 'film', fade: 0.05, warmth: 0.08, grain: 0.028 },
  },
  diptych: {
    ...inSet('island-terrace', 'lane', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.1 } }),
    grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    frame: diptychOf({
      ...inSet('island-terrace', 'evening', { crop: { zoom: 1.1 } }),
      grade: { look: 'rose', strength: 0.5 },
    }),
  },
  letterbox: {
    ...inSet('summer-train', 'sea', { flip: true, crop: { zoom: 1.1 } }),
    grade: { look: 'teal', strength: 0.8, grain: 0.028 },
  },
  reflection: {
    ...inSet('island-terrace', 'evening', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
    outfit: '#34507c',
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', vignette: 0.25, grain: 0.025 },
  },
  contact: {
    ...inSet('island-terrace', 'terrace'),
    grade: { look: 'film', strength: 0.7, grain: 0.03 },
    frame: contactOf(inTurn(DAY)),
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
