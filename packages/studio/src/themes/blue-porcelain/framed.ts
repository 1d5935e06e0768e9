import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMES, HOURS, PLACES } from './grounds.ts';
import { CLOTH, TABLE } from './landscapes.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.studio,
    places: [HOURS[0], PLACES.cobalt, HOURS[1], PLACES.tiles],
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
    far: { ...HOURS[1], grade: { look: 'cool', strength: 0.4 } },
    light: lightOf('soft', 'left', { tint: 0.05 }),
  },
  letterbox: {
    ...inSet('canal-lanterns', 'dusk', { crop: { zoom: 1.1 } }),
    grade: { look: 'cool', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#2c3c5c',
    ...inSet('moon-garden', 'pond', { flip: true, crop: { zoom: 1.1 } }),
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
