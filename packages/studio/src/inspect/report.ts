import type { FacePlace } from '@kinora/contract';
import type { Box } from '../pixels/photo.ts';
import type { Side } from './find-cut-sides.ts';
import type { Pose } from './measure-pose.ts';
import type { Mouth } from './measure-smile.ts';
import type { FileFormat, PhotoFormat } from './sniff-format.ts';

/** Why a photo cannot be used. `kind` decides the message; the figures say how far off it was. */
export type Refusal =
  | { kind: 'unreadable'; reason: string }
  | { kind: 'unsupported-format'; format: FileFormat; claimed?: string }
  | { kind: 'too-small'; widthPx: number; heightPx: number; minSidePx: number }
  | { kind: 'too-large'; widthPx: number; heightPx: number; maxPixels: number }
  | { kind: 'no-face' }
  /** The photo lies on its side or stands on its head: nobody holds their head so. */
  | { kind: 'lying' }
  /** `choices`: those that can be chosen, from the left. */
  | { kind: 'several-faces'; count: number; choices: FacePlace[] }
  | { kind: 'face-too-small'; faceHeightPx: number; minFaceHeightPx: number }
  | { kind: 'cropped'; sides: Side[] }
  | { kind: 'turned-away'; yawDegrees: number }
  | { kind: 'dark'; mean: number }
  | { kind: 'bright'; clippedShare: number }
  | { kind: 'blurred'; sharpness: number }
  | { kind: 'mask' }
  | { kind: 'glasses'; score: number };

/** What the user is told, and may override. */
export type Warning =
  | 'mouth-covered'
  | 'head-cut'
  | 'hair-cut'
  | 'low-resolution'
  | 'side-shaded'
  | 'turned'
  | 'brows-covered'
  | 'others-beside';

/** What makes portraits of this photo less good, for the user's information. */
export type QualityNote = 'dim' | 'soft' | 'tilted' | 'eyes-closed' | 'small-face' | 'first-frame-only';

export interface RefusedPhoto {
  isAccepted: false;
  refusal: Refusal;
}

export interface AcceptedPhoto {
  isAccepted: true;
  warnings: Warning[];
  notes: QualityNote[];
  format: PhotoFormat;
  /** As the photo is looked at, after EXIF rotation; of a person chosen among several, as it was cut out. */
  widthPx: number;
  heightPx: number;
  /** The face's box and height in those pixels. */
  faceBox: Box;
  faceHeightPx: number;
  gender: 'male' | 'female';
  genderConfidence: number;
  /** Estimated years. */
  age: number;
  pose: Pose;
  /** 128 numbers of the recognition net, to compare with `faceDistance`. */
  embedding: number[];
  /** The measures that the verdict rests on. */
  measures: {
    sharpness: number;
    lightMean: number;
    shade: number;
    glassesScore: number;
    browDistance: number;
    eyeOpenness: number;
  };
  mouth: Mouth;
  /**
   * When the upload is over a limit or a HEIC, or was cut to one person of several: the JPEG to store instead. A whole GIF is
   * never compressed.
   */
  compressed?: { jpeg: Uint8Array; widthPx: number; heightPx: number };
}

export type PhotoReport = AcceptedPhoto | RefusedPhoto;
