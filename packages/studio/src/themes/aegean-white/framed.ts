import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { AEGEAN, DAY } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: AEGEAN.haze,
    frame: stripOf(
      [{ scene: AEGEAN.pool }, { scene: AEGEAN.flowers }, { scene: AEGEAN.domes }, { scene: AEGEAN.pinkEvening }],
      { ground: AEGEAN.paving, x: 0.56 },
    ),
    light: lightOf('sky', 'right', { key: { from: [0.4, -0.5, 1], colour: [1.03, 1, 0.96] }, rim: 0.6 }),
    grade: { look: 'film', strength: 0.6, grain: 0.025 },
  },
  polaroid: {
    outfit: '#e8e4da',
    scene: AEGEAN.lane,
    frame: {
      ...COMPOSITIONS.polaroid.frame,
      ground: AEGEAN.boards,
      tilt: 6,
    },
    light: lightOf('sky', 'right', {
      key: { like: 'openAir', strength: 0.54, colour: [1.05, 1, 0.94] },
      fill: 0.6,
    }),
    grade: { look: 'film', fade: 0.05, warmth: 0.08, grain: 0.028 },
  },
  diptych: {
    scene: AEGEAN.flowers,
    frame: diptychOf({
      scene: AEGEAN.pinkEvening,
      light: { key: keyOf('sun', 'left', { strength: 0.55, colour: [1.12, 0.95, 0.82] }), rim: 1, tint: 0.3 },
      grade: { look: 'rose', strength: 0.5 },
    }),
    light: lightOf('sky', 'right', { key: { strength: 0.52, colour: [1.04, 1, 0.96] }, fill: 0.6 }),
    grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
  },
  letterbox: {
    scene: AEGEAN.ferry,
    light: lightOf('lowSun', 'left', {
      key: { like: 'highSun', from: [-0.8, -0.5, 0.7], strength: 0.58 },
      rim: 0.9,
    }),
    grade: { look: 'teal', strength: 0.8, grain: 0.028 },
  },
  reflection: {
    outfit: '#34507c',
    scene: AEGEAN.dusk,
    light: lightOf('openShade', 'right', {
      key: 'afterglow',
      tint: 0.2,
      rim: 1,
      rimColours: [
        [1.1, 0.75, 0.45],
        [0.5, 0.6, 1],
      ],
    }),
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', vignette: 0.25, grain: 0.025 },
  },
  contact: {
    scene: AEGEAN.caldera,
    light: lightOf('window', 'right', { key: { strength: 0.52 } }),
    frame: contactOf(scenesInTurn(DAY)),
    grade: { look: 'film', strength: 0.7, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
