import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp01, lerp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { LANDMARK, middleOf, pointAt } from './landmarks.ts';

/** Plate pixels between two values of {@link HeadDepth.plane}. */
export const DEPTH_STEP_PX = 6;

const MESH_POINTS = 468;

/** How far each place of the plate stands in front of the ears, in plate pixels: the face from its mesh, the hair from an ellipsoid. */
export function measureHeadDepth(plate: Plate): Plane {
  const { landmarks, faceHeightPx } = plate;
  const width = Math.ceil(plate.widthPx / DEPTH_STEP_PX) + 2;
  const height = Math.ceil(plate.heightPx / DEPTH_STEP_PX) + 2;
  const ears = middleOf(landmarks, LANDMARK.leftEar, LANDMARK.rightEar);
  const left = pointAt(landmarks, LANDMARK.leftEar);
  const right = pointAt(landmarks, LANDMARK.rightEar);
  const halfWidth = Math.hypot(right.x - left.x, right.y - left.y) / 2;
  const mesh = splatMesh(landmarks, ears.z, width, height, Math.max(2, (faceHeightPx * 0.06) / DEPTH_STEP_PX));
  const centreY =
    (pointAt(landmarks, LANDMARK.forehead).y + pointAt(landmarks, LANDMARK.chin).y) / 2 - faceHeightPx * 0.08;
  const depth = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const ry = (y * DEPTH_STEP_PX - centreY) / (faceHeightPx * 0.95);
    for (let x = 0; x < width; x++, i++) {
      const rx = (x * DEPTH_STEP_PX - ears.x) / (halfWidth * 1.45);
      const ellipsoid = 0.75 * halfWidth * Math.sqrt(Math.max(0, 1 - rx * rx - ry * ry));
      const weight = mesh.weights[i] ?? 0;
      const ofMesh = weight > 0 ? (mesh.sums[i] ?? 0) / weight : 0;
      depth.data[i] = lerp(ellipsoid, ofMesh, clamp01(weight / 1.2));
    }
  }
  // Smooth enough that a warp by this depth cannot fold.
  return gaussianBlur(depth, (faceHeightPx * 0.045) / DEPTH_STEP_PX);
}

interface Splat {
  sums: Float32Array;
  weights: Float32Array;
}

function splatMesh(landmarks: Float32Array, earZ: number, width: number, height: number, radius: number): Splat {
  const sums = new Float32Array(width * height);
  const weights = new Float32Array(width * height);
  for (let p = 0; p < MESH_POINTS; p++) {
    const point = pointAt(landmarks, p);
    const gx = point.x / DEPTH_STEP_PX;
    const gy = point.y / DEPTH_STEP_PX;
    for (let y = Math.max(0, Math.floor(gy - radius)); y <= Math.min(height - 1, gy + radius); y++) {
      for (let x = Math.max(0, Math.floor(gx - radius)); x <= Math.min(width - 1, gx + radius); x++) {
        const distance = ((x - gx) ** 2 + (y - gy) ** 2) / (radius * radius);
        if (distance >= 1) continue;
        const weight = (1 - distance) ** 2;
        const i = y * width + x;
        sums[i] = (sums[i] ?? 0) + (earZ - point.z) * weight;
        weights[i] = (weights[i] ?? 0) + weight;
      }
    }
  }
  return { sums, weights };
}
