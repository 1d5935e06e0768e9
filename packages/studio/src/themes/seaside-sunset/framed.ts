import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { PHASES, SHORES } from './grounds.ts';
import { SAND } from './shores.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    scene: SHORES.paleSea,
    frame: stripOf(
      [
        { scene: SHORES.phaseGold },
        { scene: SHORES.phaseRed },
        { scene: SHORES.phaseViolet },
        { scene: SHORES.phaseBlue },
      ],
      { ground: SAND, x: 0.56 },
    ),
    light: lightOf('lowSun', 'right', { key: { from: [0.3, -0.3, 1], strength: 0.5 }, fill: 0.6, rim: 0.6, wrap: 0.5 }),
    grade: { look: 'film', strength: 0.7, vignette: 0.2, grain: 0.03 },
  },
  polaroid: {
    ...inSet('gold-sea', 'wide'),
    outfit: '#2f5d73',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...SAND, dim: 0.55 }, tilt: 6 },
    grade: { look: 'pastel', fade: 0.08, warmth: 0.25, vignette: 0.3, grain: 0.03 },
  },
  diptych: {
    scene: SHORES.coral,
    frame: diptychOf({
      scene: SHORES.tealDusk,
      light: { key: keyOf('lowSun', 'left', { strength: 0.55 }), rim: 0.8, tint: 0.4 },
      grade: { look: 'teal' },
    }),
    light: lightOf('lowSun', 'right', { fill: 0.56, tint: 0.25, rim: 1 }),
    grade: { look: 'film', grain: 0.02, bloom: 0.2 },
  },
  letterbox: {
    ...inSet('gold-sea', 'sun', { crop: { zoom: 1.1, y: 0.6 } }),
    grade: { look: 'teal', strength: 0.85, grain: 0.03 },
  },
  reflection: {
    outfit: '#4a5266',
    scene: SHORES.lastRed,
    light: lightOf('openShade', 'right', {
      key: { from: [0.6, -0.3, 0.75], strength: 0.52 },
      fill: 0.52,
      tint: 0.15,
      rim: 0.9,
    }),
    overlays: [{ kind: 'glass', strength: 0.7 }],
    grade: { look: 'film', vignette: 0.3, grain: 0.025 },
  },
  contact: {
    scene: SHORES.phaseGold,
    light: lightOf('openShade', 'right', { key: { from: [0.6, -0.4, 0.75], strength: 0.55 } }),
    frame: contactOf(scenesInTurn(PHASES)),
    grade: { look: 'film', strength: 0.8, grain: 0.03 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
