import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/frames.ts';
import { INDIGO, SLABS } from './cloths.ts';
import { FRAMES, PLACES } from './grounds.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.bridge,
    frame: stripOf(
      [
        { scene: PLACES.mistBridge },
        { scene: PLACES.umbrellas },
        { scene: PLACES.bambooWall },
        { scene: PLACES.duskCanal },
      ],
      { ground: SLABS, x: 0.5 },
    ),
    light: lightOf('soft', 'right'),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    outfit: '#d4ccbc',
    scene: PLACES.canal,
    frame: { ...polaroid.frame, ground: INDIGO },
    light: lightOf('soft', 'left'),
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.tealUmbrellas,
    frame: diptychOf({
      scene: PLACES.lake,
      light: lightOf('soft', 'left', { haze: 0.5 }),
      grade: { look: 'pastel', strength: 0.5 },
    }),
    light: lightOf('soft', 'left'),
    grade: { look: 'teal', strength: 0.4, grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.bridge,
    light: lightOf('soft', 'left'),
    grade: { look: 'forest', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#4a5a68',
    scene: PLACES.rainCanal,
    light: lightOf('soft', 'right', { haze: 0.4 }),
    overlays: [{ kind: 'rain', seed: 4, amount: 0.6 }],
    grade: { look: 'cool', strength: 0.6, vignette: 0.15, grain: 0.026 },
  },
  contact: {
    scene: PLACES.canal,
    light: lightOf('lamp', 'left', {
      key: { from: [-0.7, -0.4, 0.75], strength: 0.54, colour: [1.03, 1, 0.96] },
      fill: 0.6,
    }),
    frame: contactOf((i) => ({ scene: FRAMES[(i * 3) % FRAMES.length] ?? PLACES.canal }), {
      colour: '#1c2830',
      ink: '#c4d8d0',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
