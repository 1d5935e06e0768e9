import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { TARTAN, WRAPPING } from './papers.ts';

/** What the film shows. */
const FRAMES = [
  inSet('christmas-room', 'tree', { crop: { zoom: 1.2 } }),
  inSet('christmas-room', 'window', { crop: { zoom: 1.2 } }),
  inSet('christmas-room', 'fire', { crop: { zoom: 1.3 } }),
  inSet('snow-street', 'lanterns', { crop: { zoom: 1.2 } }),
  inSet('snow-peaks', 'chalet', { crop: { zoom: 1.2 } }),
  inSet('christmas-room', 'tree', { flip: true, crop: { zoom: 1.4 } }),
  inSet('snow-street', 'dusk', { crop: { zoom: 1.3 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('christmas-room', 'tree'),
    ground: TARTAN,
    places: [
      inSet('christmas-room', 'tree', { crop: { zoom: 1.3 } }),
      inSet('christmas-room', 'window', { crop: { zoom: 1.2 } }),
      inSet('christmas-room', 'fire', { crop: { zoom: 1.3 } }),
      inSet('snow-street', 'lanterns', { crop: { zoom: 1.2 } }),
    ],
  },
  polaroid: {
    ...inSet('christmas-room', 'window'),
    outfit: '#8c2c30',
    ground: WRAPPING,
    grade: { look: 'film', strength: 0.5, fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    ...inSet('christmas-room', 'tree', { flip: true, crop: { zoom: 1.6, x: 0.9, y: 0.3 } }),
    far: { ...inSet('snow-street', 'lanterns', { flip: true }), grade: { look: 'cool', strength: 0.4 } },
  },
  letterbox: {
    ...inSet('snow-street', 'dusk'),
    overlays: [{ kind: 'snow', seed: 18, amount: 0.8 }],
  },
  reflection: {
    ...inSet('snow-street', 'dusk', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
    outfit: '#2c3c5c',
    overlays: [
      { kind: 'snow', seed: 15 },
      { kind: 'glass', strength: 0.7 },
    ],
    grade: { look: 'cool', strength: 0.4, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    ...inSet('christmas-room', 'tree'),
    colour: '#0f2c20',
    ink: '#f0d48a',
    places: FRAMES,
  },
});
