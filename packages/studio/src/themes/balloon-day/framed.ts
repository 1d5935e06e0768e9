import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { PARTY } from './balloons.ts';
import { GIFT_WRAP, SWEETS } from './parties.ts';

/** What the film shows. */
const FRAMES = [
  inSet('party-garden', 'room', { crop: { zoom: 1.2 } }),
  inSet('summer-field', 'clouds', { crop: { zoom: 1.2 } }),
  inSet('party-garden', 'evening', { crop: { zoom: 1.2 } }),
  inSet('party-garden', 'lawn', { crop: { zoom: 1.2 } }),
  inSet('party-garden', 'room', { flip: true, crop: { zoom: 1.4, x: 0.9 } }),
  inSet('party-garden', 'evening', { flip: true, crop: { zoom: 1.3 } }),
  inSet('grass-sun', 'flowers', { crop: { zoom: 1.2 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('party-garden', 'room'),
    ground: SWEETS,
    grade: { look: 'clean', vignette: 0.1, grain: 0.026 },
    places: [
      inSet('party-garden', 'room', { crop: { zoom: 1.3 } }),
      inSet('party-garden', 'lawn', { flip: true, crop: { zoom: 1.3, x: 0.2 } }),
      inSet('party-garden', 'evening', { crop: { zoom: 1.3 } }),
      inSet('grass-sun', 'flowers', { crop: { zoom: 1.2 } }),
    ],
  },
  polaroid: {
    ...inSet('party-garden', 'lawn', { crop: { zoom: 1.2 } }),
    outfit: '#f0dcc8',
    ground: GIFT_WRAP,
    grade: { look: 'pastel', fade: 0.04, warmth: 0.1, vignette: 0.12, grain: 0.03 },
  },
  diptych: {
    ...inSet('party-garden', 'room', { crop: { zoom: 1.5, x: 0.1, y: 0.2 } }),
    grade: { look: 'clean', grain: 0.02 },
    far: { ...inSet('summer-field', 'clouds', { flip: true }), grade: { look: 'clean' } },
  },
  letterbox: {
    ...inSet('summer-field', 'sunset', { crop: { zoom: 1.1 } }),
    grade: { look: 'rose', strength: 0.3, grain: 0.026 },
  },
  reflection: {
    ...inSet('party-garden', 'evening', { flip: true, crop: { zoom: 1.15 } }),
    outfit: '#3c5864',
    overlays: [{ kind: 'glass' }],
    grade: { look: 'teal', strength: 0.3, bloom: 0.1, grain: 0.026 },
  },
  contact: {
    ...inSet('party-garden', 'room'),
    colour: '#5c3a4e',
    ink: '#f7d9a0',
    overlays: [{ kind: 'confetti', seed: 4, amount: 0.3, colours: PARTY }],
    grade: { look: 'clean', grain: 0.028 },
    places: FRAMES,
  },
});
