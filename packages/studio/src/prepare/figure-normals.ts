import { faceHeightOf, type Landmarks, mapLandmarks } from '../models/face-landmarks.ts';
import { createPlane, type Plane } from '../pixels/float-plane.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { smoothstep } from '../pixels/interpolate.ts';
import { enlargePlane, shrinkPlane } from '../pixels/resample.ts';
import { inflateMatte } from './body-normals.ts';
import { faceNormals } from './face-normals.ts';
import { bytesFromNormals, mapNormals, mixNormals } from './normal-map.ts';

/** Normals are smooth: half the size costs a quarter and looks the same. */
const FACTOR = 2;

/** Surface of the whole figure: the face from its mesh, the rest an inflated matte, joined without a seam. */
export function figureNormals(
  matte: Plane,
  face: Plane,
  landmarks: Landmarks,
  triangles: readonly number[],
): Int8Array {
  const small = shrinkPlane(matte, FACTOR);
  const { widthPx, heightPx } = small;
  const points = mapLandmarks(landmarks, 0, 0, 1 / FACTOR);
  const height = faceHeightOf(points);
  const body = inflateMatte(small, height);
  const mesh = faceNormals(points, triangles, widthPx, heightPx);
  const smooth = mapNormals(mesh, (plane) => gaussianBlur(plane, height * 0.012));
  const joined = mixNormals(body, smooth, faceShare(shrinkPlane(face, FACTOR), mesh.z, height));
  return bytesFromNormals(mapNormals(joined, (plane) => enlargePlane(plane, matte.widthPx, matte.heightPx, FACTOR)));
}

/** Fades well inside the oval: at its rim the mesh turns away sharply, and a seam would show on the forehead. */
function faceShare(face: Plane, meshDepth: Plane, height: number): Plane {
  const soft = gaussianBlur(face, height * 0.045);
  const share = createPlane(face.widthPx, face.heightPx);
  for (let i = 0; i < share.data.length; i++) {
    share.data[i] = (meshDepth.data[i] ?? 0) > 0 ? smoothstep(0.5, 1, soft.data[i] ?? 0) : 0;
  }
  return gaussianBlur(share, height * 0.02);
}
