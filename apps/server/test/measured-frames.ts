import type { RealPersonAction } from '@kinora/contract';
import type { MeasuredSequence } from '@kinora/studio';

type FrameMeasure = MeasuredSequence['frames'][number];
type FrameFace = NonNullable<FrameMeasure['face']>;

/** What a frame shows, in place of a picture: the measured studio reads it instead of looking. */
export interface ShownFrame {
  /** Names the grain of its camera: no two are alike. */
  grain: number;
  face: FrameFace;
}

const TILES = 48 * 48;
const OWN: readonly number[] = [0.2, 0.1];
export const OF_ANOTHER: readonly number[] = [0.9, 0];
/** The person on the uploaded face. */
const UPLOADED: readonly number[] = [0, 0];
/** What a face does on its way into an action and out of it, from 0 to 1. */
const WAY = [0, 0, 0.4, 0.9, 1, 1, 0.9, 0.5, 0.1, 0];
const DONE: Readonly<Record<RealPersonAction, (share: number) => Partial<FrameFace>>> = {
  left: (share) => ({ yaw: 36 * share }),
  right: (share) => ({ yaw: -36 * share }),
  blink: (share) => ({ eyes: share > 0.8 ? 0.09 : 0.33 }),
  mouth: (share) => ({ mouth: 0.02 + 0.5 * share }),
  closer: (share) => ({ height: 0.35 * (1 + 0.4 * share) }),
};
const CALM = { x: 0.5, y: 0.5, height: 0.35, yaw: 1, eyes: 0.33, mouth: 0.02, smile: 0.1, sharpness: 60 };

const noise = (grain: number, tile: number): number => ((Math.sin(grain * 127.1 + tile * 311.7) * 43_758.5) % 1) * 0.6;

/** Somebody before a camera who does what is asked; each time they are filmed the grain is another one. */
export function filmOf(actions: readonly RealPersonAction[], film: number): ShownFrame[] {
  const ways = actions.flatMap((action) => WAY.map((share) => DONE[action](share)));
  return [{}, {}, {}, {}, {}, ...ways].map((does, i) => {
    const grain = film * 1_000 + i;
    return { grain, face: { ...CALM, embedding: OWN, x: 0.5 + noise(grain, 0) / 100, ...does } };
  });
}

export const encodeFrame = (frame: ShownFrame): Uint8Array => Buffer.from(JSON.stringify(frame));

function measure(jpeg: Uint8Array): FrameMeasure {
  const { grain, face } = JSON.parse(Buffer.from(jpeg).toString()) as ShownFrame;
  return {
    faces: 1,
    face,
    tiles: Float32Array.from({ length: TILES }, (_, tile) => 90 + (tile % 40) + noise(grain, tile)),
  };
}

/** What the studio judges of frames that were encoded so. */
export const measureFilm = (
  frames: readonly { jpeg: Uint8Array; atMs: number }[],
  actions: readonly RealPersonAction[],
): MeasuredSequence => ({
  frames: frames.map(({ jpeg }) => measure(jpeg)),
  times: frames.map(({ atMs }) => atMs),
  actions,
  embedding: UPLOADED,
});
