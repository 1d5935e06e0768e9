import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { ENVELOPE, TABLE } from './papers.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.window,
    places: [PLACES.window, PLACES.blueStreet, PLACES.gold, PLACES.lane],
    ground: ENVELOPE,
    light: lightOf('soft', 'right', { tint: 0.06 }),
  },
  polaroid: {
    outfit: '#8c2f2c',
    scene: PLACES.lane,
    ground: TABLE,
    light: lightOf('soft', 'right'),
    overlays: [{ kind: 'snow', seed: 6, amount: 0.8 }],
    grade: { look: 'pastel', fade: 0.05, warmth: 0.12, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.gold,
    far: {
      scene: PLACES.goldFireworks,
      light: lightOf('back', 'right', { rimColour: [1.1, 0.85, 0.55] }),
      grade: { look: 'cool', strength: 0.5 },
    },
    light: lightOf('soft', 'left', { tint: 0.05 }),
  },
  letterbox: {
    scene: PLACES.tealStreet,
    light: lightOf('lamp', 'left'),
    grade: { look: 'teal', strength: 0.6, grain: 0.03 },
  },
  reflection: {
    outfit: '#3a3f52',
    scene: PLACES.violetFireworks,
    light: lightOf('lamp', 'right', {
      rimColours: [
        [0.9, 0.6, 1],
        [1.1, 0.8, 0.6],
      ],
    }),
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.street,
    light: lightOf('mono', 'left', { fill: 0.55 }),
    places: FRAMES,
    colour: '#4a0c10',
    ink: '#f0c060',
  },
});
