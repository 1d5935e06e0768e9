import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { ROOMS, SHELVES } from './grounds.ts';
import { DESK, OPEN_BOOK } from './papers.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: SHELVES[0] ?? ROOMS.honey,
    frame: stripOf([{}, { scene: ROOMS.paleShelves }, { scene: ROOMS.cards }, { scene: ROOMS.panel }], {
      ground: DESK,
      x: 0.54,
    }),
    light: lightOf('mono', 'left', { key: { from: [-0.3, -0.3, 1], strength: 0.55 }, fill: 0.58 }),
    grade: { look: 'sepia', strength: 0.9, vignette: 0.3, grain: 0.045 },
  },
  polaroid: {
    ...inSet('lamp-library', 'evening', { flip: true }),
    outfit: '#2f4d3c',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...OPEN_BOOK, dim: 0.5 }, tilt: 4 },
    grade: { look: 'pastel', fade: 0.07, warmth: 0.2, vignette: 0.3, grain: 0.03 },
  },
  diptych: {
    scene: ROOMS.redStudy,
    frame: diptychOf({
      scene: ROOMS.blueStacks,
      light: {
        key: keyOf('openShade', 'left', { from: [-0.5, -0.5, 0.8], strength: 0.55 }),
        rim: 1,
        tint: 0.3,
        haze: 0.6,
      },
      grade: { look: 'cool' },
    }),
    light: lightOf('lowSun', 'left', {
      key: 'deskLamp',
      rim: 0.5,
    }),
    grade: { look: 'film', grain: 0.025 },
  },
  letterbox: {
    ...inSet('lamp-library', 'wide', { crop: { zoom: 1.15, y: 0.55 } }),
    grade: { look: 'teal', strength: 0.8, grain: 0.03 },
  },
  reflection: {
    outfit: '#2a3a34',
    scene: ROOMS.glassCase,
    light: lightOf('lowSun', 0.6, {
      key: { like: 'studyWindow', strength: 0.56, colour: [1.02, 1, 0.92] },
      rim: 0.5,
    }),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'forest', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    scene: ROOMS.ladder,
    light: lightOf('hard', 'left'),
    frame: contactOf(scenesInTurn(SHELVES, 2), {
      colour: '#e6d8ba',
      ink: '#6a4526',
    }),
    grade: { look: 'sepia', strength: 0.75, contrast: 0.2, vignette: 0.3, grain: 0.05 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
