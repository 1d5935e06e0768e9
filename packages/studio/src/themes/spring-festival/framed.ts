import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { ENVELOPE, TABLE } from './papers.ts';

/** What the film shows. */
const FRAMES = [
  inSet('temple-fair', 'street', { crop: { zoom: 1.2 } }),
  inSet('red-courtyard', 'lanterns', { crop: { zoom: 1.2 } }),
  inSet('courtyard-evening', 'snow', { crop: { zoom: 1.2 } }),
  inSet('river-fireworks', 'gold', { crop: { zoom: 1.2 } }),
  inSet('temple-fair', 'lanterns', { crop: { zoom: 1.3 } }),
  inSet('red-courtyard', 'wall', { flip: true, crop: { zoom: 1.3 } }),
  inSet('courtyard-evening', 'window', { crop: { zoom: 1.3 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('temple-fair', 'street'),
    ground: ENVELOPE,
    places: [
      inSet('courtyard-evening', 'window', { crop: { zoom: 1.3 } }),
      inSet('temple-fair', 'street', { crop: { zoom: 1.2 } }),
      inSet('red-courtyard', 'lanterns', { crop: { zoom: 1.3 } }),
      inSet('courtyard-evening', 'gate', { crop: { zoom: 1.3 } }),
    ],
  },
  polaroid: {
    ...inSet('courtyard-evening', 'gate', { crop: { zoom: 1.1 } }),
    outfit: '#8c2f2c',
    ground: TABLE,
    overlays: [{ kind: 'snow', seed: 6, amount: 0.8 }],
    grade: { look: 'pastel', fade: 0.05, warmth: 0.12, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    ...inSet('temple-fair', 'lanterns', { flip: true, crop: { zoom: 1.5, x: 0.9 } }),
    far: { ...inSet('river-fireworks', 'gold', { flip: true }), grade: { look: 'cool', strength: 0.5 } },
  },
  letterbox: {
    ...inSet('temple-fair', 'street', { flip: true, crop: { zoom: 1.1 } }),
    grade: { look: 'teal', strength: 0.6, grain: 0.03 },
  },
  reflection: {
    ...inSet('river-fireworks', 'colours', { crop: { zoom: 1.1 } }),
    outfit: '#3a3f52',
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('temple-fair', 'street'),
    colour: '#4a0c10',
    ink: '#f0c060',
    places: FRAMES,
  },
});
