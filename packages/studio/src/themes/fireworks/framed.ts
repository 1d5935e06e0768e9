import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { BASIN, FRAMES, PLACES, ROBE_COTTON } from './grounds.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.toys,
    frame: stripOf([{ scene: PLACES.wheels }, { scene: PLACES.toys }, { scene: PLACES.gold }, { scene: PLACES.rose }], {
      ground: ROBE_COTTON,
      x: 0.5,
    }),
    light: lightOf('lamp', 'right', { fill: 0.56 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.12, grain: 0.028 },
  },
  polaroid: {
    outfit: '#c8b8a0',
    scene: PLACES.street,
    frame: { ...polaroid.frame, ground: BASIN },
    light: lightOf('lamp', 'left', { fill: 0.56 }),
    grade: { look: 'pastel', strength: 0.6, fade: 0.03, vignette: 0.12, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.gold,
    frame: diptychOf({ scene: PLACES.fans, light: lightOf('soft', 'left'), grade: { look: 'clean' } }),
    light: lightOf('lamp', 'left'),
    grade: { look: 'film', strength: 0.5, grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.bridge,
    light: lightOf('lamp', 'left'),
    grade: { look: 'teal', strength: 0.5, bloom: 0.1, grain: 0.028 },
  },
  reflection: {
    outfit: '#3c4a5c',
    scene: PLACES.shore,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'glass' }],
    grade: { look: 'cool', strength: 0.35, bloom: 0.1, vignette: 0.12, grain: 0.026 },
  },
  contact: {
    scene: PLACES.river,
    light: lightOf('lamp', 'left', { fill: 0.58 }),
    frame: contactOf((i) => ({ scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.river }), {
      colour: '#f4ecdc',
      ink: '#2c3a78',
    }),
    grade: { look: 'film', strength: 0.4, grain: 0.028 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
