/** Numbers of landmarks in MediaPipe's face mesh that the stages name. */
export const LANDMARK = {
  forehead: 10,
  chin: 152,
  leftEar: 234,
  rightEar: 454,
  noseBridge: 168,
  noseTip: 1,
  leftMouthCorner: 61,
  rightMouthCorner: 291,
  innerLeftMouthCorner: 78,
  innerRightMouthCorner: 308,
  innerUpperLip: 13,
  innerLowerLip: 14,
  lowerLip: 17,
  leftCheek: 205,
  rightCheek: 425,
  leftEyeOuter: 33,
  leftEyeInner: 133,
  rightEyeOuter: 263,
  rightEyeInner: 362,
} as const;

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** Landmark `index` of an interleaved x, y, z list. @throws RangeError when the list is too short. */
export function pointAt(landmarks: Float32Array, index: number): Point {
  const x = landmarks[index * 3];
  const y = landmarks[index * 3 + 1];
  const z = landmarks[index * 3 + 2];
  if (x === undefined || y === undefined || z === undefined) throw new RangeError(`no landmark ${index}`);
  return { x, y, z };
}

export function middleOf(landmarks: Float32Array, a: number, b: number): Point {
  const p = pointAt(landmarks, a);
  const q = pointAt(landmarks, b);
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, z: (p.z + q.z) / 2 };
}
