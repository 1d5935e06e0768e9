import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { INDIGO, SLABS } from './cloths.ts';
import { FRAMES } from './grounds.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('canal-lanterns', 'mist', { crop: { zoom: 1.3, x: 0.1 } }),
    frame: stripOf([FRAMES[3], FRAMES[0], FRAMES[1], FRAMES[2]], { ground: SLABS, x: 0.5 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    ...inSet('canal-lanterns', 'wall', { flip: true, crop: { zoom: 1.2, x: 0.8 } }),
    outfit: '#d4ccbc',
    frame: { ...polaroid.frame, ground: INDIGO },
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    ...inSet('canal-lanterns', 'dusk', { flip: true, crop: { zoom: 1.4, x: 0.9 } }),
    frame: diptychOf({
      ...inSet('canal-lanterns', 'mist', { crop: { zoom: 1.1 } }),
      grade: { look: 'pastel', strength: 0.5 },
    }),
    grade: { look: 'teal', strength: 0.4, grain: 0.022 },
  },
  letterbox: {
    ...inSet('canal-lanterns', 'night', { flip: true, crop: { zoom: 1.15, y: 0.6 } }),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    ...inSet('canal-lanterns', 'mist', { flip: true, crop: { zoom: 1.2, x: 0.9 }, dim: 0.85 }),
    outfit: '#4a5a68',
    overlays: [{ kind: 'rain', seed: 4, amount: 0.6 }],
    grade: { look: 'cool', strength: 0.6, vignette: 0.15, grain: 0.026 },
  },
  contact: {
    ...inSet('canal-lanterns', 'dusk'),
    frame: contactOf(inTurn(FRAMES, 3), { colour: '#1c2830', ink: '#c4d8d0' }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
