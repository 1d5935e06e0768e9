import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { STRIPES, VELVET } from './rooms.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.air,
    places: [PLACES.air, PLACES.blueCurtain, PLACES.wood, PLACES.moonNear],
    ground: VELVET,
    light: lightOf('soft', 'right', { tint: 0.05 }),
    grade: { look: 'clean', vignette: 0.1, grain: 0.022 },
  },
  polaroid: {
    outfit: '#c8503c',
    scene: PLACES.wood,
    ground: STRIPES,
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', strength: 0.6, fade: 0.03, grain: 0.024 },
  },
  diptych: {
    scene: PLACES.blueCurtain,
    far: { scene: PLACES.town, light: lightOf('lamp', 'left', { tint: 0.06 }), grade: { look: 'clean' } },
    light: lightOf('soft', 'left', { tint: 0, transfer: 0, wrap: 0.15, haze: 0.1 }),
    grade: { look: 'clean', grain: 0.02 },
  },
  letterbox: {
    ...inSet('theatre-stage', 'tiers'),
    grade: { look: 'film', strength: 0.5, grain: 0.026 },
  },
  reflection: {
    outfit: '#2c5c64',
    scene: PLACES.tealBeams,
    light: lightOf('lamp', 'right', { tint: 0.06 }),
    overlays: [{ kind: 'dust', seed: 4 }],
    grade: { look: 'teal', strength: 0.3, vignette: 0.15, grain: 0.026 },
  },
  contact: {
    scene: PLACES.moon,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    places: FRAMES,
    colour: '#3c0c14',
    ink: '#f4cc68',
    grade: { look: 'clean', grain: 0.024 },
  },
});
