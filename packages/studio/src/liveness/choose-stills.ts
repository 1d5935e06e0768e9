import { MIN_SHARPNESS } from '../inspect/measure-sharpness.ts';
import { medianOf } from '../inspect/sample-skin.ts';
import type { FrameFace, FrameMeasure } from './measure-frame.ts';

/** How many frames of each kind are named: an inspection may refuse the sharpest. */
const OF_EACH = 3;
const FRONT_DEGREES = 9;
/** A photo shows a turn from here on; beyond, portraits are less like. */
const [TURNED_FROM, TURNED_TO] = [15, 38];
/** Lips that are further apart are asked for, or speak. */
const CLOSED_MOUTH = 0.08;
const SMILING_MOUTH = 0.25;
const [CALM, SMILE] = [0.6, 0.85];
/** Eyes less open than this share of the usual are about to blink. */
const OPEN_SHARE = 0.8;

/** What a photo of a check may show that another one does not. */
const KINDS: readonly ((face: FrameFace) => boolean)[] = [
  ({ yaw, mouth, smile }) => Math.abs(yaw) <= FRONT_DEGREES && mouth <= CLOSED_MOUTH && smile <= CALM,
  ({ yaw, mouth }) => yaw >= TURNED_FROM && yaw <= TURNED_TO && mouth <= CLOSED_MOUTH,
  ({ yaw, mouth }) => yaw <= -TURNED_FROM && yaw >= -TURNED_TO && mouth <= CLOSED_MOUTH,
  ({ yaw, mouth, smile }) => Math.abs(yaw) <= FRONT_DEGREES && mouth <= SMILING_MOUTH && smile >= SMILE,
];

/**
 * Frames of a check that would be photos: straight, turned to the one side, to the other, and smiling, each list with the sharpest first; a kind
 * that no frame shows has none.
 */
export function chooseStills(frames: readonly FrameMeasure[]): number[][] {
  const seen = frames.flatMap(({ face }, frame) => (face ? [{ frame, face }] : []));
  const eyes = medianOf(seen.map(({ face }) => face.eyes));
  const good = seen.filter(({ face }) => face.eyes >= eyes * OPEN_SHARE && face.sharpness >= MIN_SHARPNESS);
  return KINDS.map((isKind) =>
    good
      .filter(({ face }) => isKind(face))
      .sort((a, b) => b.face.sharpness - a.face.sharpness)
      .slice(0, OF_EACH)
      .map(({ frame }) => frame),
  );
}
