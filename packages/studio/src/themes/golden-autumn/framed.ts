import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { GOLD } from './ginkgo.ts';
import { FRAMES, PLACES } from './grounds.ts';
import { CARPET, HERBARIUM } from './indoors.ts';

const { polaroid } = COMPOSITIONS;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: PLACES.blueSky,
    frame: stripOf(
      [{ scene: PLACES.blueSky }, { scene: PLACES.room }, { scene: PLACES.redTemple }, { scene: PLACES.mist }],
      { ground: CARPET, x: 0.5 },
    ),
    light: lightOf('soft', 'right'),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
  },
  polaroid: {
    ...inSet('autumn-park', 'gold', { flip: true, crop: { zoom: 1.6, x: 0.2, y: 0.8 } }),
    outfit: '#4a5a5c',
    frame: { ...polaroid.frame, ground: HERBARIUM },
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
  },
  diptych: {
    scene: PLACES.near,
    frame: diptychOf({
      scene: PLACES.duskLake,
      light: lightOf('sun', 'left', { rim: 1.3 }),
      grade: { look: 'cool', strength: 0.4 },
    }),
    light: lightOf('sun', 'right', { fill: 0.6 }),
    grade: { look: 'clean', grain: 0.022 },
  },
  letterbox: {
    scene: PLACES.train,
    light: lightOf('soft', 'left'),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#4c3c34',
    scene: PLACES.night,
    light: lightOf('lamp', 'right'),
    overlays: [{ kind: 'rain', seed: 4, amount: 0.5 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: PLACES.avenue,
    light: lightOf('soft', 'left'),
    overlays: [{ kind: 'petals', seed: 30, amount: 0.4, colours: GOLD }],
    frame: contactOf(scenesInTurn(FRAMES, 3), {
      colour: '#241a10',
      ink: '#f0b83c',
    }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
