import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { LANDMARK, middleOf, pointAt } from '../figure/landmarks.ts';
import type { Pose } from './pose.ts';
import { AT_X, AT_Y, addShift, type Probe } from './shift.ts';

/** Of a fully asked-for closing: beyond it the lips meet in steps instead of a line. */
const CLOSED_SHARE = 0.85;

interface Pull {
  x: number;
  y: number;
  dx: number;
  dy: number;
  falloff: number;
  reach: number;
}

/** The shift of smile, eyebrows and a closing mouth. */
export class MouthShift {
  readonly #pulls: readonly Pull[];
  readonly #closing: Closing | undefined;

  constructor(landmarks: Float32Array, faceHeightPx: number, pose: Required<Pose>) {
    this.#pulls = listPulls(landmarks, faceHeightPx, pose);
    this.#closing = closingOf(landmarks, faceHeightPx, pose.close);
  }

  add(probe: Probe): void {
    if (this.#closing) close(this.#closing, probe);
    const x = probe[AT_X] ?? 0;
    const y = probe[AT_Y] ?? 0;
    for (let i = 0; i < this.#pulls.length; i++) {
      const pull = this.#pulls[i] as Pull;
      const ex = x - pull.x;
      const ey = y - pull.y;
      if (ex > pull.reach || ex < -pull.reach || ey > pull.reach || ey < -pull.reach) continue;
      const weight = Math.exp(-(ex * ex + ey * ey) * pull.falloff);
      addShift(probe, pull.dx * weight, pull.dy * weight);
    }
  }
}

function listPulls(landmarks: Float32Array, fh: number, pose: Required<Pose>): Pull[] {
  const pulls: Pull[] = [];
  const push = (index: number, dx: number, dy: number, sigma: number): void => {
    const { x, y } = pointAt(landmarks, index);
    pulls.push({ x, y, dx: dx * fh, dy: dy * fh, falloff: 1 / (2 * (sigma * fh) ** 2), reach: sigma * fh * 2.8 });
  };
  const { smile, brow } = pose;
  if (smile !== 0) {
    push(LANDMARK.leftMouthCorner, -0.018 * smile, -0.026 * smile, 0.075);
    push(LANDMARK.rightMouthCorner, 0.018 * smile, -0.026 * smile, 0.075);
    push(LANDMARK.leftCheek, -0.004 * smile, -0.012 * smile, 0.09);
    push(LANDMARK.rightCheek, 0.004 * smile, -0.012 * smile, 0.09);
    push(LANDMARK.lowerLip, 0, 0.006 * smile, 0.05);
  }
  if (brow !== 0) {
    push(105, 0, -0.016 * brow, 0.06);
    push(66, 0, -0.013 * brow, 0.06);
    push(334, 0, -0.016 * brow, 0.06);
    push(296, 0, -0.013 * brow, 0.06);
  }
  return pulls;
}

interface Closing {
  middle: { x: number; y: number };
  halfWidth: number;
  upper: number;
  lower: number;
  chinY: number;
  faceHeightPx: number;
  close: number;
}

function closingOf(landmarks: Float32Array, faceHeightPx: number, close: number): Closing | undefined {
  const left = pointAt(landmarks, LANDMARK.innerLeftMouthCorner);
  const right = pointAt(landmarks, LANDMARK.innerRightMouthCorner);
  const upper = pointAt(landmarks, LANDMARK.innerUpperLip).y;
  const lower = pointAt(landmarks, LANDMARK.innerLowerLip).y;
  if (close <= 0 || lower - upper <= 2) return undefined;
  return {
    middle: middleOf(landmarks, LANDMARK.innerLeftMouthCorner, LANDMARK.innerRightMouthCorner),
    halfWidth: Math.max(1, Math.abs(right.x - left.x) / 2),
    upper,
    lower,
    chinY: pointAt(landmarks, LANDMARK.chin).y,
    faceHeightPx,
    close,
  };
}

/** Jaw and lower lip rise by a share of the opening, which is what gets compressed, along the curve of the lips. */
function close(
  { middle, halfWidth, upper, lower, chinY, faceHeightPx: fh, close: share }: Closing,
  probe: Probe,
): void {
  const x = probe[AT_X] ?? 0;
  const y = probe[AT_Y] ?? 0;
  const aside = Math.abs(x - middle.x);
  if (y < upper - fh * 0.1 || y > chinY + fh * 0.4 || aside > halfWidth * 2) return;
  const curve = Math.min(1, (aside / halfWidth) ** 2);
  const from = upper + (middle.y - upper) * curve - 1;
  const to = lower + (middle.y - lower) * curve + 1 + fh * 0.012;
  const raised = clamp01((y - from) / Math.max(2, to - from));
  const rise =
    share *
    (lower - upper) *
    CLOSED_SHARE *
    raised *
    (1 - 0.55 * curve) *
    (1 - smoothstep(chinY - fh * 0.02, chinY + fh * 0.36, y)) *
    (1 - smoothstep(halfWidth * 0.8, halfWidth * 1.9, aside));
  const inward =
    Math.sign(x - middle.x) *
    share *
    halfWidth *
    0.1 *
    Math.min(1, aside / halfWidth) *
    Math.exp(-(((y - middle.y) / (fh * 0.13)) ** 2)) *
    (1 - smoothstep(halfWidth, halfWidth * 1.9, aside));
  addShift(probe, -inward, -rise);
}
