import { faceHeightOf, type Landmarks, pointAt } from '../models/face-landmarks.ts';
import { createPlane, type Plane } from '../pixels/float-plane.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import { type Channels, guidedFilter } from '../pixels/guided-filter.ts';
import { clamp01, smoothstep } from '../pixels/interpolate.ts';

/** A wide filter finds the silhouette, a narrow one the strands; both at plate scale (face 320 pixels high). */
const WIDE = { radiusPx: 14, epsilon: 1e-3, factor: 3 };
const NARROW = { radiusPx: 5, epsilon: 2e-4, factor: 2 };
const WIDE_SHARE = 0.6;
/** The filters leave a veil: this much at both ends is cut off. */
const VEIL = 0.1;
/** Where the model is this sure, the filters may not disagree. */
const SURE = 0.985;
/** How far, as the sigma of a blur, the edge may stray from the model's own: hair freely, clothes hardly. */
const BODY_STRAY_PX = 6;
/** Below the chin the rule of the clothes sets in over this share of the face's height. */
const BODY_FADE_SHARE = 0.3;

/** Opacity of the person from the model's confidence: its edges are moved onto those of the photo. */
export function refineMatte(photo: Channels, confidence: Plane, face: Plane, landmarks: Landmarks): Plane {
  const wide = guidedFilter(photo, confidence, WIDE);
  const narrow = guidedFilter(photo, confidence, NARROW);
  const matte = createPlane(confidence.widthPx, confidence.heightPx);
  for (let i = 0; i < matte.data.length; i++) {
    const sure = confidence.data[i] ?? 0;
    const mixed = WIDE_SHARE * (wide.data[i] ?? 0) + (1 - WIDE_SHARE) * (narrow.data[i] ?? 0);
    let alpha = clamp01((mixed - VEIL) / (1 - 2 * VEIL));
    if (sure > SURE) alpha = 1;
    else if (sure < 1 - SURE) alpha = 0;
    matte.data[i] = alpha;
  }
  keepToContour(matte, confidence, landmarks);
  for (let i = 0; i < matte.data.length; i++) if ((face.data[i] ?? 0) > 0.5) matte.data[i] = 1;
  return matte;
}

/**
 * Keeps the edges of the body near the model's contour: where coat and background are of one colour the filters follow the
 * pattern behind, and the sleeve gets scallops.
 */
function keepToContour(matte: Plane, confidence: Plane, landmarks: Landmarks): void {
  const { widthPx, heightPx } = matte;
  const contour = gaussianBlur(confidence, BODY_STRAY_PX).data;
  const chin = pointAt(landmarks, 152).y;
  const fade = faceHeightOf(landmarks) * BODY_FADE_SHARE;
  for (let y = Math.max(0, Math.floor(chin)); y < heightPx; y++) {
    const weight = smoothstep(chin, chin + fade, y);
    for (let i = y * widthPx; i < (y + 1) * widthPx; i++) {
      const alpha = matte.data[i] ?? 0;
      const near = contour[i] ?? 0;
      const kept = Math.max(smoothstep(0.55, 0.88, near), Math.min(smoothstep(0.18, 0.5, near), alpha));
      matte.data[i] = alpha + (kept - alpha) * weight;
    }
  }
}
