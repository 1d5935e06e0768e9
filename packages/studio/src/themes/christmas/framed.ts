import { lightOf } from '../lights.ts';
import { framedSheets } from '../recipes/framed-sheets.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { TARTAN, WRAPPING } from './papers.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = framedSheets({
  strip: {
    scene: PLACES.greenLights,
    places: [PLACES.greenLights, PLACES.whiteRoom, PLACES.redDoor, PLACES.window],
    ground: TARTAN,
    light: lightOf('soft', 'right', { tint: 0.05 }),
  },
  polaroid: {
    ...inSet('christmas-room', 'window'),
    outfit: '#8c2c30',
    ground: WRAPPING,
    grade: { look: 'film', strength: 0.5, fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.redDoor,
    far: {
      scene: PLACES.wood,
      light: lightOf('lamp', 'left', { rim: 1.2 }),
      grade: { look: 'cool', strength: 0.4 },
    },
    light: lightOf('soft', 'left', { tint: 0.03, wrap: 0.2 }),
    overlays: [{ kind: 'snow', seed: 10, amount: 0.7 }],
  },
  letterbox: {
    ...inSet('snow-street', 'dusk'),
    overlays: [{ kind: 'snow', seed: 18, amount: 0.8 }],
  },
  reflection: {
    outfit: '#2c3c5c',
    scene: PLACES.blueTree,
    light: lightOf('lamp', 'right', {
      rimColours: [
        [0.7, 0.85, 1.1],
        [1.1, 0.9, 0.7],
      ],
    }),
    overlays: [
      { kind: 'snow', seed: 15 },
      { kind: 'glass', strength: 0.7 },
    ],
    grade: { look: 'cool', strength: 0.4, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.tree,
    light: lightOf('soft', 'left', { tint: 0.05 }),
    places: FRAMES,
    colour: '#0f2c20',
    ink: '#f0d48a',
  },
});
