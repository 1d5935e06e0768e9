import type { Frame } from '../frames/frame.ts';
import type { ViewChange } from '../shoot/view.ts';
import type { Framing } from '../stages/framing.ts';
import type { Pose } from '../stages/pose/pose.ts';

/**
 * Framing, pose and layout of one sheet; a theme adds scene, light and grade. A smile, or none, is what the sheet wishes for: of several
 * photos it takes the one that has it, and a warp does what of it looks natural.
 */
export interface Composition {
  framing: Framing;
  pose: Pose;
  frame: Frame<ViewChange>;
  /** Of two people the first stands at the right: neighbours in size and place differ in it, see `shoot/frame-pair.ts`. */
  isSwapped?: boolean;
}

const full = { kind: 'full' } as const;
const table = { kind: 'wall', colours: ['#5a4636', '#2a1f18'] } as const;

/**
 * Twenty compositions spread over size (0.10 to 0.56), place, mirror, roll and layout, so that the pictures of one theme
 * differ before scene, light and grade differ. A theme uses each once; their order is the order of the sheets.
 */
export const COMPOSITIONS = {
  /** Small, left, much sky. */
  wideLeft: {
    isSwapped: true,
    framing: { share: 0.18, x: 0.36, y: 0.3 },
    pose: { yaw: 10, turn: 8, roll: 3, close: 0.35 },
    frame: full,
  },
  /** Half figure at the right. */
  halfRight: {
    isSwapped: true,
    framing: { share: 0.27, x: 0.68, y: 0.4, mirror: true },
    pose: { yaw: -14, turn: -10, roll: -3, smile: -0.4, close: 0.7 },
    frame: full,
  },
  /** Face fills the frame. */
  closeUp: {
    isSwapped: true,
    framing: { share: 0.54, x: 0.47, y: 0.47, roll: 6 },
    pose: { yaw: 12, pitch: -6, smile: -0.4, close: 0.45 },
    frame: full,
  },
  /** Bust in the middle, head down. */
  bustCentre: {
    framing: { share: 0.36, x: 0.52, y: 0.45 },
    pose: { yaw: -10, pitch: 7, roll: -5, smile: -1, close: 0.85 },
    frame: full,
  },
  /** Bust at the left, smiling. */
  bustLeft: {
    framing: { share: 0.31, x: 0.36, y: 0.46, mirror: true, roll: -3 },
    pose: { yaw: 8, roll: 6, turn: 10, smile: 0.8, pitch: 3 },
    frame: full,
  },
  /** Small figure in the middle, against the light. */
  smallCentre: {
    framing: { share: 0.2, x: 0.52, y: 0.42 },
    pose: { yaw: 14, turn: 14, pitch: 4, close: 0.85 },
    frame: full,
  },
  /** Small at the far left, leaning. */
  leanLeft: {
    isSwapped: true,
    framing: { share: 0.235, x: 0.27, y: 0.38, mirror: true, roll: 4 },
    pose: { yaw: 12, roll: -4, turn: 14, lean: 3, smile: -0.8, close: 0.8 },
    frame: full,
  },
  /** Photo booth. */
  strip: {
    framing: { share: 0.6, x: 0.5, y: 0.52 },
    pose: {},
    frame: {
      kind: 'strip',
      tilt: -7,
      ground: table,
      views: [
        { pose: { yaw: 10, roll: -7, smile: 0.8, close: 0.5 } },
        {
          framing: { x: 0.42, y: 0.54, mirror: true },
          pose: { yaw: -14, roll: 5, pitch: -6, brow: 1, smile: -0.9, close: 0.85 },
        },
        { framing: { x: 0.56 }, pose: { pitch: 10, smile: 1, roll: 9 } },
        { framing: { y: 0.48, share: 0.68 }, pose: { yaw: 4, roll: -10, pitch: -8, brow: 0.6, close: 0.7 } },
      ],
    },
  },
  /** Instant photo on a ground. */
  polaroid: {
    isSwapped: true,
    framing: { share: 0.46, x: 0.56, y: 0.48, roll: -6 },
    pose: { yaw: -10, pitch: -5, smile: 0.6 },
    frame: { kind: 'polaroid', tilt: 5, ground: table },
  },
  /** Close and far side by side. */
  diptych: {
    framing: { share: 0.44, x: 0.7, y: 0.44 },
    pose: { yaw: 14, roll: 3, smile: -0.8, close: 0.8 },
    frame: {
      kind: 'grid',
      columns: 2,
      rows: 1,
      views: [{}, { framing: { share: 0.16, x: 0.5, y: 0.42, mirror: true }, pose: { yaw: -8, turn: 10 } }],
    },
  },
  /** Bust with things doubled at the sides. */
  bustHigh: {
    isSwapped: true,
    framing: { share: 0.4, x: 0.47, y: 0.4, roll: -7, mirror: true },
    pose: { yaw: -8, pitch: -4, close: 0.55, smile: 0.4 },
    frame: full,
  },
  /** Bust low at the right. */
  lowRight: {
    isSwapped: true,
    framing: { share: 0.33, x: 0.6, y: 0.56, roll: 3 },
    pose: { yaw: 12, roll: 2, pitch: 3, smile: -0.8, close: 0.85 },
    frame: full,
  },
  /** Cinema. */
  letterbox: {
    framing: { share: 0.38, x: 0.72, y: 0.53, mirror: true },
    pose: { yaw: -14, pitch: 6, roll: -2, smile: -0.9, close: 0.85 },
    frame: { kind: 'letterbox', band: 0.17 },
  },
  /** The person and a reflection. */
  reflection: {
    framing: { share: 0.3, x: 0.69, y: 0.43 },
    pose: { yaw: 14, roll: 3, smile: -0.6, close: 0.75 },
    frame: {
      kind: 'reflection',
      view: { framing: { share: 0.25, x: 0.17, y: 0.43, mirror: true, keepPlace: true }, pose: { yaw: -18, roll: -3 } },
    },
  },
  /** Small-ish, centred, happy, things before the lens. */
  throughLeaves: {
    framing: { share: 0.245, x: 0.55, y: 0.36, roll: -4 },
    pose: { yaw: -12, roll: 5, turn: -10, smile: 0.8 },
    frame: full,
  },
  /** Large, tilted, looking up. */
  largeTilted: {
    framing: { share: 0.46, x: 0.38, y: 0.42, roll: 10, mirror: true },
    pose: { yaw: 8, pitch: -8, smile: 0.8 },
    frame: full,
  },
  /** Poster: middle, small, body in the graphic. */
  poster: {
    framing: { share: 0.24, x: 0.5, y: 0.44 },
    pose: { yaw: -10, turn: 12, roll: -5, pitch: -5, close: 0.7 },
    frame: full,
  },
  /** Direct flash: tilted the other way. */
  flash: {
    isSwapped: true,
    framing: { share: 0.37, x: 0.42, y: 0.5, roll: -10 },
    pose: { yaw: 6, pitch: 5, roll: -4, smile: 1 },
    frame: full,
  },
  /** Head and shoulders low at the left, the place above. */
  lowLeft: {
    framing: { share: 0.28, x: 0.32, y: 0.57, roll: 5 },
    pose: { yaw: 14, pitch: -4, roll: -5, turn: 12, smile: 0.5 },
    frame: full,
  },
  /** Nine frames of film. */
  contact: {
    framing: { share: 0.36, x: 0.5, y: 0.46 },
    pose: {},
    frame: {
      kind: 'contact',
      circled: 4,
      views: [
        { framing: { share: 0.3 }, pose: { yaw: 12, close: 0.8 } },
        { framing: { share: 0.5, mirror: true }, pose: { yaw: -10, roll: 6 } },
        { framing: { share: 0.26 }, pose: { turn: 12, yaw: -6 } },
        { framing: { share: 0.58, mirror: true }, pose: { pitch: -8, smile: -0.8, close: 0.85 } },
        { framing: { share: 0.36, x: 0.36, mirror: true }, pose: { yaw: 14, roll: -6, close: 0.8, smile: -0.6 } },
        { framing: { share: 0.42, x: 0.62 }, pose: { yaw: -14, smile: 0.8 } },
        { framing: { share: 0.3, x: 0.6, mirror: true }, pose: { pitch: 8, turn: -12 } },
        { framing: { share: 0.52 }, pose: { roll: 9, brow: 1 } },
        { framing: { share: 0.34 }, pose: { yaw: 14, pitch: 5, close: 0.6 } },
      ],
    },
  },
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
export const COMPOSITION_NAMES = Object.keys(COMPOSITIONS) as CompositionName[];
