import type { SKRSContext2D } from '@napi-rs/canvas';

/** Squares of two colours by turns, `count` of them side by side. */
export function fillChecks(
  context: SKRSContext2D,
  w: number,
  h: number,
  colours: readonly [string, string],
  count: number,
): void {
  const size = w / count;
  for (let row = 0; row * size < h; row++) {
    for (let k = 0; k < count; k++) {
      context.fillStyle = colours[(row + k) % 2] ?? colours[0];
      context.fillRect(k * size, row * size, size + 1, size + 1);
    }
  }
}
