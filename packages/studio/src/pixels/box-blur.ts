import { createPlane, type Plane } from './float-plane.ts';

/**
 * Mean over a square window of `2 * radiusPx + 1`, edges repeated. Running sums: the cost does not grow with the radius.
 * @param scratch a plane of the same size to work in, for callers that blur many.
 * @param out where the result goes, by default a new plane; may be `plane` itself.
 */
export function boxBlur(
  plane: Plane,
  radiusPx: number,
  scratch?: Plane,
  out = createPlane(plane.widthPx, plane.heightPx),
): Plane {
  const radius = Math.max(0, Math.round(radiusPx));
  if (radius === 0) {
    out.data.set(plane.data);
    return out;
  }
  const between = (scratch ?? createPlane(plane.widthPx, plane.heightPx)).data;
  blurRows(plane.data, between, plane.widthPx, plane.heightPx, radius);
  blurColumns(between, out.data, plane.widthPx, plane.heightPx, radius);
  return out;
}

function blurRows(source: Float32Array, target: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const first = source[row] ?? 0;
    const end = source[row + last] ?? 0;
    let sum = first * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += source[row + Math.min(i, last)] ?? 0;
    for (let x = 0; x < width; x++) {
      target[row + x] = sum * share;
      const enters = x + radius < last ? (source[row + x + radius + 1] ?? 0) : end;
      const leaves = x > radius ? (source[row + x - radius] ?? 0) : first;
      sum += enters - leaves;
    }
  }
}

function blurColumns(source: Float32Array, target: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const last = height - 1;
  // Doubles: a running sum in single precision drifts down a tall picture.
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x++) sums[x] = (source[x] ?? 0) * (radius + 1);
  for (let i = 1; i <= radius; i++) {
    const row = Math.min(i, last) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (source[row + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(y + radius + 1, last) * width;
    const leaves = Math.max(y - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      target[row + x] = sum * share;
      sums[x] = sum + (source[enters + x] ?? 0) - (source[leaves + x] ?? 0);
    }
  }
}
