import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { FRAMES, SKIES } from './grounds.ts';
import { CHART, ENVELOPE } from './letters.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: SKIES.blueCloud,
    frame: stripOf(
      [{ scene: SKIES.morning }, { scene: SKIES.violetCloud }, { scene: SKIES.copper }, { scene: SKIES.blueCloud }],
      { ground: ENVELOPE, x: 0.46 },
    ),
    light: lightOf('frontal', 'right', { key: { strength: 0.54 }, fill: 0.58, rim: 0.7 }),
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.03 },
  },
  polaroid: {
    outfit: '#4a3c6a',
    scene: SKIES.comets,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: CHART },
    light: lightOf('window', 'right', {
      key: 'besideLens',
      fill: 0.56,
    }),
    grade: { look: 'pastel', fade: 0.05, vignette: 0.2, grain: 0.03 },
  },
  diptych: {
    scene: SKIES.copper,
    frame: diptychOf({
      scene: SKIES.teal,
      light: { key: keyOf('sun', 'left', { strength: 0.58, colour: [0.94, 1.02, 1.02] }), rim: 1, tint: 0.25 },
      grade: { look: 'cool' },
    }),
    light: lightOf('frontal', 'right', {
      key: 'copperDusk',
      fill: 0.5,
      rim: 0.9,
    }),
    grade: { look: 'film', grain: 0.024 },
  },
  letterbox: {
    scene: SKIES.orbit,
    light: lightOf('frontal', 'left', {
      key: 'coldGlow',
      fill: 0.46,
      rim: 1,
      rimColours: [
        [0.5, 0.8, 1.2],
        [0.3, 0.4, 0.6],
      ],
    }),
    grade: { look: 'teal', strength: 0.5, grain: 0.028 },
  },
  reflection: {
    outfit: '#3a2c4a',
    scene: SKIES.spiral,
    light: lightOf('frontal', 0.6, {
      key: { like: 'studyWindow', strength: 0.55, colour: [1, 0.98, 1.02] },
      fill: 0.52,
      rim: 0.9,
    }),
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
  },
  contact: {
    scene: SKIES.orion,
    light: lightOf('window', 'right', { key: { strength: 0.56, colour: [1, 1, 1] }, fill: 0.56, rim: 0.8 }),
    frame: contactOf(scenesInTurn(FRAMES, 3), {
      colour: '#efe6d0',
      ink: '#24488c',
    }),
    grade: { look: 'film', strength: 0.6, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
