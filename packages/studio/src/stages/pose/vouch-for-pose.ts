import type { Figure } from '../figure/figure-of-plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import type { Pose } from './pose.ts';
import { PoseShift } from './pose-shift.ts';
import { AT_X, AT_Y, createProbe, type Probe, SHIFT_X } from './shift.ts';

/** An opening of the lips from which teeth are seen, in face heights: a mouth at rest measures 0 to 0.02, a smile with teeth 0.06 and more. */
const SHOWS_TEETH_FACES = 0.03;
/** How much narrower and wider a turn may make any part of the nose and what is beside it. */
const NARROWEST = 0.83;
const WIDEST = 1.18;
/** What is looked at round the nose's tip, and how finely, in face heights. */
const ASIDE_FACES = 0.2;
const ABOVE_FACES = 0.25;
const BELOW_FACES = 0.1;
const STEP_FACES = 0.025;

/**
 * Weakens what of a pose would leave marks on this face. The likeness gate knows a face through any smear, so that it is measured here:
 * a turn narrows one side of the nose until the light on its edge doubles; teeth that a closing or narrowing mouth draws together are smeared.
 */
export function vouchForPose(figure: Figure, pose: Required<Pose>): Required<Pose> {
  const mouth = showsTeeth(figure) ? { close: 0, smile: 0 } : {};
  if (pose.yaw === 0) return { ...pose, ...mouth };
  const { least, most } = stretchOfNose(figure, pose.yaw);
  const excess = Math.max((1 - least) / (1 - NARROWEST), (most - 1) / (WIDEST - 1));
  return { ...pose, ...mouth, yaw: pose.yaw / Math.max(1, excess) };
}

function showsTeeth({ plate: { landmarks, faceHeightPx } }: Figure): boolean {
  const opening = pointAt(landmarks, LANDMARK.innerLowerLip).y - pointAt(landmarks, LANDMARK.innerUpperLip).y;
  return opening > SHOWS_TEETH_FACES * faceHeightPx;
}

const STILL: Required<Pose> = {
  ...{ yaw: 0, pitch: 0, roll: 0, turn: 0, lean: 0, drop: 0 },
  ...{ smile: 0, brow: 0, close: 0, build: 0 },
};

/** The smallest and the largest factor by which a turn alone changes widths on and beside the nose. */
function stretchOfNose(figure: Figure, yaw: number): { least: number; most: number } {
  const shift = new PoseShift(figure, { ...STILL, yaw });
  const { plate } = figure;
  const fh = plate.faceHeightPx;
  const { x: noseX, y: noseY } = pointAt(plate.landmarks, LANDMARK.noseTip);
  const half = (STEP_FACES * fh) / 2;
  const probe = createProbe();
  let [least, most] = [1, 1];
  for (let y = noseY - ABOVE_FACES * fh; y <= noseY + BELOW_FACES * fh; y += 2 * half) {
    for (let x = noseX - ASIDE_FACES * fh; x <= noseX + ASIDE_FACES * fh; x += half) {
      const factor = 1 + (shiftAt(shift, probe, x + half, y) - shiftAt(shift, probe, x - half, y)) / (2 * half);
      least = Math.min(least, factor);
      most = Math.max(most, factor);
    }
  }
  return { least, most };
}

function shiftAt(shift: PoseShift, probe: Probe, x: number, y: number): number {
  probe[AT_X] = x;
  probe[AT_Y] = y;
  shift.move(probe);
  return probe[SHIFT_X] ?? 0;
}
