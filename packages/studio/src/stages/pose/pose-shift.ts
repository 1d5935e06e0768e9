import { smoothstep } from '../../pixels/interpolate.ts';
import type { Figure } from '../figure/figure-of-plate.ts';
import { DEPTH_STEP_PX } from '../figure/head-depth.ts';
import { createMouthShift } from './mouth-shift.ts';
import type { Pose } from './pose.ts';
import type { Shift } from './shift.ts';

const RADIANS = Math.PI / 180;
/** How much wider a full build makes the cheeks and the torso: more changes who it is. */
const FULLER_CHEEKS = 0.035;
const FULLER_TORSO = 0.075;

export type PoseShift = (x: number, y: number, out: Shift) => void;

/** Head turns as a 3D rotation of its depth, the torso as a cylinder; everything falls off smoothly into the neck. */
export function createPoseShift(figure: Figure, pose: Required<Pose>): PoseShift {
  const { ears, chin, faceHeightPx: fh, headHalfWidthPx, torsoHalfWidthPx: tw, torsoCentreX: tc } = figure.measures;
  const depth = figure.headDepth;
  const sinYaw = Math.sin(pose.yaw * RADIANS);
  const cosYaw = Math.cos(pose.yaw * RADIANS) - 1;
  const sinPitch = Math.sin(pose.pitch * RADIANS);
  const cosPitch = Math.cos(pose.pitch * RADIANS) - 1;
  const sinRoll = Math.sin(pose.roll * RADIANS);
  const cosRoll = Math.cos(pose.roll * RADIANS) - 1;
  const sinTurn = Math.sin(pose.turn * RADIANS);
  const cosTurn = Math.cos(pose.turn * RADIANS) - 1;
  const tanLean = Math.tan(pose.lean * RADIANS);
  const tanDrop = Math.tan(pose.drop * RADIANS);
  const neckY = chin.y + fh * 0.12;
  const headEndsFromY = chin.y - fh * 0.05;
  const headEndsToY = chin.y + fh * 0.42;
  const isTorsoMoved = sinTurn !== 0 || tanDrop !== 0 || pose.build !== 0;
  const hipY = chin.y + fh * 1.6;
  const mouth = createMouthShift(figure.plate.landmarks, fh, pose);
  return (x, y, out) => {
    let dx = 0;
    let dy = 0;
    const fromCentre = x - ears.x;
    const head =
      (1 - smoothstep(headEndsFromY, headEndsToY, y)) *
      (1 - smoothstep(headHalfWidthPx * 2.2, headHalfWidthPx * 3.4, Math.abs(fromCentre)));
    if (head > 0) {
      const h = sampleDepth(depth.data, depth.widthPx, depth.heightPx, x / DEPTH_STEP_PX, y / DEPTH_STEP_PX);
      const fromNeck = y - neckY;
      dx += head * (fromCentre * cosYaw + h * sinYaw + fromCentre * cosRoll - fromNeck * sinRoll);
      dy += head * ((y - ears.y) * cosPitch - h * sinPitch + fromCentre * sinRoll + fromNeck * cosRoll);
      if (pose.build > 0) dx += head * fromCentre * FULLER_CHEEKS * pose.build * cheekAt((y - ears.y) / fh);
    }
    if (isTorsoMoved) {
      const torso = smoothstep(chin.y, chin.y + fh * 0.8, y);
      if (torso > 0) {
        const q = (x - tc) / (tw * 1.25);
        const bulge = 0.5 * tw * Math.sqrt(Math.max(0, 1 - q * q));
        dx += torso * ((x - tc) * (cosTurn + FULLER_TORSO * pose.build) + (bulge - 0.32 * tw) * sinTurn);
        dy += torso * ((x - tc) * tanDrop + (y - chin.y) * q * sinTurn * 0.1);
      }
    }
    if (tanLean !== 0) {
      const aboveHip = hipY - y;
      dx += tanLean * (aboveHip > 0 ? aboveHip : aboveHip * 0.4);
    }
    out.x = dx;
    out.y = dy;
    out.head = head;
    mouth(x, y, out);
  };
}

/** Where cheeks are fullest: a little under the ears, nothing at forehead and chin. */
function cheekAt(below: number): number {
  return Math.exp(-(((below - 0.18) / 0.24) ** 2));
}

function sampleDepth(data: Float32Array, width: number, height: number, x: number, y: number): number {
  const u = x < 0 ? 0 : Math.min(x, width - 1.001);
  const v = y < 0 ? 0 : Math.min(y, height - 1.001);
  const x0 = u | 0;
  const y0 = v | 0;
  const fx = u - x0;
  const fy = v - y0;
  const i = y0 * width + x0;
  const top = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx;
  const bottom = (data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** The plate point that a pose moves to (x, y): fixed-point inverse of `shift`, written into `out` as an offset. */
export function invertShift(shift: PoseShift, x: number, y: number, out: Shift): void {
  let u = x;
  let v = y;
  for (let k = 0; k < 10; k++) {
    shift(u, v, out);
    const nextU = x - out.x;
    const nextV = y - out.y;
    const moved = Math.abs(nextU - u) + Math.abs(nextV - v);
    u = nextU;
    v = nextV;
    if (moved < 0.06) break;
  }
  out.x = u - x;
  out.y = v - y;
}

/** The smallest area factor of a pose over the head: under 0 the picture folds over itself. */
export function measureSmallestArea(figure: Figure, pose: Required<Pose>, stepPx = 6): number {
  const shift = createPoseShift(figure, pose);
  const { chin, faceHeightPx: fh, ears } = figure.measures;
  const a: Shift = { x: 0, y: 0, head: 0 };
  const b: Shift = { x: 0, y: 0, head: 0 };
  const c: Shift = { x: 0, y: 0, head: 0 };
  let smallest = Number.POSITIVE_INFINITY;
  for (let y = chin.y - 1.6 * fh; y < chin.y + fh; y += stepPx) {
    for (let x = ears.x - fh; x < ears.x + fh; x += stepPx) {
      shift(x, y, a);
      shift(x + stepPx, y, b);
      shift(x, y + stepPx, c);
      const area =
        (1 + (b.x - a.x) / stepPx) * (1 + (c.y - a.y) / stepPx) - ((c.x - a.x) / stepPx) * ((b.y - a.y) / stepPx);
      smallest = Math.min(smallest, area);
    }
  }
  return smallest;
}
