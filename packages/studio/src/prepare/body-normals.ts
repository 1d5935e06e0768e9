import { createPlane, type Plane } from '../pixels/float-plane.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { createNormalMap, mapNormals, type NormalMap } from './normal-map.ts';

/** The matte is inflated like a cushion: blurs of these sigmas, each raised by its height, all in shares of the face's height. */
const LAYERS: readonly (readonly [sigmaShare: number, heightShare: number])[] = [
  [0.22, 0.81],
  [0.094, 0.25],
  [0.031, 0.069],
];
/** A blurred matte is enlarged bilinearly, its slope jumps from cell to cell: unsmoothed, stripes cross the forehead. */
const SMOOTH_SHARE = 0.05;

/** Normals of a body of which only the outline is known. */
export function inflateMatte(matte: Plane, faceHeightPx: number): NormalMap {
  const { widthPx, heightPx } = matte;
  const heights = createPlane(widthPx, heightPx);
  for (const [sigmaShare, heightShare] of LAYERS) {
    const layer = gaussianBlur(matte, sigmaShare * faceHeightPx).data;
    const height = heightShare * faceHeightPx;
    for (let i = 0; i < layer.length; i++) heights.data[i] = (heights.data[i] ?? 0) + (layer[i] ?? 0) * height;
  }
  return mapNormals(slopesOf(heights), (plane) => gaussianBlur(plane, SMOOTH_SHARE * faceHeightPx));
}

function slopesOf(heights: Plane): NormalMap {
  const { widthPx, heightPx, data } = heights;
  const normals = createNormalMap(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    const above = Math.max(0, y - 1) * widthPx;
    const below = Math.min(heightPx - 1, y + 1) * widthPx;
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const before = x > 0 ? i - 1 : i;
      const after = x < widthPx - 1 ? i + 1 : i;
      const nx = ((data[before] ?? 0) - (data[after] ?? 0)) / 2;
      const ny = ((data[above + x] ?? 0) - (data[below + x] ?? 0)) / 2;
      const scale = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      normals.x.data[i] = nx * scale;
      normals.y.data[i] = ny * scale;
      normals.z.data[i] = scale;
    }
  }
  return normals;
}
