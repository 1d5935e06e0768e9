import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { FELT, TURF } from './felts.ts';

/** A day of the plains, over nine frames. */
const HOURS = [
  inSet('grass-sun', 'flowers', { crop: { zoom: 1.2 } }),
  inSet('summer-field', 'clouds', { crop: { zoom: 1.2 } }),
  inSet('grass-sun', 'sun', { flip: true, crop: { zoom: 1.2 } }),
  inSet('summer-field', 'sunset', { crop: { zoom: 1.2 } }),
  inSet('grass-sun', 'dusk', { crop: { zoom: 1.3 } }),
  inSet('star-lake', 'milky-way', { crop: { zoom: 1.3 } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('summer-field', 'clouds'),
    grade: { look: 'film', strength: 0.6, grain: 0.028 },
    frame: stripOf(
      [
        inSet('summer-field', 'clouds', { crop: { zoom: 1.3 } }),
        inSet('grass-sun', 'flowers', { crop: { zoom: 1.3 } }),
        inSet('grass-sun', 'sun', { crop: { zoom: 1.2 } }),
        inSet('summer-field', 'sunset', { crop: { zoom: 1.3 } }),
      ],
      {
        ground: FELT,
        x: 0.56,
      },
    ),
  },
  polaroid: {
    ...inSet('summer-field', 'clouds', { crop: { zoom: 1.2, x: 0.9 } }),
    outfit: '#c8b48c',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: TURF, tilt: 6 },
    grade: { look: 'film', fade: 0.05, warmth: 0.1, grain: 0.028 },
  },
  diptych: {
    ...inSet('grass-sun', 'flowers', { crop: { zoom: 1.6, x: 0.9, y: 1 } }),
    grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    frame: diptychOf({ ...inSet('grass-sun', 'sun', { flip: true }), grade: { look: 'gold', strength: 0.4 } }),
  },
  letterbox: {
    ...inSet('grass-sun', 'dusk', { flip: true, crop: { zoom: 1.1, y: 0.5 } }),
    grade: { look: 'teal', strength: 0.7, grain: 0.03 },
  },
  reflection: {
    ...inSet('summer-field', 'sunset', { flip: true, crop: { zoom: 1.3, x: 0.1 } }),
    outfit: '#6a4a34',
    frame: { kind: 'film' },
    grade: { look: 'rose', strength: 0.5, grain: 0.03 },
  },
  contact: {
    ...inSet('summer-field', 'clouds'),
    grade: { look: 'film', strength: 0.7, grain: 0.032 },
    frame: contactOf(inTurn(HOURS)),
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
