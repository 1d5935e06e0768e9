import { type Landmarks, type Point, pointAt } from '../models/face-landmarks.ts';
import { createNormalMap, type NormalMap } from './normal-map.ts';

/** Normals of the face from its mesh, zero where no triangle is. `landmarks` in the map's pixels. */
export function faceNormals(
  landmarks: Landmarks,
  triangles: readonly number[],
  widthPx: number,
  heightPx: number,
): NormalMap {
  const corners = vertexNormals(landmarks, triangles);
  const map = createNormalMap(widthPx, heightPx);
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    const indices = [triangles[i] ?? 0, triangles[i + 1] ?? 0, triangles[i + 2] ?? 0] as const;
    fillTriangle(map, landmarks, corners, indices);
  }
  return map;
}

/** Mean normal of the triangles around each point, by area, turned to the camera (mesh depth grows away from it). */
export function vertexNormals(landmarks: Landmarks, triangles: readonly number[]): Float32Array {
  const sums = new Float32Array(landmarks.length);
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    const indices = [triangles[i] ?? 0, triangles[i + 1] ?? 0, triangles[i + 2] ?? 0];
    const [a, b, c] = [
      pointAt(landmarks, indices[0] ?? 0),
      pointAt(landmarks, indices[1] ?? 0),
      pointAt(landmarks, indices[2] ?? 0),
    ];
    const n = cross(a, b, c);
    const sign = n.z > 0 ? -1 : 1;
    for (const index of indices) {
      sums[index * 3] = (sums[index * 3] ?? 0) + n.x * sign;
      sums[index * 3 + 1] = (sums[index * 3 + 1] ?? 0) + n.y * sign;
      sums[index * 3 + 2] = (sums[index * 3 + 2] ?? 0) - n.z * sign;
    }
  }
  for (let i = 0; i < sums.length; i += 3) {
    const [x, y, z] = [sums[i] ?? 0, sums[i + 1] ?? 0, sums[i + 2] ?? 0];
    const scale = 1 / (Math.hypot(x, y, z) || 1);
    sums[i] = x * scale;
    sums[i + 1] = y * scale;
    sums[i + 2] = z * scale;
  }
  return sums;
}

function cross(a: Point, b: Point, c: Point): Point {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  return { x: uy * vz - uz * vy, y: uz * vx - ux * vz, z: ux * vy - uy * vx };
}

/** Barycentric fill; a little overlap closes the seams between triangles. */
function fillTriangle(
  map: NormalMap,
  landmarks: Landmarks,
  corners: Float32Array,
  [i0, i1, i2]: readonly [number, number, number],
): void {
  const { widthPx, heightPx } = map.x;
  const [a, b, c] = [pointAt(landmarks, i0), pointAt(landmarks, i1), pointAt(landmarks, i2)];
  const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y);
  if (Math.abs(area) < 1e-6) return;
  const lastX = Math.min(widthPx - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const lastY = Math.min(heightPx - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); y <= lastY; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))); x <= lastX; x++) {
      const u = ((b.y - c.y) * (x - c.x) + (c.x - b.x) * (y - c.y)) / area;
      const v = ((c.y - a.y) * (x - c.x) + (a.x - c.x) * (y - c.y)) / area;
      const w = 1 - u - v;
      if (u < -0.01 || v < -0.01 || w < -0.01) continue;
      const i = y * widthPx + x;
      const mix = (axis: number): number =>
        (corners[i0 * 3 + axis] ?? 0) * u + (corners[i1 * 3 + axis] ?? 0) * v + (corners[i2 * 3 + axis] ?? 0) * w;
      map.x.data[i] = mix(0);
      map.y.data[i] = mix(1);
      map.z.data[i] = mix(2);
    }
  }
}
