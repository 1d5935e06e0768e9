import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { CLOTH, TABLE } from './landscapes.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.studio,
    places: [PLACES.gauze, PLACES.shelf, PLACES.hills, PLACES.tiles],
    ground: CLOTH,
    light: lightOf('soft', 'right', { tint: 0.05 }),
  },
  polaroid: {
    outfit: '#3c5a94',
    scene: PLACES.cobalt,
    ground: TABLE,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    grade: { look: 'pastel', strength: 0.7, fade: 0.04, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.tiles,
    far: {
      scene: PLACES.duskHills,
      light: lightOf('sun', 'left'),
      grade: { look: 'cool', strength: 0.4 },
    },
    light: lightOf('soft', 'left', { tint: 0.05 }),
  },
  letterbox: {
    scene: PLACES.hills,
    light: lightOf('soft', 'left', { tint: 0.06 }),
    grade: { look: 'cool', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#2c3c5c',
    scene: PLACES.dimShelf,
    light: lightOf('soft', 'right', { fill: 0.54 }),
    overlays: [{ kind: 'glass', strength: 0.8 }],
    grade: { look: 'teal', strength: 0.4, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.studio,
    light: lightOf('mono', 'left', { fill: 0.56 }),
    places: FRAMES,
    colour: '#f1f4f8',
    ink: '#1f458f',
    grade: { look: 'cyanotype', strength: 0.8, grain: 0.03 },
  },
});
