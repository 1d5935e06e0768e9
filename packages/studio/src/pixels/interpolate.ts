export function clamp01(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Hermite step: 0 below `low`, 1 above `high`, smooth between. `low > high` gives the falling step. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp01((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}
