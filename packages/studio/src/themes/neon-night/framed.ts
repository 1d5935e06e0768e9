import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { CYAN, PLACES } from './grounds.ts';
import { between, CYAN_RIM, PINK_RIM } from './neon-light.ts';

const BOOTH = [PLACES.crimsonWall, PLACES.cyanWall] as const;

/** The sheets that show a photograph of a photograph, or several. */
export const FRAMED = {
  strip: {
    outfit: '#d8d4dc',
    scene: PLACES.crimsonWall,
    frame: stripOf([{}, { scene: PLACES.cyanWall }, {}, { scene: PLACES.cyanWall }], {
      ground: PLACES.asphaltCyan,
      paper: '#17131f',
      x: 0.44,
      tilt: 6,
    }),
    light: between(
      PINK_RIM,
      CYAN_RIM,
      lightOf('neon', 'right', { key: { from: [0.05, -0.1, 1], colour: [1, 0.98, 1] }, fill: 0.56, rim: 0.6 }),
    ),
    grade: { look: 'film', strength: 0.6, contrast: 0.2, grain: 0.04 },
  },
  polaroid: {
    outfit: '#6a1f4a',
    scene: PLACES.polaroidStreet,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: PLACES.asphalt, tilt: -6, x: 0.52, y: 0.47, size: 0.78 },
    light: between(
      PINK_RIM,
      CYAN_RIM,
      lightOf('neon', 'right', {
        key: 'instantFlash',
        fill: 0.52,
        rim: 0.7,
      }),
    ),
    grade: { look: 'pastel', fade: 0.05, contrast: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.cyanWall,
    frame: diptychOf(
      {
        scene: PLACES.crimsonWall,
        light: between(
          PINK_RIM,
          [1.2, 0.55, 0.4],
          lightOf('neon', 0.5, { key: { like: 'paper', strength: 0.6, colour: [1.06, 0.95, 0.95] } }),
        ),
      },
      { colour: '#08060e' },
    ),
    light: between(
      CYAN_RIM,
      CYAN_RIM,
      lightOf('neon', 'left', { key: { like: 'sunlitStone', strength: 0.48, colour: [1.02, 0.97, 0.98] } }),
    ),
    grade: { look: 'clean', bloom: 0.2, contrast: 0.1, grain: 0.03 },
  },
  letterbox: {
    ...inSet('city-dusk', 'night'),
    grade: { look: 'teal', strength: 0.6, bloom: 0.3, grain: 0.03 },
  },
  contact: {
    scene: PLACES.crimsonWall,
    light: between(PINK_RIM, CYAN_RIM, lightOf('neon', 'left', { key: { strength: 0.6, colour: [1, 0.97, 1] } })),
    frame: contactOf((i) => ({ scene: BOOTH[i % 2] ?? PLACES.cyanWall }), { colour: '#0b0818', ink: CYAN }),
    grade: { look: 'film', strength: 0.7, contrast: 0.15, grain: 0.035 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
