import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { HOURS, PLAINS } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLAINS.clouds,
    frame: stripOf(
      [{ scene: PLAINS.clouds }, { scene: PLAINS.cairn }, inSet('grass-sun', 'sun'), { scene: PLAINS.evening }],
      { ground: PLAINS.felt, x: 0.56 },
    ),
    light: lightOf('frontal', 'right', { key: { from: [0.4, -0.5, 1], colour: [1.04, 1, 0.94] }, rim: 0.7 }),
    grade: { look: 'film', strength: 0.6, grain: 0.028 },
  },
  polaroid: {
    outfit: '#c8b48c',
    scene: PLAINS.yurts,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: PLAINS.turf, tilt: 6 },
    light: lightOf('sky', 'left', {
      key: { like: 'openAir', strength: 0.54 },
      fill: 0.6,
    }),
    grade: { look: 'film', fade: 0.05, warmth: 0.1, grain: 0.028 },
  },
  diptych: {
    scene: PLAINS.flowers,
    frame: diptychOf({
      scene: PLAINS.goldenHerd,
      light: {
        key: keyOf('frontal', 'left', { from: [-0.5, -0.4, 0.8], colour: [1.1, 0.97, 0.84] }),
        rim: 1.4,
        tint: 0.3,
      },
      grade: { look: 'gold', strength: 0.4 },
    }),
    light: lightOf('sky', 'right', { key: { strength: 0.52, colour: [1.03, 1, 0.96] } }),
    grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
  },
  letterbox: {
    ...inSet('grass-sun', 'dusk', { flip: true, crop: { zoom: 1.1, y: 0.5 } }),
    grade: { look: 'teal', strength: 0.7, grain: 0.03 },
  },
  reflection: {
    outfit: '#6a4a34',
    scene: PLAINS.evening,
    frame: { kind: 'film' },
    light: lightOf('openShade', 'right', {
      key: 'plainEvening',
      fill: 0.56,
      tint: 0.25,
      rim: 1.1,
    }),
    grade: { look: 'rose', strength: 0.5, grain: 0.03 },
  },
  contact: {
    scene: PLAINS.clouds,
    light: lightOf('window', 'right', { key: { strength: 0.53, colour: [1.03, 1, 0.95] }, tint: 0.18 }),
    frame: contactOf(scenesInTurn(HOURS)),
    grade: { look: 'film', strength: 0.7, grain: 0.032 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
