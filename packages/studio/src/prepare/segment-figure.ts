import { faceHeightOf, type Landmarks, pointAt } from '../models/face-landmarks.ts';
import { segmentPerson } from '../models/segment-person.ts';
import { mapPlane, type Plane } from '../pixels/float-plane.ts';
import { smoothstep } from '../pixels/interpolate.ts';
import { type Box, cutPhoto, type Photo } from '../pixels/photo.ts';

/** How much the close look at the head counts against the look at the whole, away from the crop's edge. */
const HEAD_WEIGHT = 0.65;
/** Over this many face heights the close look fades in from the crop's edge. */
const FADE_SHARE = 0.16;

/** What a person holds is half believed, whole and with a pattern: left so, it would come out like glass. */
const DOUBT_FROM = 0.2;
const DOUBT_TO = 0.6;

/**
 * Where the person is, 0 to 1. The model sees 256 pixels only, so it looks twice: at the whole, which knows what is a body,
 * and at the head, where the edges of the hair need its resolution.
 */
export async function segmentFigure(photo: Photo, landmarks: Landmarks): Promise<Plane> {
  const whole = await segmentPerson(photo);
  const box = headBox(photo, landmarks);
  const head = await segmentPerson(cutPhoto(photo, box));
  blendInto(whole, head, box, faceHeightOf(landmarks) * FADE_SHARE);
  return mapPlane(whole, (confidence) => smoothstep(DOUBT_FROM, DOUBT_TO, confidence));
}

function headBox(photo: Photo, landmarks: Landmarks): Box {
  const height = faceHeightOf(landmarks);
  const left = Math.max(0, Math.round(pointAt(landmarks, 234).x - 0.6 * height));
  const top = Math.max(0, Math.round(pointAt(landmarks, 10).y - 0.55 * height));
  const right = Math.min(photo.widthPx, Math.round(pointAt(landmarks, 454).x + 0.6 * height));
  const bottom = Math.min(photo.heightPx, Math.round(pointAt(landmarks, 152).y + 0.6 * height));
  return { left, top, widthPx: right - left, heightPx: bottom - top };
}

/** An edge of the crop that is an edge of the photo does not fade: there is nothing beyond. */
function blendInto(whole: Plane, part: Plane, box: Box, fadePx: number): void {
  const far = Number.POSITIVE_INFINITY;
  for (let y = 0; y < box.heightPx; y++) {
    const above = box.top === 0 ? far : y;
    const below = box.top + box.heightPx === whole.heightPx ? far : box.heightPx - 1 - y;
    for (let x = 0; x < box.widthPx; x++) {
      const before = box.left === 0 ? far : x;
      const after = box.left + box.widthPx === whole.widthPx ? far : box.widthPx - 1 - x;
      const weight = HEAD_WEIGHT * smoothstep(0, fadePx, Math.min(above, below, before, after));
      const i = (y + box.top) * whole.widthPx + x + box.left;
      const value = whole.data[i] ?? 0;
      whole.data[i] = value + ((part.data[y * box.widthPx + x] ?? 0) - value) * weight;
    }
  }
}
