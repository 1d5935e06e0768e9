import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { TEA_LEAVES, TEA_MAT } from './cloths.ts';
import { FRAMES, PLACES } from './grounds.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.garden,
    frame: stripOf(
      [{ scene: PLACES.hills }, { scene: PLACES.shelves }, { scene: PLACES.crackle }, { scene: PLACES.lamps }],
      { ground: TEA_LEAVES, x: 0.5 },
    ),
    light: lightOf('soft', 'right'),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#b8b4a0',
    scene: PLACES.window,
    frame: { ...polaroid.frame, ground: TEA_MAT },
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.darkWindow,
    frame: diptychOf({
      scene: PLACES.mistHills,
      light: lightOf('soft', 'left', { haze: 0.4 }),
      grade: { look: 'pastel', strength: 0.5 },
    }),
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
    frame: contactOf(scenesInTurn(FRAMES, 3), {
      colour: '#1e2c26',
      ink: '#c4d8c4',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
