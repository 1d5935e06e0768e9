import { faceWidthOf, type Landmarks, pointAt } from './face-landmarks.ts';

/** Distance of the nose's tip in front of the ears, as a multiple of half the face's width. */
const NOSE_TO_EAR = 1.15;

/** The mesh's depth differs from photo to photo: brings it to anatomy, nose to ear 1.15 half face widths. */
export function scaleDepth(landmarks: Landmarks): Landmarks {
  const ears = (pointAt(landmarks, 234).z + pointAt(landmarks, 454).z) / 2;
  const depth = ears - pointAt(landmarks, 1).z;
  const scale = depth > 0 ? (NOSE_TO_EAR * faceWidthOf(landmarks)) / 2 / depth : 1;
  const out = landmarks.slice();
  for (let i = 2; i < out.length; i += 3) out[i] = (out[i] ?? 0) * scale;
  return out;
}
