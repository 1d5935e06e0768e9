import { FACE_OVAL, type Landmarks, type Point, pointAt } from '../models/face-landmarks.ts';
import type { Box } from '../pixels/photo.ts';

/** The face oval with the box around it, in pixels of the photo. */
export interface Outline extends Box {
  points: Point[];
}

export function outlineOf(landmarks: Landmarks): Outline {
  const points = FACE_OVAL.map((index) => pointAt(landmarks, index));
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { points, left, top, widthPx: Math.max(...xs) - left, heightPx: Math.max(...ys) - top };
}

/** Whether a place lies inside the oval (even-odd rule). */
export function isInside(outline: Outline, x: number, y: number): boolean {
  let inside = false;
  let previous = outline.points.at(-1);
  for (const point of outline.points) {
    if (previous && point.y > y !== previous.y > y) {
      const crossing = point.x + ((y - point.y) / (previous.y - point.y)) * (previous.x - point.x);
      if (x < crossing) inside = !inside;
    }
    previous = point;
  }
  return inside;
}
