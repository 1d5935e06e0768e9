import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { SONG_PAGE, WET_TABLE } from './interiors.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.garden,
    places: [PLACES.bus, PLACES.maple, PLACES.garden, PLACES.neon],
    ground: SONG_PAGE,
    light: lightOf('soft', 'right'),
    grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.03 },
  },
  polaroid: {
    ...inSet('corner-cafe', 'counter', { crop: { zoom: 1.3 } }),
    outfit: '#a89c8c',
    ground: WET_TABLE,
    grade: { look: 'pastel', strength: 0.7, fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.amber,
    far: {
      scene: PLACES.grey,
      light: lightOf('soft', 'left', { haze: 0.3 }),
      grade: { look: 'cool', strength: 0.4 },
    },
    light: lightOf('lamp', 'left'),
    grade: { look: 'film', strength: 0.5, grain: 0.024 },
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
    outfit: '#34444c',
    scene: PLACES.teal,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'rain', seed: 4, amount: 0.7 }],
    grade: { look: 'teal', strength: 0.4, vignette: 0.15, grain: 0.028 },
  },
  contact: {
    scene: PLACES.city,
    light: lightOf('soft', 'left', { fill: 0.58 }),
    places: FRAMES,
    colour: '#e8ecea',
    ink: '#3c4c60',
  },
});
