import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { CLOTH, TABLE } from './landscapes.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.studio,
    frame: stripOf(
      [{ scene: PLACES.gauze }, { scene: PLACES.shelf }, { scene: PLACES.hills }, { scene: PLACES.tiles }],
      { ground: CLOTH, x: 0.5 },
    ),
    light: lightOf('soft', 'right', { tint: 0.05 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#3c5a94',
    scene: PLACES.cobalt,
    frame: { ...polaroid.frame, ground: TABLE },
    light: lightOf('soft', 'left', { tint: 0.05 }),
    grade: { look: 'pastel', strength: 0.7, fade: 0.04, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.tiles,
    frame: diptychOf({
      scene: PLACES.duskHills,
      light: lightOf('sun', 'left'),
      grade: { look: 'cool', strength: 0.4 },
    }),
    light: lightOf('soft', 'left', { tint: 0.05 }),
    grade: { look: 'clean', grain: 0.022 },
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
    frame: contactOf(scenesInTurn(FRAMES, 3), {
      colour: '#f1f4f8',
      ink: '#1f458f',
    }),
    grade: { look: 'cyanotype', strength: 0.8, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
