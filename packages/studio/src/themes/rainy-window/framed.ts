import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { SONG_PAGE, WET_TABLE } from './interiors.ts';

/** What the film shows. */
const FRAMES = [
  inSet('rainy-window-room', 'street', { crop: { zoom: 1.2 } }),
  inSet('greenhouse', 'rain', { crop: { zoom: 1.2 } }),
  inSet('rainy-window-room', 'lamp', { crop: { zoom: 1.3 } }),
  inSet('neon-rain', 'crossing', { crop: { zoom: 1.2 } }),
  inSet('rainy-window-room', 'morning', { crop: { zoom: 1.2 } }),
  inSet('bookshop', 'street', { crop: { zoom: 1.2 } }),
  inSet('corner-cafe', 'counter', { flip: true, crop: { zoom: 1.3 } }),
];

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    ...inSet('greenhouse', 'rain'),
    ground: SONG_PAGE,
    grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.03 },
    places: [
      inSet('rainy-window-room', 'street', { crop: { zoom: 1.2 } }),
      inSet('greenhouse', 'rain', { crop: { zoom: 1.3 } }),
      inSet('rainy-window-room', 'morning', { crop: { zoom: 1.3 } }),
      inSet('neon-rain', 'signs', { crop: { zoom: 1.3 } }),
    ],
  },
  polaroid: {
    ...inSet('corner-cafe', 'counter', { crop: { zoom: 1.3 } }),
    outfit: '#a89c8c',
    ground: WET_TABLE,
    grade: { look: 'pastel', strength: 0.7, fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    ...inSet('rainy-window-room', 'lamp', { crop: { zoom: 1.5, x: 0.9, y: 0.8 } }),
    grade: { look: 'film', strength: 0.5, grain: 0.024 },
    far: { ...inSet('paris-street', 'dusk', { crop: { zoom: 1.1 } }), grade: { look: 'cool', strength: 0.4 } },
  },
  letterbox: {
    ...inSet('city-dusk', 'terrace', { crop: { zoom: 1.1, y: 0.7 } }),
    overlays: [
      {
        kind: 'text',
        text: '雨停之前，再坐一会儿',
        x: 0.28,
        y: 0.745,
        size: 0.024,
        weight: 400,
        colour: '#f4f0e4',
        spacing: 0.12,
        after: true,
      },
    ],
    grade: { look: 'teal', strength: 0.5, grain: 0.03 },
  },
  reflection: {
    ...inSet('rainy-window-room', 'street', { crop: { zoom: 1.15, x: 0.2 } }),
    outfit: '#34444c',
    overlays: [{ kind: 'rain', seed: 4, amount: 0.7 }],
    grade: { look: 'teal', strength: 0.4, vignette: 0.15, grain: 0.028 },
  },
  contact: {
    ...inSet('rainy-window-room', 'street'),
    colour: '#e8ecea',
    ink: '#3c4c60',
    places: FRAMES,
  },
});
