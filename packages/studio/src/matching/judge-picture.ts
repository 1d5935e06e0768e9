import type { FinishedSheet } from '../shoot/sheet.ts';
import type { PictureComparison } from './compare-picture.ts';
import { LIKENESS_MAX_DISTANCE } from './face-distance.ts';
import { MIN_TONAL_SPREAD, type PictureFinish } from './measure-finish.ts';

/** Why a finished picture may not be shown. */
export type PictureFault = 'blank' | 'faces' | 'unlike' | 'copied' | 'blurred';

/**
 * Nearer than this a picture from elsewhere is the uploaded photo itself: cropped and compressed anew it measured 0.14,
 * portraits 0.20 and more.
 */
const LIKENESS_MIN_DISTANCE = 0.18;
/** Below this a face is blurred: a portrait of 33 measured 2.5 after a Gaussian of 4 px. Sheets of ours measured 5 to 225. */
export const PORTRAIT_MIN_SHARPNESS = 4;
/** A sheet of ours is as sharp as the photo, which passed the upload check, and near it because it was drawn from it. */
const OWN_LIMITS = { sharpness: PORTRAIT_MIN_SHARPNESS / 4, distance: 0 };
const LIMITS = { sharpness: PORTRAIT_MIN_SHARPNESS, distance: LIKENESS_MIN_DISTANCE };

export interface PictureEvidence extends PictureFinish {
  /** Faces seen, and people who were asked for. */
  faces: number;
  people: number;
  /** Of the person who is furthest from their photo. */
  distance: number;
}

/** The gate of every picture, whoever made it. Undefined: it may be shown. */
export function judgePicture(evidence: PictureEvidence, limits = LIMITS): PictureFault | undefined {
  if (evidence.tonalSpread < MIN_TONAL_SPREAD) return 'blank';
  if (evidence.faces !== evidence.people) return 'faces';
  if (evidence.distance > LIKENESS_MAX_DISTANCE) return 'unlike';
  if (evidence.distance < limits.distance) return 'copied';
  return evidence.sharpness < limits.sharpness ? 'blurred' : undefined;
}

/** What the gate says of a picture from elsewhere. */
export function judgeComparison(comparison: PictureComparison): PictureFault | undefined {
  const distance = Math.max(...comparison.people.map((person) => person.distance));
  return judgePicture({ ...comparison, people: comparison.people.length, distance });
}

/**
 * What the gate says of a sheet of our own. Its faces are where it was rendered, and its likeness was measured there: a
 * layout may show one person several times, and a drawing has no face that a detector knows.
 */
export function judgeSheet(sheet: FinishedSheet, people: number): PictureFault | undefined {
  const faces = new Set(sheet.faces.map(({ plateIndex }) => plateIndex)).size;
  return judgePicture({ ...sheet.finish, faces, people, distance: sheet.distance }, OWN_LIMITS);
}
