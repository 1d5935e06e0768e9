import { clamp01 } from '../../pixels/interpolate.ts';
import type { DataTerm } from './data-term.ts';
import { type MattingLaplacian, STENCIL } from './matting-laplacian.ts';

/** Solved well enough when the residual has fallen to this share, squared. */
const TOLERANCE = 1e-6;
const CENTRE = 12;

/**
 * Finds the opacities that obey the Laplacian and the data term best, by conjugate gradients with the diagonal as preconditioner.
 * @param opacity what is known, and for the unknown pixels where to start; these are written.
 */
export function solveMatte(
  laplacian: MattingLaplacian,
  { target, weight }: DataTerm,
  opacity: Float32Array,
  rounds: number,
) {
  const { unknown, coefficients } = laplacian;
  const count = unknown.length;
  const offsets = stencilOffsets(laplacian.widthPx);
  const residual = new Float64Array(count);
  const scaled = new Float64Array(count);
  const diagonal = new Float64Array(count);
  const product = new Float64Array(count);
  /** A plane, so that neighbours are found by their place: zero where the opacity is known. */
  const direction = new Float32Array(opacity.length);
  multiply(laplacian, offsets, opacity, product);
  let error = 0;
  for (let k = 0; k < count; k++) {
    const i = unknown[k] ?? 0;
    const pull = weight.data[i] ?? 0;
    residual[k] = pull * ((target.data[i] ?? 0) - (opacity[i] ?? 0)) - (product[k] ?? 0);
    diagonal[k] = (coefficients[k * STENCIL + CENTRE] ?? 0) + pull + 1e-6;
    scaled[k] = (residual[k] ?? 0) / (diagonal[k] ?? 1);
    direction[i] = scaled[k] ?? 0;
    error += (residual[k] ?? 0) * (scaled[k] ?? 0);
  }
  const enough = error * TOLERANCE;
  for (let round = 0; round < rounds && error > enough; round++) {
    multiply(laplacian, offsets, direction, product);
    let curvature = 0;
    for (let k = 0; k < count; k++) {
      const i = unknown[k] ?? 0;
      const step = direction[i] ?? 0;
      product[k] = (product[k] ?? 0) + (weight.data[i] ?? 0) * step;
      curvature += step * (product[k] ?? 0);
    }
    const length = error / curvature;
    let next = 0;
    for (let k = 0; k < count; k++) {
      const i = unknown[k] ?? 0;
      opacity[i] = (opacity[i] ?? 0) + length * (direction[i] ?? 0);
      const rest = (residual[k] ?? 0) - length * (product[k] ?? 0);
      residual[k] = rest;
      scaled[k] = rest / (diagonal[k] ?? 1);
      next += rest * (scaled[k] ?? 0);
    }
    const turn = next / error;
    error = next;
    for (let k = 0; k < count; k++) {
      const i = unknown[k] ?? 0;
      direction[i] = (scaled[k] ?? 0) + turn * (direction[i] ?? 0);
    }
  }
  for (let k = 0; k < count; k++) {
    const i = unknown[k] ?? 0;
    opacity[i] = clamp01(opacity[i] ?? 0);
  }
}

function stencilOffsets(widthPx: number): Int32Array {
  return Int32Array.from({ length: STENCIL }, (_, k) => (Math.floor(k / 5) - 2) * widthPx + (k % 5) - 2);
}

function multiply(
  { unknown, coefficients }: MattingLaplacian,
  offsets: Int32Array,
  plane: Float32Array,
  out: Float64Array,
): void {
  for (let k = 0, at = 0; k < unknown.length; k++) {
    const i = unknown[k] ?? 0;
    let sum = 0;
    for (let s = 0; s < STENCIL; s++, at++) sum += (coefficients[at] ?? 0) * (plane[i + (offsets[s] ?? 0)] ?? 0);
    out[k] = sum;
  }
}
