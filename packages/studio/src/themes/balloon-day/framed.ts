import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { PARTY } from './balloons.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { GIFT_WRAP, SWEETS } from './parties.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.mint,
    places: [PLACES.mint, PLACES.peach, PLACES.sky, PLACES.tent],
    ground: SWEETS,
    light: lightOf('soft', 'right'),
    grade: { look: 'clean', vignette: 0.1, grain: 0.026 },
  },
  polaroid: {
    outfit: '#f0dcc8',
    scene: PLACES.lawn,
    ground: GIFT_WRAP,
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.04, warmth: 0.1, vignette: 0.12, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.tent,
    far: { scene: PLACES.kites, light: lightOf('sun', 'right'), grade: { look: 'clean' } },
    light: lightOf('soft', 'left'),
    grade: { look: 'clean', grain: 0.02 },
  },
  letterbox: {
    scene: PLACES.eveningKites,
    light: lightOf('sun', 'left'),
    grade: { look: 'rose', strength: 0.3, grain: 0.026 },
  },
  reflection: {
    outfit: '#3c5864',
    scene: PLACES.evening,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'teal', strength: 0.3, bloom: 0.1, grain: 0.026 },
  },
  contact: {
    scene: PLACES.mint,
    light: lightOf('soft', 'left'),
    places: FRAMES,
    colour: '#fdf6ea',
    ink: '#c8584c',
    overlays: [{ kind: 'confetti', seed: 4, amount: 0.3, colours: PARTY }],
    grade: { look: 'clean', grain: 0.028 },
  },
});
