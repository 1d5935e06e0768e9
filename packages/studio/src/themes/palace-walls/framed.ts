import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { LACQUER, TILES } from './rooms.ts';

const { strip, polaroid, diptych, contact } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.wall,
    frame: {
      ...strip.frame,
      ground: TILES,
      x: 0.5,
      views: [
        { ...strip.frame.views[0], scene: PLACES.blueHall },
        { ...strip.frame.views[1], scene: PLACES.wall },
        { ...strip.frame.views[2], scene: PLACES.lattice },
        { ...strip.frame.views[3], scene: PLACES.snowWall },
      ],
    },
    light: lightOf('soft', 'right', { tint: 0.05 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#d8c8a4',
    scene: PLACES.gallery,
    frame: { ...polaroid.frame, ground: LACQUER },
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.plainWall,
    frame: {
      ...diptych.frame,
      views: [
        {},
        {
          ...diptych.frame.views[1],
          scene: PLACES.marble,
          light: lightOf('soft', 'left'),
          grade: { look: 'cool', strength: 0.5 },
        },
      ],
    },
    light: lightOf('sun', 'left', { tint: 0.04, wrap: 0.25 }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.tower,
    light: lightOf('sun', 'left'),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#33404c',
    scene: PLACES.dimGallery,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'glass', strength: 0.5 }],
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.wall,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    frame: {
      ...contact.frame,
      colour: '#1c1210',
      ink: '#e8bc5c',
      views: contact.frame.views.map((view, i) => ({ ...view, scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.wall })),
    },
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
