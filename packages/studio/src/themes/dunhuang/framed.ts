import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { FRAGMENT, SCROLL } from './papers.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.noon,
    frame: stripOf(
      [{ scene: PLACES.noon }, { scene: PLACES.azurite }, { scene: PLACES.pale }, { scene: PLACES.duskCliff }],
      { ground: FRAGMENT, x: 0.5 },
    ),
    light: lightOf('soft', 'right', { tint: 0.05 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#3c6c64',
    scene: PLACES.noon,
    frame: { ...polaroid.frame, ground: SCROLL },
    light: lightOf('sun', 'left'),
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.malachite,
    frame: diptychOf({
      scene: PLACES.dusk,
      light: lightOf('sun', 'left', { rim: 1.3 }),
      grade: { look: 'film', strength: 0.5 },
    }),
    light: lightOf('soft', 'left', { tint: 0, transfer: 0, wrap: 0.1, haze: 0.1 }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.dawn,
    light: lightOf('sun', 'left'),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#5c4434',
    scene: PLACES.rightMouth,
    light: lightOf('lamp', 'left'),
    overlays: [{ kind: 'dust', seed: 4 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.noon,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    frame: contactOf(scenesInTurn(FRAMES, 3), {
      colour: '#2a1a12',
      ink: '#d8a860',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
