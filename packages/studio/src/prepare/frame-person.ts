import { centreOf, faceHeightOf, type Landmarks, pointAt } from '../models/face-landmarks.ts';
import type { Box } from '../pixels/photo.ts';
import { PLATE_FACE_HEIGHT_PX } from '../plate.ts';

/** How far a plate reaches from the face, in face heights: more is never in a portrait's frame. */
const REACH_SIDE = 2.3;
const REACH_ABOVE = 0.9;
const REACH_BELOW = 4;

export interface PersonFrame {
  /** The part of the photo that becomes the plate, whole pixels, inside the photo. */
  box: Box;
  /** Plate pixels for one pixel of the photo. */
  scale: number;
  widthPx: number;
  heightPx: number;
}

/** What of a photo becomes the plate and at which scale, so that the face is {@link PLATE_FACE_HEIGHT_PX} high. */
export function framePerson(landmarks: Landmarks, photoWidthPx: number, photoHeightPx: number): PersonFrame {
  const height = faceHeightOf(landmarks);
  const middle = centreOf(landmarks, [234, 454]).x;
  const forehead = pointAt(landmarks, 10).y;
  const left = Math.max(0, Math.round(middle - REACH_SIDE * height));
  const top = Math.max(0, Math.round(forehead - REACH_ABOVE * height));
  const right = Math.min(photoWidthPx, Math.round(middle + REACH_SIDE * height));
  const bottom = Math.min(photoHeightPx, Math.round(forehead + REACH_BELOW * height));
  const box: Box = { left, top, widthPx: right - left, heightPx: bottom - top };
  const scale = PLATE_FACE_HEIGHT_PX / height;
  return { box, scale, widthPx: Math.round(box.widthPx * scale), heightPx: Math.round(box.heightPx * scale) };
}
