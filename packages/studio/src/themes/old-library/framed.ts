import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { DESK, OPEN_BOOK } from './papers.ts';

/** Rooms of books, for the small frames. */
const ROOMS = [
  inSet('lamp-library', 'wide', { crop: { zoom: 1.2 } }),
  inSet('bookshop', 'spines', { crop: { zoom: 1.2 } }),
  inSet('campus-hall', 'arches', { crop: { zoom: 1.2 } }),
  inSet('lamp-library', 'evening', { crop: { zoom: 1.3 } }),
  inSet('bookshop', 'table', { crop: { zoom: 1.3 } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('lamp-library', 'shelves', { crop: { zoom: 1.2 } }),
    grade: { look: 'sepia', strength: 0.9, vignette: 0.3, grain: 0.045 },
    frame: stripOf(
      [
        inSet('lamp-library', 'shelves', { crop: { zoom: 1.3 } }),
        inSet('bookshop', 'spines', { crop: { zoom: 1.3 } }),
        inSet('campus-hall', 'reading-room', { crop: { zoom: 1.3 } }),
        inSet('bookshop', 'street', { crop: { zoom: 1.2 } }),
      ],
      {
        ground: DESK,
        x: 0.54,
      },
    ),
  },
  polaroid: {
    ...inSet('lamp-library', 'evening', { flip: true }),
    outfit: '#2f4d3c',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...OPEN_BOOK, dim: 0.5 }, tilt: 4 },
    grade: { look: 'pastel', fade: 0.07, warmth: 0.2, vignette: 0.3, grain: 0.03 },
  },
  diptych: {
    ...inSet('bookshop', 'table', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.3 } }),
    grade: { look: 'film', grain: 0.025 },
    frame: diptychOf({ ...inSet('campus-hall', 'evening', { flip: true }), grade: { look: 'cool' } }),
  },
  letterbox: {
    ...inSet('lamp-library', 'wide', { crop: { zoom: 1.15, y: 0.55 } }),
    grade: { look: 'teal', strength: 0.8, grain: 0.03 },
  },
  reflection: {
    ...inSet('bookshop', 'street', { flip: true, crop: { zoom: 1.15 } }),
    outfit: '#2a3a34',
    overlays: [{ kind: 'glass' }],
    grade: { look: 'forest', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    ...inSet('lamp-library', 'wide'),
    grade: { look: 'sepia', strength: 0.75, contrast: 0.2, vignette: 0.3, grain: 0.05 },
    frame: contactOf(inTurn(ROOMS, 2), {
      colour: '#e6d8ba',
      ink: '#6a4526',
    }),
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
