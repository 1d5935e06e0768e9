import { createPlane, type Plane } from '../pixels/float-plane.ts';

/** Surface normals as three planes: x to the right, y down, z towards the camera. */
export interface NormalMap {
  x: Plane;
  y: Plane;
  z: Plane;
}

export function createNormalMap(widthPx: number, heightPx: number): NormalMap {
  return {
    x: createPlane(widthPx, heightPx),
    y: createPlane(widthPx, heightPx),
    z: createPlane(widthPx, heightPx),
  };
}

/** A new map whose three planes went through the same operation. */
export function mapNormals(normals: NormalMap, operation: (plane: Plane) => Plane): NormalMap {
  return { x: operation(normals.x), y: operation(normals.y), z: operation(normals.z) };
}

/** Two maps mixed by a plane (0 the first, 1 the second). */
export function mixNormals(first: NormalMap, second: NormalMap, share: Plane): NormalMap {
  const mix = (a: Plane, b: Plane): Plane => {
    const out = createPlane(a.widthPx, a.heightPx);
    for (let i = 0; i < out.data.length; i++) {
      const from = a.data[i] ?? 0;
      out.data[i] = from + ((b.data[i] ?? 0) - from) * (share.data[i] ?? 0);
    }
    return out;
  };
  return { x: mix(first.x, second.x), y: mix(first.y, second.y), z: mix(first.z, second.z) };
}

/** Unit normals as signed bytes times 127, interleaved. */
export function bytesFromNormals(normals: NormalMap): Int8Array {
  const { x, y, z } = normals;
  const bytes = new Int8Array(x.data.length * 3);
  for (let i = 0, j = 0; i < x.data.length; i++, j += 3) {
    const nx = x.data[i] ?? 0;
    const ny = y.data[i] ?? 0;
    const nz = z.data[i] ?? 0;
    const scale = 127 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    bytes[j] = Math.round(nx * scale);
    bytes[j + 1] = Math.round(ny * scale);
    bytes[j + 2] = Math.round(nz * scale);
  }
  return bytes;
}
