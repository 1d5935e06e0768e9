import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { TEA_LEAVES, TEA_MAT } from './cloths.ts';
import { FRAMES, PLACES } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.garden,
    places: [PLACES.hills, PLACES.shelves, PLACES.crackle, PLACES.lamps],
    ground: TEA_LEAVES,
    light: lightOf('soft', 'right'),
  },
  polaroid: {
    outfit: '#b8b4a0',
    scene: PLACES.window,
    ground: TEA_MAT,
    light: lightOf('soft', 'left'),
  },
  diptych: {
    scene: PLACES.darkWindow,
    far: {
      scene: PLACES.mistHills,
      light: lightOf('soft', 'left', { haze: 0.4 }),
      grade: { look: 'pastel', strength: 0.5 },
    },
    light: lightOf('lamp', 'right'),
    grade: { look: 'film', strength: 0.5, grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.dawnHills,
    light: lightOf('soft', 'left', {
      key: { like: 'lowSun', strength: 0.58, colour: [1.1, 0.96, 0.82] },
      rim: 0.9,
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#44525e',
    scene: PLACES.blueRain,
    light: lightOf('soft', 'right', { haze: 0.3 }),
    overlays: [{ kind: 'rain', seed: 6, amount: 0.6 }],
    grade: { look: 'cool', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.window,
    light: lightOf('soft', 'left', { fill: 0.58 }),
    places: FRAMES,
    colour: '#1e2c26',
    ink: '#c4d8c4',
  },
});
