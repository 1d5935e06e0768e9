import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { DESK, GINGHAM } from './pages.ts';

/** What the film shows. */
const FRAMES = [
  inSet('paper-land', 'day', { crop: { zoom: 1.2 } }),
  inSet('paper-land', 'night', { crop: { zoom: 1.2 } }),
  inSet('paper-land', 'sea', { crop: { zoom: 1.2 } }),
  inSet('paper-land', 'day', { flip: true, crop: { zoom: 1.4, x: 0.2 } }),
  inSet('paper-land', 'night', { flip: true, crop: { zoom: 1.4, x: 0.2 } }),
  inSet('paper-land', 'sea', { flip: true, crop: { zoom: 1.3 } }),
  inSet('paper-land', 'night', { crop: { zoom: 1.1 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('paper-land', 'day'),
    ground: GINGHAM,
    grade: { look: 'clean', vignette: 0.1, grain: 0.02 },
    places: [
      inSet('paper-land', 'day', { crop: { zoom: 1.2 } }),
      inSet('paper-land', 'night', { crop: { zoom: 1.2 } }),
      inSet('paper-land', 'sea', { crop: { zoom: 1.2 } }),
      inSet('paper-land', 'day', { flip: true, crop: { zoom: 1.4, x: 0.1 } }),
    ],
  },
  polaroid: {
    ...inSet('paper-land', 'day', { crop: { zoom: 1.2, x: 0.1 } }),
    outfit: '#e8a83c',
    ground: DESK,
    overlays: [{ kind: 'confetti', seed: 6, amount: 0.4 }],
    grade: { look: 'pastel', strength: 0.6, fade: 0.03, grain: 0.024 },
  },
  diptych: {
    ...inSet('paper-land', 'sea', { flip: true, crop: { zoom: 1.6, x: 0.1, y: 0.2 } }),
    grade: { look: 'clean', grain: 0.02 },
    far: { ...inSet('paper-land', 'night'), grade: { look: 'clean' } },
  },
  letterbox: {
    ...inSet('paper-land', 'sea', { flip: true, crop: { zoom: 1.1 } }),
    grade: { look: 'film', strength: 0.4, grain: 0.024 },
  },
  reflection: {
    ...inSet('paper-land', 'night', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
    outfit: '#4c4488',
    overlays: [{ kind: 'bokeh', seed: 3, colours: ['#fbe6a4', '#ffd8e8', '#b8c8ff'] }],
    grade: { look: 'clean', vignette: 0.15, grain: 0.024 },
  },
  contact: {
    ...inSet('paper-land', 'day'),
    colour: '#fbeed4',
    ink: '#c8603c',
    grade: { look: 'clean', grain: 0.022 },
    places: FRAMES,
  },
});
