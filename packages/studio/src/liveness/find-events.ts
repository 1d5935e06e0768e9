import type { RealPersonAction } from '@kinora/contract';
import type { FrameFace } from './measure-frame.ts';

/**
 * From when a head counts as turned, in degrees from where it was at first, and until when it counts as straight. Photos that are pulled
 * as if they turned read 27 at the most, most of them 13, since the net sees the face in them that it always was; a print that is turned reads 2.
 */
const TURNED_DEGREES = 26;
export const STRAIGHT_DEGREES = 12;
/** Eyes that are open by less than this share of what they were are shut. */
const SHUT_SHARE = 0.6;
/** How much wider than at first the mouth is open, and how wide at least: a broad smile reads 0.2. */
const MOUTH_RISE = 0.18;
const MOUTH_OPEN = 0.28;
/** How many times as large as at first a face is that came closer. */
const CLOSER_TIMES = 1.25;

/** How a face was before anything was asked for. */
export type Baseline = Pick<FrameFace, 'yaw' | 'eyes' | 'mouth' | 'height'>;

/** Something that was done: frames from the first to the last that show it. */
export interface ActionEvent {
  action: RealPersonAction;
  from: number;
  to: number;
}

/** How much a frame shows of each action; from 1 on it shows it. Sides are the person's own, the frames are not mirrored. */
const SHOWN: Readonly<Record<RealPersonAction, (face: FrameFace, first: Baseline) => number>> = {
  left: (face, first) => (face.yaw - first.yaw) / TURNED_DEGREES,
  right: (face, first) => (first.yaw - face.yaw) / TURNED_DEGREES,
  blink: (face, first) => (isStraight(face, first) ? (first.eyes * SHUT_SHARE) / Math.max(face.eyes, 1e-6) : 0),
  mouth: (face, first) => Math.min((face.mouth - first.mouth) / MOUTH_RISE, face.mouth / MOUTH_OPEN),
  closer: (face, first) =>
    isStraight(face, first) ? Math.log(face.height / first.height) / Math.log(CLOSER_TIMES) : 0,
};

const isStraight = ({ yaw }: FrameFace, first: Baseline): boolean => Math.abs(yaw - first.yaw) < STRAIGHT_DEGREES;

/** How much of the action one frame shows, 1 and more: all of it. */
export const shareOf = (action: RealPersonAction, face: FrameFace, first: Baseline): number =>
  SHOWN[action](face, first);

/** What was done, in the order in which it began. */
export function findEvents(faces: readonly (FrameFace | undefined)[], first: Baseline): ActionEvent[] {
  const actions = Object.keys(SHOWN) as RealPersonAction[];
  const events = actions.flatMap((action) => {
    const runs: ActionEvent[] = [];
    faces.forEach((face, frame) => {
      if (!face || shareOf(action, face, first) < 1) return;
      const last = runs.at(-1);
      // One frame between that does not show it is a slip of the measure.
      if (last && frame - last.to <= 2) last.to = frame;
      else runs.push({ action, from: frame, to: frame });
    });
    return runs;
  });
  return events.sort((a, b) => a.from - b.from);
}

/**
 * Whether the events are these actions in this order. Everybody blinks between; whoever came closer may stay; what is done twice
 * in a row is done.
 */
export function isInOrder(events: readonly ActionEvent[], actions: readonly RealPersonAction[]): boolean {
  const done: RealPersonAction[] = [];
  for (const { action } of events) {
    const next = actions[done.length];
    if (action === next) done.push(action);
    else if (action !== 'blink' && action !== done.at(-1) && !(action === 'closer' && done.includes('closer')))
      return false;
  }
  return done.length === actions.length;
}
