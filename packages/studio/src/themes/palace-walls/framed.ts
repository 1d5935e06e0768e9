import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { LACQUER, TILES } from './rooms.ts';

/** What the film shows. */
const FRAMES = [
  inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.2 } }),
  inSet('red-courtyard', 'lanterns', { crop: { zoom: 1.2 } }),
  inSet('courtyard-evening', 'snow', { crop: { zoom: 1.2 } }),
  inSet('red-courtyard', 'wall', { crop: { zoom: 1.3 } }),
  inSet('courtyard-evening', 'gate', { flip: true, crop: { zoom: 1.2 } }),
  inSet('red-courtyard', 'afternoon', { flip: true, crop: { zoom: 1.5, x: 0.2 } }),
  inSet('courtyard-evening', 'window', { crop: { zoom: 1.2 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.2 } }),
    ground: TILES,
    places: [
      inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.3 } }),
      inSet('red-courtyard', 'wall', { crop: { zoom: 1.2 } }),
      inSet('courtyard-evening', 'gate', { crop: { zoom: 1.3 } }),
      inSet('courtyard-evening', 'snow', { crop: { zoom: 1.3 } }),
    ],
  },
  polaroid: {
    ...inSet('red-courtyard', 'afternoon', { flip: true, crop: { zoom: 1.15, x: 0.2 } }),
    outfit: '#d8c8a4',
    ground: LACQUER,
  },
  diptych: {
    ...inSet('red-courtyard', 'wall', { crop: { zoom: 1.5, x: 0.1 } }),
    far: { ...inSet('red-courtyard', 'afternoon'), grade: { look: 'cool', strength: 0.5 } },
  },
  letterbox: {
    ...inSet('red-courtyard', 'lanterns', { flip: true, crop: { zoom: 1.1 } }),
  },
  reflection: {
    ...inSet('courtyard-evening', 'window', { flip: true, crop: { zoom: 1.15, x: 0.2 } }),
    outfit: '#33404c',
    overlays: [{ kind: 'glass', strength: 0.5 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('red-courtyard', 'afternoon'),
    colour: '#1c1210',
    ink: '#e8bc5c',
    places: FRAMES,
  },
});
