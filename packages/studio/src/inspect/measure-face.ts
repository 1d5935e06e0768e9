import { faceHeightOf } from '../models/face-landmarks.ts';
import type { FoundFace } from '../models/find-faces.ts';
import { scaleDepth } from '../models/scale-depth.ts';
import type { Photo } from '../pixels/photo.ts';
import { outlineOf } from './face-outline.ts';
import { isCrownCut } from './find-cut-crown.ts';
import { isHairCut } from './find-cut-hair.ts';
import { findCutSides, isHeadCut } from './find-cut-sides.ts';
import { lookAtBust } from './look-at-bust.ts';
import { COVERED_DISTANCE, measureBrows } from './measure-brows.ts';
import { GLASSES_SCORE, scoreGlasses } from './measure-glasses.ts';
import { isDim, judgeLight, measureLight } from './measure-light.ts';
import { isMasked, measureMask } from './measure-mask.ts';
import { isObstructed, measureObstacle } from './measure-obstacle.ts';
import { isLying, isTurnedAway, isTurnedFar, measureEyeOpenness, measurePose } from './measure-pose.ts';
import { measureShade, ONE_SIDED_SHADE } from './measure-shade.ts';
import { MIN_SHARPNESS, measureSharpness, SOFT_SHARPNESS } from './measure-sharpness.ts';
import { measureMouth } from './measure-smile.ts';
import { MIN_FACE_HEIGHT_PX } from './min-face-height.ts';
import type { QualityNote, Refusal, Warning } from './report.ts';

const SMALL_FACE_PX = 160;
/** Under this a portrait shows the face more than three times as large as the photo does. */
const LOW_FACE_PX = 100;
const TILTED_DEGREES = 25;
const EYES_CLOSED = 0.13;

/** What the face is like, or why no portraits can be made of it. `scale`: pixels of the upload for one of the photo. */
export async function measureFace(photo: Photo, face: FoundFace, scale: number) {
  const { landmarks } = face;
  const outline = outlineOf(landmarks);
  const faceHeightPx = faceHeightOf(landmarks) * scale;
  const refusal = (value: Refusal): Refusal => value;
  const sides = findCutSides(outline, photo.widthPx, photo.heightPx);
  if (sides.length > 0) return refusal({ kind: 'cropped', sides });
  if (faceHeightPx < MIN_FACE_HEIGHT_PX) {
    return refusal({ kind: 'face-too-small', faceHeightPx, minFaceHeightPx: MIN_FACE_HEIGHT_PX });
  }
  const pose = measurePose(scaleDepth(landmarks));
  if (isLying(pose)) return refusal({ kind: 'lying' });
  if (isTurnedAway(pose)) return refusal({ kind: 'turned-away', yawDegrees: pose.yaw });
  const light = measureLight(photo, outline);
  const lightProblem = judgeLight(light);
  if (lightProblem === 'dark') return refusal({ kind: 'dark', mean: light.mean });
  if (lightProblem === 'bright') return refusal({ kind: 'bright', clippedShare: light.clippedShare });
  const sharpness = await measureSharpness(photo, outline);
  if (sharpness < MIN_SHARPNESS) return refusal({ kind: 'blurred', sharpness });
  if (isMasked(measureMask(photo, landmarks))) return refusal({ kind: 'mask' });
  const glassesScore = scoreGlasses(photo, landmarks);
  if (glassesScore >= GLASSES_SCORE) return refusal({ kind: 'glasses', score: glassesScore });
  const eyeOpenness = measureEyeOpenness(landmarks);
  const notes: QualityNote[] = [];
  if (isDim(light)) notes.push('dim');
  if (sharpness < SOFT_SHARPNESS) notes.push('soft');
  if (Math.abs(pose.roll) > TILTED_DEGREES) notes.push('tilted');
  if (eyeOpenness < EYES_CLOSED) notes.push('eyes-closed');
  if (faceHeightPx < SMALL_FACE_PX) notes.push('small-face');
  const browDistance = measureBrows(photo, landmarks);
  const warnings: Warning[] = [];
  const look = await lookAtBust(photo, landmarks);
  if (isObstructed(measureObstacle(look, landmarks))) warnings.push('mouth-covered');
  if (isHeadCut(outline) || (await isCrownCut(photo, outline))) warnings.push('head-cut');
  if (isHairCut(look, photo, outline)) warnings.push('hair-cut');
  if (faceHeightPx < LOW_FACE_PX) warnings.push('low-resolution');
  const shade = measureShade(photo, landmarks);
  if (shade >= ONE_SIDED_SHADE) warnings.push('side-shaded');
  if (isTurnedFar(pose)) warnings.push('turned');
  if (browDistance >= COVERED_DISTANCE) warnings.push('brows-covered');
  const { left, top, widthPx, heightPx } = outline;
  return {
    faceHeightPx,
    faceBox: { left: left * scale, top: top * scale, widthPx: widthPx * scale, heightPx: heightPx * scale },
    pose,
    mouth: await measureMouth(photo, landmarks),
    notes,
    warnings,
    measures: {
      sharpness,
      lightMean: light.mean,
      shade,
      glassesScore,
      browDistance,
      eyeOpenness,
    },
  };
}
