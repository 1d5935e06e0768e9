import { ID_DOCUMENTS, type IdDocumentName } from '@kinora/contract';
import type { FigureMeasures } from '../stages/figure/figure-of-plate.ts';
import { LANDMARK, middleOf } from '../stages/figure/landmarks.ts';
import type { Framing } from '../stages/framing.ts';
import { POSE_LIMITS } from '../stages/pose/pose.ts';
import { DOCUMENT_RULES } from './document-rules.ts';

/** Hair above the skull counts as head up to this share of the distance from the eyes to the chin: no tower of hair makes a face small. */
const HIGHEST_CROWN = 1.45;

/** Single hairs reach so much farther than where hair is dense, which is what was measured. */
const FINE_HAIR = 1.04;

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

/** Where the head stands so that it meets the document's rule, and is no larger than its hair has room for as far as the rule lets it be. */
export function frameDocument(name: IdDocumentName, measures: FigureMeasures, cameraRoll = 0): Framing {
  const { widthMm, heightMm } = ID_DOCUMENTS[name];
  const { headMm, leastHeadMm, place } = DOCUMENT_RULES[name];
  const { anchor, chin, faceHeightPx } = measures;
  const eyesY = anchor.y - measures.eyesAbovePx;
  const crownY = Math.max(measures.topY, eyesY - (chin.y - eyesY) * HIGHEST_CROWN);
  const headPx = chin.y - crownY;
  const roomMm = (widthMm / 2 / hairReach(measures)) * headPx;
  const mmPerPx = Math.max(leastHeadMm, Math.min(headMm, roomMm)) / headPx;
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

/** How far hair reaches to either side of the face. Where the photo cuts it, not beyond the cut, which would be seen. */
function hairReach({ anchor, chin, plateWidthPx, ...measures }: FigureMeasures): number {
  const reach = Math.max(measures.headReachLeftPx, measures.headReachRightPx) * FINE_HAIR;
  const cuts = [
    ...(measures.cutLeftFromY < chin.y ? [anchor.x] : []),
    ...(measures.cutRightFromY < chin.y ? [plateWidthPx - anchor.x] : []),
  ];
  return Math.min(reach, ...cuts);
}
