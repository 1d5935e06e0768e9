import { ID_DOCUMENTS, type IdDocumentName } from '@kinora/contract';
import type { FigureMeasures } from '../stages/figure/figure-of-plate.ts';
import { LANDMARK, middleOf } from '../stages/figure/landmarks.ts';
import type { Framing } from '../stages/framing.ts';
import { POSE_LIMITS } from '../stages/pose/pose.ts';
import { DOCUMENT_RULES } from './document-rules.ts';

/** Hair above the skull counts as head up to this share of the distance from the eyes to the chin: no tower of hair makes a face small. */
const HIGHEST_CROWN = 1.45;

/** How far a head leans, and what straightens it: the neck as far as that looks natural, the camera the rest. Degrees, clockwise. */
export interface Straightening {
  headRoll: number;
  cameraRoll: number;
}

/** What brings the line of the eyes level. The neck goes first, so that the shoulders stay as the photo has them. */
export function straightenHead(landmarks: Float32Array): Straightening {
  const left = middleOf(landmarks, LANDMARK.leftEyeOuter, LANDMARK.leftEyeInner);
  const right = middleOf(landmarks, LANDMARK.rightEyeOuter, LANDMARK.rightEyeInner);
  const [start, end] = left.x < right.x ? [left, right] : [right, left];
  const lean = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const [low, high] = POSE_LIMITS.roll;
  const headRoll = Math.min(high, Math.max(low, -lean));
  return { headRoll, cameraRoll: -lean - headRoll };
}

type HeadMeasures = Pick<FigureMeasures, 'anchor' | 'chin' | 'topY' | 'eyesAbovePx' | 'faceHeightPx'>;

/** Where the head stands so that it meets the document's rule. */
export function frameDocument(name: IdDocumentName, measures: HeadMeasures, cameraRoll = 0): Framing {
  const { heightMm } = ID_DOCUMENTS[name];
  const { headMm, place } = DOCUMENT_RULES[name];
  const { anchor, chin, faceHeightPx } = measures;
  const eyesY = anchor.y - measures.eyesAbovePx;
  const crownY = Math.max(measures.topY, eyesY - (chin.y - eyesY) * HIGHEST_CROWN);
  const mmPerPx = headMm / (chin.y - crownY);
  const anchorMm =
    'crownMm' in place
      ? place.crownMm + (anchor.y - crownY) * mmPerPx
      : heightMm - place.eyesMm + measures.eyesAbovePx * mmPerPx;
  return {
    share: (faceHeightPx * mmPerPx) / heightMm,
    x: 0.5,
    y: anchorMm / heightMm,
    roll: cameraRoll,
    mirror: false,
    isFitted: true,
  };
}
