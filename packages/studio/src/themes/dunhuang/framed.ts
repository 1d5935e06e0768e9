import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMES, HOURS, lantern, PLACES } from './grounds.ts';
import { FRAGMENT, SCROLL } from './papers.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.pale,
    places: [HOURS[0], PLACES.azurite, PLACES.pale, HOURS[3]],
    ground: FRAGMENT,
    light: lightOf('soft', 'right', { tint: 0.05 }),
  },
  polaroid: {
    outfit: '#3c6c64',
    ...inSet('dune-evening', 'sun', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
    ground: SCROLL,
  },
  diptych: {
    scene: PLACES.malachite,
    far: { ...HOURS[2], grade: { look: 'film', strength: 0.5 } },
    light: lightOf('soft', 'left', { tint: 0, transfer: 0, wrap: 0.1, haze: 0.1 }),
  },
  letterbox: {
    ...inSet('dune-evening', 'sun', { crop: { zoom: 1.15, y: 0.6 } }),
  },
  reflection: {
    outfit: '#5c4434',
    ...inSet('dune-evening', 'stars', { flip: true, crop: { zoom: 1.3, x: 0.8 }, light: lantern('left') }),
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.pale,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    places: FRAMES,
    colour: '#2a1a12',
    ink: '#d8a860',
  },
});
