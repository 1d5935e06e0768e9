import { type FrameMeasure, motionBetween } from './measure-frame';

/** What the guide says of the live picture. */
export type CameraHint = 'dark' | 'bright' | 'still' | 'good';

const DARK_BELOW = 60;
const BRIGHT_ABOVE = 205;
const BURNT_SHARE = 0.2;
const MOVING_ABOVE = 14;
const BLURRED_BELOW = 0.012;

/** The gravest thing to say of a frame: light first, because nothing else can be judged without it. */
export function hintOf(now: FrameMeasure, before: FrameMeasure | undefined): CameraHint {
  if (now.brightness < DARK_BELOW) return 'dark';
  if (now.brightness > BRIGHT_ABOVE || now.burntShare > BURNT_SHARE) return 'bright';
  if (motionBetween(before, now) > MOVING_ABOVE || now.sharpness < BLURRED_BELOW) return 'still';
  return 'good';
}

/** What is said, and how often something else was seen since. */
export interface SteadyHint {
  readonly shown: CameraHint | undefined;
  readonly candidate: CameraHint | undefined;
}

/** Says something else only when it was seen twice in a row, so that the words do not flicker. */
export function steadyHint({ shown, candidate }: SteadyHint, seen: CameraHint): SteadyHint {
  if (seen === shown) return { shown, candidate: undefined };
  return seen === candidate ? { shown: seen, candidate: undefined } : { shown, candidate: seen };
}
