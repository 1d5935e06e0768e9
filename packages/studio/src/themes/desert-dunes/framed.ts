import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { DESERT, HOURS } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: DESERT.noon,
    frame: stripOf(
      [{ scene: DESERT.noon }, { scene: DESERT.golden }, { scene: DESERT.violet }, { scene: DESERT.stars }],
      { ground: DESERT.ripples, x: 0.56 },
    ),
    light: lightOf('window', 'right', {
      key: { from: [0.4, -0.4, 1], strength: 0.52, colour: [1.05, 0.99, 0.92] },
      tint: 0.2,
    }),
    grade: { look: 'film', strength: 0.6, grain: 0.028 },
  },
  polaroid: {
    outfit: '#c8b08a',
    scene: DESERT.oasis,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...DESERT.carpet, dim: 0.82 }, tilt: 6 },
    light: lightOf('window', 'left', { key: { from: [-0.6, -0.5, 0.8], colour: [1.06, 1, 0.92] } }),
    grade: { look: 'film', fade: 0.06, warmth: 0.12, vignette: 0.2, grain: 0.028 },
  },
  diptych: {
    scene: DESERT.crest,
    frame: diptychOf({
      scene: DESERT.trails,
      light: {
        key: keyOf('northWindow', 'right', { strength: 0.5, colour: [0.98, 0.98, 1.03] }),
        rim: 0.9,
        tint: 0.3,
      },
      grade: { look: 'cool', strength: 0.5 },
    }),
    light: lightOf('lowSun', 'right', { key: { strength: 0.55, colour: [1.1, 0.97, 0.86] }, fill: 0.58, rim: 1.2 }),
    grade: { look: 'gold', strength: 0.35, bloom: 0.12, grain: 0.02 },
  },
  letterbox: {
    scene: DESERT.mesas,
    light: lightOf('lowSun', 'left', {
      key: { from: [-0.9, -0.3, 0.65], colour: [1.1, 0.98, 0.84] },
      fill: 0.48,
      tint: 0.25,
      rim: 0.9,
    }),
    grade: { look: 'teal', strength: 0.7, grain: 0.03 },
  },
  reflection: {
    outfit: '#5c3a2c',
    scene: DESERT.tent,
    light: lightOf('lowSun', 'right', {
      key: { from: [0.6, -0.3, 0.8], strength: 0.58, colour: [1.12, 0.95, 0.76] },
      fill: 0.52,
      rim: 0.9,
    }),
    frame: { kind: 'full' },
    grade: { look: 'film', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    scene: DESERT.golden,
    light: lightOf('openShade', 'right', {
      key: { from: [0.6, -0.4, 0.75], strength: 0.54, colour: [1.05, 0.99, 0.92] },
      fill: 0.56,
      tint: 0.25,
    }),
    frame: contactOf((i) => ({ scene: HOURS[i % HOURS.length] ?? DESERT.golden })),
    grade: { look: 'film', strength: 0.8, grain: 0.032 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
