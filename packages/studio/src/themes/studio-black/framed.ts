import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { INVITATION } from './invitation.ts';
import { GOLD_RIM, SILVER_RIM } from './rim-light.ts';

const CONTACT_CLOTHS = [
  inSet('paper-studio', 'black', { light: { rim: 0.9, rimColour: SILVER_RIM } }),
  inSet('night-studio', 'ring', { crop: { zoom: 1.2 }, light: { rim: 0.9, rimColour: SILVER_RIM } }),
  inSet('night-studio', 'strings', { crop: { zoom: 1.3 }, light: { rim: 0.9, rimColour: SILVER_RIM } }),
] as const;

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    framing: { share: 0.54, x: 0.48, y: 0.46, mirror: true },
    pose: { yaw: 10, roll: -3, smile: -0.4, close: 0.6 },
    outfit: '#131316',
    ...inSet('night-studio', 'strings', { crop: { zoom: 1.2 }, light: { rim: 0.9, rimColour: GOLD_RIM } }),
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
    ...inSet('paper-studio', 'black', { flip: true, light: { rim: 0.8, rimColour: SILVER_RIM } }),
    frame: {
      ...COMPOSITIONS.polaroid.frame,
      ground: inSet('night-studio', 'satin', { crop: { zoom: 1.2 } }).scene,
      paper: '#f3ead2',
      tilt: -5,
    },
    grade: { look: 'clean', contrast: 0.15, vignette: 0.2, grain: 0.022 },
  },
  diptych: {
    ...inSet('night-studio', 'satin', { crop: { zoom: 1.3, x: 0.2 }, light: { rim: 0.7, rimColour: GOLD_RIM } }),
    frame: diptychOf(
      {
        ...inSet('paper-studio', 'black', { flip: true, light: { rim: 0.9, rimColour: SILVER_RIM } }),
        grade: { look: 'noir', strength: 0.8 },
      },
      { colour: '#0c0b0a' },
    ),
    grade: { look: 'film', strength: 0.6, grain: 0.024 },
  },
  letterbox: {
    ...inSet('night-studio', 'tubes', { light: { rim: 1, rimColour: GOLD_RIM } }),
    frame: { kind: 'letterbox', band: 0.16 },
    grade: { look: 'gold', strength: 0.35, bloom: 0.15, grain: 0.026 },
  },
  reflection: {
    outfit: '#7a1c28',
    ...inSet('theatre-stage', 'curtain', { flip: true, light: { rim: 0.7 } }),
    overlays: [{ kind: 'glass', strength: 0.6 }],
    grade: { look: 'film', strength: 0.6, contrast: 0.12, grain: 0.024 },
  },
  contact: {
    ...CONTACT_CLOTHS[0],
    frame: contactOf(inTurn(CONTACT_CLOTHS), { colour: '#c9a24c', ink: '#2a1c06', circled: 4 }),
    grade: { look: 'bw', strength: 0.95, grain: 0.035 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
