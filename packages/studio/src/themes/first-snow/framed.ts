import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { KNIT, TRODDEN } from './fabrics.ts';

/** Places of the small frames. */
const FRAMES = [
  inSet('snow-street', 'morning', { crop: { zoom: 1.2 } }),
  inSet('snow-peaks', 'day', { crop: { zoom: 1.2 } }),
  inSet('courtyard-evening', 'snow', { crop: { zoom: 1.2 } }),
  inSet('snow-peaks', 'glow', { flip: true, crop: { zoom: 1.2 } }),
  inSet('snow-street', 'morning', { flip: true, crop: { zoom: 1.4, x: 0.9 } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('snow-street', 'morning'),
    overlays: [{ kind: 'snow', seed: 5, amount: 0.6 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.03 },
    frame: stripOf(
      [
        inSet('snow-street', 'morning', { crop: { zoom: 1.2 } }),
        inSet('courtyard-evening', 'snow', { crop: { zoom: 1.2 } }),
        inSet('snow-peaks', 'day', { crop: { zoom: 1.3 } }),
        inSet('temple-fair', 'snow', { crop: { zoom: 1.2 } }),
      ],
      {
        ground: TRODDEN,
        x: 0.6,
      },
    ),
  },
  polaroid: {
    ...inSet('snow-peaks', 'chalet', { crop: { zoom: 1.1 } }),
    outfit: '#2f4d3c',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: KNIT },
    overlays: [{ kind: 'snow', seed: 6 }],
    grade: { look: 'pastel', fade: 0.06, warmth: 0.15, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    ...inSet('courtyard-evening', 'snow', { crop: { zoom: 1.4, x: 0.9 } }),
    overlays: [{ kind: 'snow', seed: 10 }],
    grade: { look: 'film', strength: 0.7, grain: 0.022 },
    frame: diptychOf({ ...inSet('snow-peaks', 'blue-hour'), grade: { look: 'cool' } }),
  },
  letterbox: {
    ...inSet('snow-street', 'lanterns', { crop: { zoom: 1.1, y: 0.2 } }),
    overlays: [{ kind: 'snow', seed: 11, amount: 1.4 }],
    grade: { look: 'teal', strength: 0.7, grain: 0.03 },
  },
  reflection: {
    ...inSet('snow-street', 'lanterns', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
    outfit: '#52141f',
    overlays: [
      { kind: 'snow', seed: 15, amount: 1.3 },
      { kind: 'glass', strength: 0.7 },
    ],
    grade: { look: 'film', strength: 0.8, vignette: 0.3, grain: 0.025 },
  },
  contact: {
    ...inSet('snow-street', 'morning'),
    overlays: [{ kind: 'snow', seed: 27 }],
    grade: { look: 'cyanotype', strength: 0.85, vignette: 0.2, grain: 0.04 },
    frame: contactOf(inTurn(FRAMES)),
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
