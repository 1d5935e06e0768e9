import { clamp, smoothstep } from '../../pixels/interpolate.ts';
import type { PlatePerson } from '../../plate.ts';

/** How the person is warped. All zero (or absent) leaves the photo's own pose. Degrees unless said otherwise. */
export interface Pose {
  /** Head to the picture's right, −18 to 18; mirrored sheets mirror it too. */
  yaw?: number;
  /** Head down, −12 to 12. */
  pitch?: number;
  /** Head tilted clockwise about the neck, −10 to 10. */
  roll?: number;
  /** Torso to the right, −15 to 15. */
  turn?: number;
  /** Whole body to the right, −6 to 6. */
  lean?: number;
  /** One shoulder lower, −6 to 6. */
  drop?: number;
  /** 1 moves the mouth's corners by 3 % of the face's height, −0.4 to 0.7: more is a grimace, and other pictures of the person show it better. */
  smile?: number;
  /** Eyebrows up, 0 to 1. */
  brow?: number;
  /** Share of the mouth's opening that is closed, 0 to 0.85. */
  close?: number;
  /** Rounder cheeks and a fuller torso, 0 to 1. */
  build?: number;
}

/** The ranges within which a warp still looks natural and is still the same person (found by eye: noses and mouths of turned photos widen first). */
export const POSE_LIMITS: Readonly<Record<keyof Pose, readonly [low: number, high: number]>> = {
  yaw: [-14, 14],
  pitch: [-12, 12],
  roll: [-10, 10],
  turn: [-15, 15],
  lean: [-6, 6],
  drop: [-6, 6],
  smile: [-0.4, 0.7],
  brow: [0, 1],
  close: [0, 0.85],
  build: [0, 1],
};

/** Head turn of a photo from which only {@link TURNED_YAW_LIMIT} more is allowed. */
const TURNED_FROM_DEGREES = 8;
const TURNED_YAW_LIMIT = 8;
/** Degrees between which a mouth is less and less closed: of one that is seen from the side the near corner is drawn into a sneer. */
const SIDEWAYS = [10, 18] as const;
const CUT_HAIR_TILT = 0.3;

/** A pose within the natural ranges for this person; `strength` 0 to 1 softens all of it for a retake. */
export function limitPose(pose: Pose, person: PlatePerson, strength = 1): Required<Pose> {
  const of = (name: keyof Pose): number => {
    const [low, high] = POSE_LIMITS[name];
    return clamp((pose[name] ?? 0) * strength, low, high);
  };
  // Cut hair shows its straight edge as soon as the head tilts or nods.
  const tilt = person.cutAt.top ? CUT_HAIR_TILT : 1;
  const turned = Math.abs(person.yaw) > TURNED_FROM_DEGREES;
  const yaw = turned ? clamp(of('yaw'), -TURNED_YAW_LIMIT, TURNED_YAW_LIMIT) : of('yaw');
  return {
    // A head that is turned already is not turned further the same way beyond what a face can show.
    yaw: yaw * person.yaw > 0 && turned ? yaw * 0.3 : yaw,
    pitch: of('pitch') * tilt,
    roll: of('roll') * tilt,
    turn: of('turn'),
    lean: of('lean') * tilt,
    drop: of('drop'),
    smile: of('smile'),
    brow: of('brow'),
    close: of('close') * (1 - smoothstep(SIDEWAYS[0], SIDEWAYS[1], Math.abs(person.yaw))),
    build: of('build'),
  };
}
