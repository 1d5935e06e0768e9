import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { KNIT, TRODDEN } from './fabrics.ts';
import { FRAMES, WINTERS } from './grounds.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: WINTERS.birches,
    frame: stripOf(
      [{ scene: WINTERS.firMorning }, { scene: WINTERS.palace }, { scene: WINTERS.greenFirs }, { scene: WINTERS.lane }],
      { ground: TRODDEN, x: 0.6 },
    ),
    light: lightOf('frontal', 'right'),
    overlays: [{ kind: 'snow', seed: 5, amount: 0.6 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.03 },
  },
  polaroid: {
    outfit: '#2f4d3c',
    scene: WINTERS.greenFirs,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: KNIT },
    light: lightOf('window', 'right', { key: { from: [0.2, -0.2, 1], colour: [1.02, 0.99, 0.95] }, rim: 0.5 }),
    overlays: [{ kind: 'snow', seed: 6 }],
    grade: { look: 'pastel', fade: 0.06, warmth: 0.15, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    scene: WINTERS.plum,
    frame: diptychOf({ scene: WINTERS.farBlue, light: { rim: 0.9, tint: 0.3 }, grade: { look: 'cool' } }),
    light: lightOf('frontal', 'right', { key: { from: [0.7, -0.5, 0.7] }, tint: 0.1 }),
    overlays: [{ kind: 'snow', seed: 10 }],
    grade: { look: 'film', strength: 0.7, grain: 0.022 },
  },
  letterbox: {
    ...inSet('snow-street', 'lanterns', { crop: { zoom: 1.1, y: 0.2 } }),
    overlays: [{ kind: 'snow', seed: 11, amount: 1.4 }],
    grade: { look: 'teal', strength: 0.7, grain: 0.03 },
  },
  reflection: {
    outfit: '#52141f',
    scene: {
      kind: 'bokeh',
      seed: 4,
      ground: ['#101a34', '#22345c'],
      colours: ['#ffd890', '#ffb45a', '#ff7a5a', '#bcd8ff'],
      count: 40,
    },
    light: lightOf('lowSun', 'right', {
      key: 'streetLamps',
      fill: 0.52,
      rim: 0.6,
    }),
    overlays: [
      { kind: 'snow', seed: 15, amount: 1.3 },
      { kind: 'glass', strength: 0.7 },
    ],
    grade: { look: 'film', strength: 0.8, vignette: 0.3, grain: 0.025 },
  },
  contact: {
    scene: WINTERS.blackTrees,
    light: lightOf('mono', 'left', { key: { from: [-0.7, -0.5, 0.7], strength: 0.62 } }),
    overlays: [{ kind: 'snow', seed: 27 }],
    frame: contactOf(scenesInTurn(FRAMES)),
    grade: { look: 'cyanotype', strength: 0.85, vignette: 0.2, grain: 0.04 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
