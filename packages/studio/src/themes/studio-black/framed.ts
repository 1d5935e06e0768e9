import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { BLACKS, INVITATION } from './blacks.ts';
import { GOLD } from './gold.ts';
import { GOLD_RIM, SILVER_RIM } from './rim-light.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    framing: { share: 0.54, x: 0.48, y: 0.46, mirror: true },
    pose: { yaw: 10, roll: -3, smile: -0.4, close: 0.6 },
    outfit: '#131316',
    scene: BLACKS.goldSmoke,
    light: lightOf('lowKey', -0.7, { rimColour: GOLD_RIM }),
    frame: {
      kind: 'laid',
      ground: INVITATION,
      pictures: [{ at: [[0.5, 0.515, -3]], width: 0.56, height: 0.52, edge: 0.004, paper: '#c8922e' }],
    },
    grade: { look: 'film', strength: 0.6, grain: 0.02 },
  },
  polaroid: {
    framing: { mirror: true },
    outfit: '#f0ead9',
    scene: GOLD.marble,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: GOLD.foil, paper: '#f3ead2', tilt: -5 },
    light: lightOf('lowKey', 'right', { fill: 0.48, rimColour: SILVER_RIM }),
    grade: { look: 'clean', contrast: 0.15, vignette: 0.2, grain: 0.022 },
  },
  diptych: {
    scene: GOLD.curtain,
    frame: diptychOf(
      {
        scene: BLACKS.pure,
        light: lightOf('lowKey', -0.8, { rimColour: SILVER_RIM }),
        grade: { look: 'noir', strength: 0.8 },
      },
      { colour: '#0c0b0a' },
    ),
    light: lightOf('lowKey', 0.7, { fill: 0.5, rim: 0.9, rimColour: [1.3, 1, 0.6] }),
    grade: { look: 'film', strength: 0.6, grain: 0.024 },
  },
  letterbox: {
    scene: BLACKS.tubes,
    light: lightOf('lowKey', -0.9, { fill: 0.4, wrap: 0.6, rimColour: [1.4, 0.95, 0.45] }),
    frame: { kind: 'letterbox', band: 0.16 },
    grade: { look: 'gold', strength: 0.35, bloom: 0.15, grain: 0.026 },
  },
  reflection: {
    outfit: '#7a1c28',
    scene: BLACKS.wine,
    light: lightOf('lowKey', 0.7, { fill: 0.46, rimColour: [1.3, 0.75, 0.5] }),
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', strength: 0.6, contrast: 0.12, grain: 0.024 },
  },
  contact: {
    scene: BLACKS.pure,
    light: lightOf('lowKey', 0.7, { rimColour: SILVER_RIM }),
    frame: contactOf(scenesInTurn([BLACKS.pure, GOLD.silk, BLACKS.paleSmoke]), {
      colour: '#c9a24c',
      ink: '#2a1c06',
      circled: 4,
    }),
    grade: { look: 'bw', strength: 0.95, grain: 0.035 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
