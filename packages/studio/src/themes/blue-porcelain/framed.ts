import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { CLOTH, TABLE } from './landscapes.ts';

const { strip, polaroid, diptych, contact } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.studio,
    frame: {
      ...strip.frame,
      ground: CLOTH,
      x: 0.5,
      views: [
        { ...strip.frame.views[0], scene: PLACES.gauze },
        { ...strip.frame.views[1], scene: PLACES.shelf },
        { ...strip.frame.views[2], scene: PLACES.hills },
        { ...strip.frame.views[3], scene: PLACES.tiles },
      ],
    },
    light: lightOf('soft', 'right', { tint: 0.05 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#3c5a94',
    scene: PLACES.cobalt,
    frame: { ...polaroid.frame, ground: TABLE },
    light: lightOf('soft', 'left', { tint: 0.05 }),
    grade: { look: 'pastel', strength: 0.7, fade: 0.04, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.tiles,
    frame: {
      ...diptych.frame,
      views: [
        {},
        {
          ...diptych.frame.views[1],
          scene: PLACES.duskHills,
          light: lightOf('sun', 'left'),
          grade: { look: 'cool', strength: 0.4 },
        },
      ],
    },
    light: lightOf('soft', 'left', { tint: 0.05 }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.hills,
    light: lightOf('soft', 'left', { tint: 0.06 }),
    grade: { look: 'cool', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#2c3c5c',
    scene: PLACES.dimShelf,
    light: lightOf('soft', 'right', { fill: 0.54 }),
    overlays: [{ kind: 'glass', strength: 0.8 }],
    grade: { look: 'teal', strength: 0.4, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.studio,
    light: lightOf('mono', 'left', { fill: 0.56 }),
    frame: {
      ...contact.frame,
      colour: '#f1f4f8',
      ink: '#1f458f',
      views: contact.frame.views.map((view, i) => ({
        ...view,
        scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.studio,
      })),
    },
    grade: { look: 'cyanotype', strength: 0.8, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
