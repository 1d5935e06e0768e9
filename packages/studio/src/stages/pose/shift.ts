/**
 * A point of the plate and where a pose moves it: one array that functions read and write, since numbers handed over one by
 * one are boxed, and there are half a million of them in a sheet. In plate pixels.
 */
export type Probe = Float64Array;

/** The point. */
export const AT_X = 0;
export const AT_Y = 1;
/** Where it moves to, from there. */
export const SHIFT_X = 2;
export const SHIFT_Y = 3;
/** How much it belongs to the head, 0 to 1. */
export const HEAD = 4;

export function createProbe(x = 0, y = 0): Probe {
  return Float64Array.of(x, y, 0, 0, 0);
}

/** Adds to where the point moves. */
export function addShift(probe: Probe, x: number, y: number): void {
  probe[SHIFT_X] = (probe[SHIFT_X] ?? 0) + x;
  probe[SHIFT_Y] = (probe[SHIFT_Y] ?? 0) + y;
}

export interface Shift {
  /** Writes where the probe's point moves, and how much of it is head. */
  move(probe: Probe): void;
}
