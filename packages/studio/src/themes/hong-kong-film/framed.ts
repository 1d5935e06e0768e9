import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { subtitles } from './stills.ts';
import { CASSETTE_BOX, TILE_TABLE } from './tables.ts';

/** The sheets that are laid out in frames. */
export const FRAMED = {
  strip: {
    ...inSet('neon-alley', 'blue-hour', { crop: { zoom: 1.2, x: 0.2 } }),
    framing: { share: 0.36, x: 0.52, y: 0.44, mirror: true },
    pose: { yaw: 12, roll: -4, smile: -0.6, close: 0.7 },
    outfit: '#1c1f26',
    frame: {
      kind: 'laid',
      ground: CASSETTE_BOX,
      pictures: [{ at: [[0.553, 0.52, -3]], width: 0.635, height: 0.68 }],
    },
    grade: { look: 'teal', strength: 0.7, grain: 0.034 },
  },
  polaroid: {
    ...inSet('tea-restaurant', 'booths', { flip: true, crop: { zoom: 1.3, x: 0.9 } }),
    outfit: '#d8cbb0',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: TILE_TABLE, tilt: 5, size: 0.7 },
    grade: { look: 'film', strength: 0.8, fade: 0.06, warmth: 0.1, vignette: 0.25, grain: 0.036 },
  },
  diptych: {
    ...inSet('neon-alley', 'alley', { crop: { zoom: 1.5, x: 0.9, y: 0.3 } }),
    frame: diptychOf(inSet('tea-restaurant', 'window', { crop: { zoom: 1.1, x: 0.2 } }), { colour: '#0a0808' }),
    grade: { look: 'film', strength: 0.9, grain: 0.034 },
  },
  letterbox: {
    ...inSet('neon-alley', 'taxi', { crop: { zoom: 1.1 } }),
    overlays: [subtitles('今晚的雨，好像不打算停了。', "I don't think this rain means to stop tonight.", 0.775)],
    frame: { kind: 'letterbox', band: 0.17 },
    grade: { look: 'teal', strength: 0.8, bloom: 0.15, grain: 0.036 },
  },
  reflection: {
    ...inSet('neon-alley', 'alley', { flip: true, crop: { zoom: 1.15 }, dim: 0.9 }),
    outfit: '#8a1c24',
    overlays: [{ kind: 'glass' }],
    grade: { look: 'neon', strength: 0.4, vignette: 0.2, grain: 0.034 },
  },
  contact: {
    ...inSet('neon-alley', 'blue-hour', { flip: true, crop: { zoom: 1.3, x: 0.8, y: 0.1 } }),
    framing: { share: 0.34, x: 0.4, y: 0.46, mirror: true, roll: 3 },
    replacePose: true,
    pose: { yaw: -8, turn: -10, smile: 0.5 },
    outfit: '#c8b48a',
    overlays: [{ kind: 'leak', seed: 5, strength: 0.5 }],
    frame: { kind: 'film' },
    grade: { look: 'film', strength: 0.8, fade: 0.06, warmth: 0.15, grain: 0.038 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
