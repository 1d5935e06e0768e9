import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { CHART, ENVELOPE } from './letters.ts';

/** Nights that the film shows. */
const NIGHTS = [
  inSet('star-lake', 'milky-way', { crop: { zoom: 1.2 } }),
  inSet('star-lake', 'aurora', { crop: { zoom: 1.2 } }),
  inSet('star-lake', 'dawn', { crop: { zoom: 1.2 } }),
  inSet('dune-evening', 'stars', { crop: { zoom: 1.3 } }),
  inSet('star-lake', 'aurora', { flip: true, crop: { zoom: 1.4, x: 0.9 } }),
  inSet('moon-garden', 'moon', { crop: { zoom: 1.2 } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('star-lake', 'aurora'),
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.03 },
    frame: stripOf(
      [
        inSet('star-lake', 'dawn', { crop: { zoom: 1.3 } }),
        inSet('star-lake', 'aurora', { crop: { zoom: 1.3 } }),
        inSet('dune-evening', 'stars', { crop: { zoom: 1.3 } }),
        inSet('star-lake', 'milky-way', { crop: { zoom: 1.3 } }),
      ],
      {
        ground: ENVELOPE,
        x: 0.46,
      },
    ),
  },
  polaroid: {
    ...inSet('star-lake', 'milky-way', { flip: true, crop: { zoom: 1.1 } }),
    outfit: '#4a3c6a',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: CHART },
    grade: { look: 'pastel', fade: 0.05, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    ...inSet('star-lake', 'aurora', { flip: true, crop: { zoom: 1.5, x: 0.2 } }),
    grade: { look: 'film', grain: 0.024 },
    frame: diptychOf({ ...inSet('star-lake', 'milky-way', { crop: { zoom: 1.1 } }), grade: { look: 'cool' } }),
  },
  letterbox: {
    ...inSet('star-lake', 'aurora', { flip: true, crop: { zoom: 1.1, y: 0.3 } }),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    ...inSet('dune-evening', 'camp', { crop: { zoom: 1.1 } }),
    outfit: '#3a2c4a',
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('star-lake', 'milky-way'),
    grade: { look: 'film', strength: 0.6, grain: 0.03 },
    frame: contactOf(inTurn(NIGHTS), {
      colour: '#efe6d0',
      ink: '#24488c',
    }),
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
