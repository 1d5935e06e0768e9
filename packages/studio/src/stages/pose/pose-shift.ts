import type { Plane } from '../../pixels/float-plane.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import type { Figure, FigureMeasures } from '../figure/figure-of-plate.ts';
import { DEPTH_STEP_PX } from '../figure/head-depth.ts';
import { MouthShift } from './mouth-shift.ts';
import type { Pose } from './pose.ts';
import { AT_X, AT_Y, addShift, HEAD, type Probe, SHIFT_X, SHIFT_Y, type Shift } from './shift.ts';

const RADIANS = Math.PI / 180;
/** How much wider a full build makes the cheeks and the torso: more changes who it is. */
const FULLER_CHEEKS = 0.035;
const FULLER_TORSO = 0.075;

/**
 * Head turns as a 3D rotation of its depth, the torso as a cylinder; everything falls off smoothly into the neck. A class, not
 * a closure: it is compiled once, a closure anew for every sheet.
 */
export class PoseShift implements Shift {
  readonly #measures: FigureMeasures;
  readonly #depth: Plane;
  readonly #build: number;
  readonly #yaw: Turn;
  readonly #pitch: Turn;
  readonly #roll: Turn;
  readonly #turn: Turn;
  readonly #tanLean: number;
  readonly #tanDrop: number;
  readonly #isTorsoMoved: boolean;
  readonly #mouth: MouthShift;

  constructor({ measures, headDepth, plate }: Figure, pose: Required<Pose>) {
    this.#measures = measures;
    this.#depth = headDepth;
    this.#build = pose.build;
    this.#yaw = turnBy(pose.yaw);
    this.#pitch = turnBy(pose.pitch);
    this.#roll = turnBy(pose.roll);
    this.#turn = turnBy(pose.turn);
    this.#tanLean = Math.tan(pose.lean * RADIANS);
    this.#tanDrop = Math.tan(pose.drop * RADIANS);
    this.#isTorsoMoved = this.#turn.sin !== 0 || this.#tanDrop !== 0 || pose.build !== 0;
    this.#mouth = new MouthShift(plate.landmarks, measures.faceHeightPx, pose);
  }

  move(probe: Probe): void {
    probe[SHIFT_X] = 0;
    probe[SHIFT_Y] = 0;
    this.#moveHead(probe);
    if (this.#isTorsoMoved) this.#moveTorso(probe);
    if (this.#tanLean !== 0) {
      const { chin, faceHeightPx } = this.#measures;
      const aboveHip = chin.y + faceHeightPx * 1.6 - (probe[AT_Y] ?? 0);
      addShift(probe, this.#tanLean * (aboveHip > 0 ? aboveHip : aboveHip * 0.4), 0);
    }
    this.#mouth.add(probe);
  }

  #moveHead(probe: Probe): void {
    const { ears, chin, faceHeightPx: fh, headHalfWidthPx } = this.#measures;
    const x = probe[AT_X] ?? 0;
    const y = probe[AT_Y] ?? 0;
    const fromCentre = x - ears.x;
    const head =
      (1 - smoothstep(chin.y - fh * 0.05, chin.y + fh * 0.42, y)) *
      (1 - smoothstep(headHalfWidthPx * 2.2, headHalfWidthPx * 3.4, Math.abs(fromCentre)));
    probe[HEAD] = head;
    if (head <= 0) return;
    const h = sampleDepth(this.#depth, x / DEPTH_STEP_PX, y / DEPTH_STEP_PX);
    const fromNeck = y - (chin.y + fh * 0.12);
    const { sin, cos } = this.#roll;
    const across = fromCentre * this.#yaw.cos + h * this.#yaw.sin + fromCentre * cos - fromNeck * sin;
    const down = (y - ears.y) * this.#pitch.cos - h * this.#pitch.sin + fromCentre * sin + fromNeck * cos;
    const fuller = this.#build > 0 ? fromCentre * FULLER_CHEEKS * this.#build * cheekAt((y - ears.y) / fh) : 0;
    addShift(probe, head * (across + fuller), head * down);
  }

  #moveTorso(probe: Probe): void {
    const { chin, faceHeightPx: fh, torsoHalfWidthPx: tw, torsoCentreX: tc } = this.#measures;
    const x = probe[AT_X] ?? 0;
    const y = probe[AT_Y] ?? 0;
    const torso = smoothstep(chin.y, chin.y + fh * 0.8, y);
    if (torso <= 0) return;
    const { sin, cos } = this.#turn;
    const q = (x - tc) / (tw * 1.25);
    const bulge = 0.5 * tw * Math.sqrt(Math.max(0, 1 - q * q));
    const across = (x - tc) * (cos + FULLER_TORSO * this.#build) + (bulge - 0.32 * tw) * sin;
    addShift(probe, torso * across, torso * ((x - tc) * this.#tanDrop + (y - chin.y) * q * sin * 0.1));
  }
}

interface Turn {
  sin: number;
  /** Less one: what a turn takes from a distance. */
  cos: number;
}

function turnBy(degrees: number): Turn {
  return { sin: Math.sin(degrees * RADIANS), cos: Math.cos(degrees * RADIANS) - 1 };
}

/** Where cheeks are fullest: a little under the ears, nothing at forehead and chin. */
function cheekAt(below: number): number {
  return Math.exp(-(((below - 0.18) / 0.24) ** 2));
}

function sampleDepth({ data, widthPx: width, heightPx: height }: Plane, x: number, y: number): number {
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

/**
 * The plate point that a pose moves to the probe's: fixed-point inverse of `shift`, written as an offset. It begins with the
 * offset that the probe has, which is near when a neighbour's was found with it before.
 */
export function invertShift(shift: Shift, probe: Probe): void {
  const x = probe[AT_X] ?? 0;
  const y = probe[AT_Y] ?? 0;
  let u = x + (probe[SHIFT_X] ?? 0);
  let v = y + (probe[SHIFT_Y] ?? 0);
  for (let k = 0; k < 10; k++) {
    probe[AT_X] = u;
    probe[AT_Y] = v;
    shift.move(probe);
    const nextU = x - (probe[SHIFT_X] ?? 0);
    const nextV = y - (probe[SHIFT_Y] ?? 0);
    const moved = Math.abs(nextU - u) + Math.abs(nextV - v);
    u = nextU;
    v = nextV;
    if (moved < 0.06) break;
  }
  probe[AT_X] = x;
  probe[AT_Y] = y;
  probe[SHIFT_X] = u - x;
  probe[SHIFT_Y] = v - y;
}
