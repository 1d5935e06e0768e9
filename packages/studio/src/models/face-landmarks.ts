/** Groups of points of MediaPipe's face mesh, in drawing order. "Left" and "right" are the picture's. */
export const FACE_OVAL: readonly number[] = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
export const LEFT_EYE: readonly number[] = [
  33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7,
];
export const RIGHT_EYE: readonly number[] = [
  263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249,
];
export const LEFT_BROW: readonly number[] = [70, 63, 105, 66, 107, 55, 65, 52, 53, 46];
export const RIGHT_BROW: readonly number[] = [300, 293, 334, 296, 336, 285, 295, 282, 283, 276];
export const LIPS: readonly number[] = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
];

/** Landmarks of a face: x, y, z in pixels, three numbers a point, 468 of the mesh and 10 of the irises. */
export type Landmarks = Float32Array;

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** One landmark by its number in the mesh. */
export function pointAt(landmarks: Landmarks, index: number): Point {
  const i = index * 3;
  return { x: landmarks[i] ?? 0, y: landmarks[i + 1] ?? 0, z: landmarks[i + 2] ?? 0 };
}

/** Distance in the picture's plane between two landmarks. */
export function distanceBetween(landmarks: Landmarks, from: number, to: number): number {
  const a = pointAt(landmarks, from);
  const b = pointAt(landmarks, to);
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Mean of several landmarks. */
export function centreOf(landmarks: Landmarks, indices: readonly number[]): Point {
  const sum = { x: 0, y: 0, z: 0 };
  for (const index of indices) {
    const p = pointAt(landmarks, index);
    sum.x += p.x / indices.length;
    sum.y += p.y / indices.length;
    sum.z += p.z / indices.length;
  }
  return sum;
}

/** Forehead (10) to chin (152). */
export function faceHeightOf(landmarks: Landmarks): number {
  return distanceBetween(landmarks, 10, 152);
}

/** Ear to ear (234 to 454). */
export function faceWidthOf(landmarks: Landmarks): number {
  return distanceBetween(landmarks, 234, 454);
}

/** The landmarks moved, then scaled: (p - offset) * scale. */
export function mapLandmarks(landmarks: Landmarks, offsetX: number, offsetY: number, scale: number): Landmarks {
  const out = new Float32Array(landmarks.length);
  for (let i = 0; i < landmarks.length; i += 3) {
    out[i] = ((landmarks[i] ?? 0) - offsetX) * scale;
    out[i + 1] = ((landmarks[i + 1] ?? 0) - offsetY) * scale;
    out[i + 2] = (landmarks[i + 2] ?? 0) * scale;
  }
  return out;
}
