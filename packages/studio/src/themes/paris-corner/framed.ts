import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { PARIS, WALK } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PARIS.metro,
    frame: stripOf([{ scene: PARIS.metro }, { scene: PARIS.metro }, { scene: PARIS.metro }, { scene: PARIS.metro }], {
      ground: PARIS.marble,
      x: 0.56,
    }),
    light: lightOf('mono', 'right', {
      key: { from: [0.05, -0.2, 1], strength: 0.55 },
      fill: 0.6,
      rim: 0,
      wrap: 0.1,
      cast: { dx: 0.06, dy: 0.04, softness: 0.04, strength: 0.3 },
    }),
    grade: { look: 'softbw', contrast: 0.2, vignette: 0.2, grain: 0.045 },
  },
  polaroid: {
    outfit: '#b08a5c',
    scene: PARIS.towerStreet,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: PARIS.postcard, tilt: 6 },
    light: lightOf('lowSun', 'right', {
      key: { from: [0.6, -0.4, 0.8], strength: 0.54, colour: [1.08, 0.98, 0.88] },
      fill: 0.58,
    }),
    grade: { look: 'pastel', fade: 0.06, warmth: 0.12, vignette: 0.2, grain: 0.028 },
  },
  diptych: {
    scene: PARIS.roofs,
    frame: diptychOf({
      scene: PARIS.evening,
      light: {
        key: keyOf('beauty', 'left', { from: [-0.7, -0.4, 0.75], colour: [1.1, 0.97, 0.82] }),
        rim: 0.9,
        tint: 0.3,
      },
      grade: { look: 'teal', strength: 0.5 },
    }),
    light: lightOf('lowSun', 'left', { key: { strength: 0.55, colour: [1.1, 0.97, 0.86] }, fill: 0.58, rim: 1 }),
    grade: { look: 'gold', strength: 0.4, bloom: 0.12, grain: 0.02 },
  },
  letterbox: {
    scene: PARIS.bridge,
    light: lightOf('openShade', 'left', {
      key: { from: [-0.8, -0.3, 0.7], colour: [1.08, 0.98, 0.88] },
      fill: 0.5,
      rim: 0.9,
    }),
    grade: { look: 'teal', strength: 0.6, grain: 0.028 },
  },
  reflection: {
    outfit: '#3c2c34',
    scene: PARIS.redCafe,
    light: lightOf('openShade', 'right', { key: { from: [0.6, -0.3, 0.8], colour: [1.1, 0.96, 0.8] }, tint: 0.2 }),
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', vignette: 0.25, grain: 0.025 },
  },
  contact: {
    scene: PARIS.boulevard,
    light: lightOf('window', 'right', { key: { strength: 0.52 } }),
    frame: contactOf((i) => ({ scene: WALK[i % WALK.length] ?? PARIS.boulevard })),
    grade: { look: 'film', strength: 0.8, grain: 0.032 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
