import { estimateAge } from '../models/estimate-age.ts';
import { faceHeightOf } from '../models/face-landmarks.ts';
import { type FoundFace, findFaces } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import { scaleDepth } from '../models/scale-depth.ts';
import { type Photo, shrinkPhoto } from '../pixels/photo.ts';
import { checkDimensions, MAX_PIXELS, MIN_SIDE_PX } from './check-dimensions.ts';
import { chooseFace } from './choose-face.ts';
import { compressRatio, encodeUpload, needsCompression } from './compress-upload.ts';
import { decodeHeic } from './decode-heic.ts';
import { outlineOf } from './face-outline.ts';
import { isCrownCut } from './find-cut-crown.ts';
import { findCutSides, isHeadCut } from './find-cut-sides.ts';
import { COVERED_DISTANCE, measureBrows } from './measure-brows.ts';
import { GLASSES_SCORE, scoreGlasses } from './measure-glasses.ts';
import { isDim, judgeLight, measureLight } from './measure-light.ts';
import { isMasked, measureMask } from './measure-mask.ts';
import { isObstructed, measureObstacle } from './measure-obstacle.ts';
import { isTurnedAway, measureEyeOpenness, measurePose } from './measure-pose.ts';
import { MIN_SHARPNESS, measureSharpness, SOFT_SHARPNESS } from './measure-sharpness.ts';
import { type PhotoHeader, readHeader, readPhoto } from './read-photo.ts';
import type { PhotoReport, QualityNote, Refusal, Warning } from './report.ts';
import { isClaimTrue, isPhotoFormat, type PhotoFormat, sniffFormat } from './sniff-format.ts';

/** Faces are looked for at this size: the detector itself sees 256 pixels, the mesh 192 of the face alone. */
export const DETECTION_SIDE_PX = 1024;
/** A face of fewer pixels from forehead to chin makes no portrait. */
export const MIN_FACE_HEIGHT_PX = 72;
const SMALL_FACE_PX = 160;
/** Under this a portrait shows the face more than three times as large as the photo does. */
const LOW_FACE_PX = 100;
const TURNED_DEGREES = 30;
const TILTED_DEGREES = 25;
const EYES_CLOSED = 0.13;

export interface InspectOptions {
  /** What the sender says the file is (`image/png`, `jpg`…); a claim that the bytes contradict is refused. */
  claimedType?: string;
}

/** Judges an uploaded photo: may portraits be made of it, and of whom is it? Never throws for what a user may send. */
export async function inspectPhoto(bytes: Uint8Array, options: InspectOptions = {}): Promise<PhotoReport> {
  const format = sniffFormat(bytes);
  const { claimedType } = options;
  if (!isPhotoFormat(format)) return refuse({ kind: 'unsupported-format', format });
  if (claimedType !== undefined && !isClaimTrue(claimedType, format)) {
    return refuse({ kind: 'unsupported-format', format, claimed: claimedType });
  }
  const opened = await openPhoto(bytes, format);
  return 'kind' in opened ? refuse(opened) : inspectFaces(opened);
}

interface OpenedPhoto {
  format: PhotoFormat;
  sizeBytes: number;
  header: PhotoHeader;
  /** At the size in which it would be stored. */
  photo: Photo;
}

async function openPhoto(bytes: Uint8Array, format: PhotoFormat): Promise<OpenedPhoto | Refusal> {
  try {
    const decoded = format === 'heic' ? await decodeHeic(bytes) : undefined;
    const header = decoded?.header ?? (await readHeader(bytes));
    const { widthPx, heightPx } = header;
    const problem = checkDimensions(widthPx, heightPx);
    if (problem === 'too-small') return { kind: problem, widthPx, heightPx, minSidePx: MIN_SIDE_PX };
    if (problem === 'too-large') return { kind: problem, widthPx, heightPx, maxPixels: MAX_PIXELS };
    const ratio = compressRatio({ format: 'jpeg', widthPx, heightPx, sizeBytes: bytes.length });
    const photo = await readPhoto(decoded?.png ?? bytes, Math.round(widthPx * ratio), Math.round(heightPx * ratio));
    return { format, sizeBytes: bytes.length, header, photo };
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function inspectFaces(opened: OpenedPhoto): Promise<PhotoReport> {
  const { widthPx } = opened.header;
  const photo = await shrinkPhoto(opened.photo, DETECTION_SIDE_PX);
  const choice = chooseFace(await findFaces(photo));
  if (choice.kind === 'none') return refuse({ kind: 'no-face' });
  if (choice.kind === 'several') return refuse({ kind: 'several-faces', count: choice.count });
  const scale = widthPx / photo.widthPx;
  const measured = await measureFace(photo, choice.face, scale);
  if ('kind' in measured) return refuse(measured);
  const notes: QualityNote[] = [...measured.notes];
  if (choice.othersBehind > 0) notes.push('others-behind');
  if (opened.header.frames > 1) notes.push('first-frame-only');
  const { landmarks } = choice.face;
  const { age, gender, genderConfidence } = await estimateAge(photo, landmarks);
  return {
    isAccepted: true,
    warnings: measured.warnings,
    notes,
    format: opened.format,
    widthPx,
    heightPx: opened.header.heightPx,
    faceBox: measured.faceBox,
    faceHeightPx: measured.faceHeightPx,
    gender,
    genderConfidence,
    age,
    pose: measured.pose,
    embedding: await recogniseFace(photo, landmarks),
    measures: measured.measures,
    ...(await compress(opened)),
  };
}

async function measureFace(photo: Photo, face: FoundFace, scale: number) {
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
  if (Math.abs(pose.yaw) > TURNED_DEGREES) notes.push('turned');
  if (Math.abs(pose.roll) > TILTED_DEGREES) notes.push('tilted');
  if (eyeOpenness < EYES_CLOSED) notes.push('eyes-closed');
  if (faceHeightPx < SMALL_FACE_PX) notes.push('small-face');
  const browDistance = measureBrows(photo, landmarks);
  const warnings: Warning[] = [];
  if (isObstructed(measureObstacle(photo, landmarks))) warnings.push('mouth-covered');
  if (isHeadCut(outline) || (await isCrownCut(photo, outline))) warnings.push('head-cut');
  if (faceHeightPx < LOW_FACE_PX) warnings.push('low-resolution');
  if (browDistance >= COVERED_DISTANCE) warnings.push('brows-covered');
  const { left, top, widthPx, heightPx } = outline;
  return {
    faceHeightPx,
    faceBox: { left: left * scale, top: top * scale, widthPx: widthPx * scale, heightPx: heightPx * scale },
    pose,
    notes,
    warnings,
    measures: {
      sharpness,
      lightMean: light.mean,
      glassesScore,
      browDistance,
      eyeOpenness,
    },
  };
}

async function compress({ format, sizeBytes, header, photo }: OpenedPhoto) {
  if (!needsCompression({ format, sizeBytes, widthPx: header.widthPx, heightPx: header.heightPx })) return {};
  return { compressed: { jpeg: await encodeUpload(photo), widthPx: photo.widthPx, heightPx: photo.heightPx } };
}

function refuse(refusal: Refusal): PhotoReport {
  return { isAccepted: false, refusal };
}
