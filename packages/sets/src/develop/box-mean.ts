/** Mean over a square of (2 reach + 1)² around each place of a plane; the border repeats. `out` may not be `plane`. */
export function boxMean(
  plane: Float32Array,
  widthPx: number,
  heightPx: number,
  reach: number,
  out: Float32Array = new Float32Array(plane.length),
): Float32Array {
  const rows = new Float32Array(plane.length);
  const side = 2 * reach + 1;
  for (let y = 0; y < heightPx; y++) {
    const row = y * widthPx;
    const at = (x: number): number => plane[row + (x < 0 ? 0 : x >= widthPx ? widthPx - 1 : x)] ?? 0;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += at(x);
    for (let x = 0; x < widthPx; x++) {
      rows[row + x] = sum / side;
      sum += at(x + reach + 1) - at(x - reach);
    }
  }
  for (let x = 0; x < widthPx; x++) {
    const at = (y: number): number => rows[(y < 0 ? 0 : y >= heightPx ? heightPx - 1 : y) * widthPx + x] ?? 0;
    let sum = 0;
    for (let y = -reach; y <= reach; y++) sum += at(y);
    for (let y = 0; y < heightPx; y++) {
      out[y * widthPx + x] = sum / side;
      sum += at(y + reach + 1) - at(y - reach);
    }
  }
  return out;
}
