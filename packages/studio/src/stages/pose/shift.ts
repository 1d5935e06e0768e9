/** Where a pose moves a point of the plate. `x` and `y` are the shift in plate pixels; `head` is how much it belongs to the head, 0 to 1. */
export interface Shift {
  x: number;
  y: number;
  head: number;
}
