import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { DESK, GINGHAM } from './pages.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.meadow,
    places: [PLACES.meadow, PLACES.violetNight, PLACES.peachClouds, PLACES.castle],
    ground: GINGHAM,
    light: lightOf('soft', 'right', { tint: 0.05 }),
    grade: { look: 'clean', vignette: 0.1, grain: 0.02 },
  },
  polaroid: {
    outfit: '#e8a83c',
    scene: PLACES.balloons,
    ground: DESK,
    light: lightOf('soft', 'left'),
    overlays: [{ kind: 'confetti', seed: 6, amount: 0.4 }],
    grade: { look: 'pastel', strength: 0.6, fade: 0.03, grain: 0.024 },
  },
  diptych: {
    scene: PLACES.peachClouds,
    far: { scene: PLACES.night, light: lightOf('lamp', 'left', { tint: 0.08 }), grade: { look: 'clean' } },
    light: lightOf('soft', 'left', { tint: 0.04 }),
    grade: { look: 'clean', grain: 0.02 },
  },
  letterbox: {
    scene: PLACES.duskCastle,
    light: lightOf('soft', 'left'),
    grade: { look: 'film', strength: 0.4, grain: 0.024 },
  },
  reflection: {
    outfit: '#4c4488',
    scene: PLACES.violetNight,
    light: lightOf('lamp', 'right', { tint: 0.08 }),
    overlays: [{ kind: 'bokeh', seed: 3, colours: ['#fbe6a4', '#ffd8e8', '#b8c8ff'] }],
    grade: { look: 'clean', vignette: 0.15, grain: 0.024 },
  },
  contact: {
    scene: PLACES.meadow,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    places: FRAMES,
    colour: '#fbeed4',
    ink: '#c8603c',
    grade: { look: 'clean', grain: 0.022 },
  },
});
