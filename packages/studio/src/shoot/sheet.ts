import type { LookWord } from '@kinora/contract';
import type { PictureFinish } from '../matching/measure-finish.ts';

/** One face of a finished sheet, in its pixels. */
export interface FinishedFace {
  landmarks: Float32Array;
  faceHeightPx: number;
  /** Which of the request's plates it shows. */
  plateIndex: number;
  /** How far this person's largest face in the sheet is from their own photo, as {@link FinishedSheet.distance}. */
  distance: number;
  /** That distance as a score from 0 to 100. */
  likeness: number;
}

export interface FinishedSheet {
  dropped: false;
  /** JPEG whose only metadata are where its faces and letters are, for who marks it. */
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
  thumbhash: Uint8Array;
  faces: FinishedFace[];
  /** Landmarks of the faces whose bodies moderation has to judge: see `moderation/may-be-bare.ts`. */
  bareFaces: Float32Array[];
  keywords: readonly string[];
  /** See `describe-look.ts`. */
  look: LookWord[];
  /** Distance to the photo in the recognition net's 128 numbers; of several people the worst. */
  distance: number;
  /** The distance as a score from 0 to 100. */
  likeness: number;
  finish: PictureFinish;
  attempt: number;
}

/** A sheet that did not come out like the person in any attempt; there is no picture of it. */
export interface DroppedSheet {
  dropped: true;
  distance: number;
  attempt: number;
}
