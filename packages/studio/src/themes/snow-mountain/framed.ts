import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { HOURS, MOUNTAINS } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: MOUNTAINS.flags,
    frame: stripOf(
      [
        { scene: MOUNTAINS.flags },
        { scene: MOUNTAINS.alpenglow },
        { scene: MOUNTAINS.ice },
        { scene: MOUNTAINS.meadow },
      ],
      { ground: MOUNTAINS.map, x: 0.56 },
    ),
    light: lightOf('window', 'right', { key: { from: [0.4, -0.4, 1], strength: 0.5 }, fill: 0.6, rim: 0.6 }),
    grade: { look: 'film', strength: 0.6, grain: 0.028 },
  },
  polaroid: {
    outfit: '#94564a',
    scene: MOUNTAINS.larches,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...MOUNTAINS.map, seed: 4, dim: 0.62 }, tilt: 6 },
    light: lightOf('window', 'right', {
      key: { from: [0.6, -0.4, 0.8], colour: [1.08, 0.98, 0.86] },
      fill: 0.56,
      rim: 0.8,
    }),
    grade: { look: 'film', fade: 0.05, warmth: 0.12, vignette: 0.25, grain: 0.028 },
  },
  diptych: {
    scene: MOUNTAINS.ice,
    frame: diptychOf({
      scene: MOUNTAINS.alpenglow,
      light: { key: keyOf('sun', 'left', { strength: 0.55, colour: [1.12, 0.94, 0.8] }), rim: 1, tint: 0.3 },
      grade: { look: 'rose', strength: 0.6 },
    }),
    light: lightOf('window', 'right', { key: { strength: 0.5, colour: [1, 1, 1.02] }, fill: 0.6, tint: 0.2, rim: 0.6 }),
    grade: { look: 'cool', strength: 0.6, grain: 0.02 },
  },
  letterbox: {
    scene: MOUNTAINS.valley,
    light: lightOf('openShade', 'left', {
      key: { from: [-0.9, -0.4, 0.65], strength: 0.6, colour: [1.1, 1, 0.86] },
      fill: 0.48,
      rim: 0.9,
    }),
    grade: { look: 'teal', strength: 0.8, grain: 0.03 },
  },
  reflection: {
    outfit: '#5c4632',
    scene: MOUNTAINS.hut,
    light: lightOf('frontal', 'right', {
      key: { from: [0.7, -0.3, 0.75], strength: 0.58, colour: [1.14, 0.95, 0.74] },
      fill: 0.52,
      rim: 0.9,
      rimColours: [
        [0.6, 0.75, 1.1],
        [1.1, 0.8, 0.5],
      ],
    }),
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    scene: MOUNTAINS.lake,
    light: lightOf('openShade', 'right', { key: { from: [0.6, -0.5, 0.75], strength: 0.54 }, fill: 0.56, tint: 0.25 }),
    frame: contactOf((i) => ({ scene: HOURS[i % HOURS.length] ?? MOUNTAINS.lake })),
    grade: { look: 'film', strength: 0.7, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
