import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { BASIN, ROBE_COTTON } from './cloths.ts';
import { FRAMES } from './grounds.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('river-fireworks', 'gold', { crop: { zoom: 1.4, x: 0.1, y: 0.1 } }),
    frame: stripOf([FRAMES[0], FRAMES[1], FRAMES[3], FRAMES[4]], { ground: ROBE_COTTON, x: 0.5 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.12, grain: 0.028 },
  },
  polaroid: {
    ...inSet('river-fireworks', 'gold', { flip: true, crop: { zoom: 1.2 } }),
    outfit: '#c8b8a0',
    frame: { ...polaroid.frame, ground: BASIN },
    grade: { look: 'pastel', strength: 0.6, fade: 0.03, vignette: 0.12, grain: 0.03 },
  },
  diptych: {
    ...inSet('river-fireworks', 'gold', { flip: true, crop: { zoom: 1.4, x: 0.9, y: 0.2 } }),
    frame: diptychOf({ ...FRAMES[1], grade: { look: 'clean' } }),
    grade: { look: 'film', strength: 0.5, grain: 0.022 },
  },
  letterbox: {
    ...inSet('river-fireworks', 'colours', { crop: { zoom: 1.1, y: 0.3 } }),
    grade: { look: 'teal', strength: 0.5, bloom: 0.1, grain: 0.028 },
  },
  reflection: {
    ...inSet('city-dusk', 'night', { crop: { zoom: 1.2 } }),
    outfit: '#3c4a5c',
    overlays: [{ kind: 'glass' }],
    grade: { look: 'cool', strength: 0.35, bloom: 0.1, vignette: 0.12, grain: 0.026 },
  },
  contact: {
    ...inSet('river-fireworks', 'gold'),
    frame: contactOf(inTurn(FRAMES, 3), {
      colour: '#f4ecdc',
      ink: '#2c3a78',
    }),
    grade: { look: 'film', strength: 0.4, grain: 0.028 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
