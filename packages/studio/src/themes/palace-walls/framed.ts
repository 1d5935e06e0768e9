import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { LACQUER, TILES } from './rooms.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.wall,
    frame: stripOf(
      [{ scene: PLACES.blueHall }, { scene: PLACES.wall }, { scene: PLACES.lattice }, { scene: PLACES.snowWall }],
      { ground: TILES, x: 0.5 },
    ),
    light: lightOf('soft', 'right', { tint: 0.05 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#d8c8a4',
    scene: PLACES.gallery,
    frame: { ...polaroid.frame, ground: LACQUER },
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.plainWall,
    frame: diptychOf({ scene: PLACES.marble, light: lightOf('soft', 'left'), grade: { look: 'cool', strength: 0.5 } }),
    light: lightOf('sun', 'left', { tint: 0.04, wrap: 0.25 }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.tower,
    light: lightOf('sun', 'left'),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#33404c',
    scene: PLACES.dimGallery,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'glass', strength: 0.5 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.wall,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    frame: contactOf(scenesInTurn(FRAMES, 3), {
      colour: '#1c1210',
      ink: '#e8bc5c',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
