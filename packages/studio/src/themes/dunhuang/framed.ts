import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { FRAGMENT, SCROLL } from './papers.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.noon,
    places: [PLACES.noon, PLACES.azurite, PLACES.pale, PLACES.duskCliff],
    ground: FRAGMENT,
    light: lightOf('soft', 'right', { tint: 0.05 }),
  },
  polaroid: {
    outfit: '#3c6c64',
    scene: PLACES.noon,
    ground: SCROLL,
    light: lightOf('sun', 'left'),
  },
  diptych: {
    scene: PLACES.malachite,
    far: {
      scene: PLACES.dusk,
      light: lightOf('sun', 'left', { rim: 1.3 }),
      grade: { look: 'film', strength: 0.5 },
    },
    light: lightOf('soft', 'left', { tint: 0, transfer: 0, wrap: 0.1, haze: 0.1 }),
  },
  letterbox: {
    scene: PLACES.dawn,
    light: lightOf('sun', 'left'),
  },
  reflection: {
    outfit: '#5c4434',
    scene: PLACES.rightMouth,
    light: lightOf('lamp', 'left'),
    overlays: [{ kind: 'dust', seed: 4 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.noon,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    places: FRAMES,
    colour: '#2a1a12',
    ink: '#d8a860',
  },
});
