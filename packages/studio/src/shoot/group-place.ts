import type { Plate } from '../plate.ts';
import type { RoundedCuts } from '../stages/figure/round-cuts.ts';
import type { Framing } from '../stages/framing.ts';
import type { Pose } from '../stages/pose/pose.ts';

/** One person of a view. */
export interface GroupMember {
  /** Which of the request's plates it is. */
  plateIndex: number;
  plate: Plate;
}

/** Where one person of a view stands. */
export interface GroupPlace extends GroupMember {
  framing: Framing;
  pose: Pose;
  /** Straight edges of the photo that stay in the frame and are rounded. */
  cuts?: RoundedCuts;
}
