import type { CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { NEWSPAPER, REPORT } from './papers.ts';

const CITY = inSet('city-dusk', 'dawn');
const LIFT = inSet('hotel-evening', 'lift', { flip: true });
const TABLE = inSet('campus-hall', 'reading-room', { flip: true });
const GREY = inSet('paper-studio', 'grey');
const CANVAS = inSet('curtain-room', 'painted');

/** The sheets that are printed or laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('paper-studio', 'grey', { flip: true }),
    framing: { share: 0.42, x: 0.52, y: 0.46, mirror: true },
    replacePose: true,
    pose: { yaw: -10, turn: -8, smile: -0.3, close: 0.5 },
    outfit: '#2a2a2c',
    frame: {
      kind: 'laid',
      ground: NEWSPAPER,
      pictures: [{ at: [[0.355, 0.55, -2]], width: 0.55, height: 0.465 }],
    },
    grade: { look: 'softbw', contrast: 0.25, warmth: 0.1, grain: 0.05 },
  },
  polaroid: {
    ...CITY,
    framing: { share: 0.4, x: 0.54, y: 0.45, roll: 0 },
    pose: { yaw: -8, pitch: -3, smile: 0.5 },
    outfit: '#e6e3dc',
    frame: {
      kind: 'laid',
      ground: REPORT,
      pictures: [{ at: [[0.565, 0.51, 3]], width: 0.62, height: 0.56, edge: 0.005 }],
    },
    grade: { look: 'clean', grain: 0.012 },
  },
  diptych: {
    ...CANVAS,
    outfit: '#39424e',
    frame: diptychOf(LIFT, { colour: '#ffffff' }),
    grade: { look: 'film', strength: 0.6, grain: 0.018 },
  },
  letterbox: {
    ...inSet('city-dusk', 'night', { crop: { zoom: 1.15, y: 0.6 } }),
    outfit: '#23262c',
    overlays: [
      { kind: 'bokeh', seed: 6, amount: 1.2, colours: ['#ffdca0', '#fff4dc', '#9ad0f0'], radius: [0.008, 0.03] },
    ],
    frame: { kind: 'letterbox', band: 0.15 },
    grade: { look: 'teal', strength: 0.7, grain: 0.026 },
  },
  reflection: {
    ...inSet('campus-hall', 'evening', { flip: true }),
    outfit: '#3a3436',
    overlays: [{ kind: 'glass', strength: 0.8 }],
    grade: { look: 'rose', strength: 0.35, contrast: 0.12, vignette: 0.15, grain: 0.022 },
  },
  contact: {
    ...GREY,
    frame: contactOf(inTurn([CITY, GREY, LIFT, CANVAS, TABLE]), { colour: '#f5f3ee', ink: '#5a5650', circled: 5 }),
    grade: { look: 'bw', strength: 0.92, grain: 0.035 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
