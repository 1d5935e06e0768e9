import type { FacePlace, PhotoConcern, PhotoProblem } from '@kinora/contract';
import type { FaceBearing } from '@kinora/studio/themes-catalogue';

/** When whom a photo shows keeps their own clothes, whatever a shoot would put on them. */
export interface OwnClothes {
  /** At every age, by what the photo shows. */
  always: boolean;
  /** Ages in whole years, whatever it shows. */
  ages: number[];
}

/** What is made of a photo once, for all its portraits. */
export interface PreparedPhoto {
  /** Encoded. */
  plate: Uint8Array;
  ownClothes: OwnClothes;
}

export type Inspection =
  | { verdict: 'unreadable' | 'format' | 'too-large' }
  | { verdict: 'too-small'; minimumPx: number }
  /** `choices`: of several faces those that portraits can be made of. */
  | { verdict: 'refused'; problem: PhotoProblem; faces: number; choices?: FacePlace[] }
  | {
      verdict: 'passed';
      concerns: PhotoConcern[];
      gender: 1 | 2;
      age: number;
      notes: string[];
      widthPx: number;
      heightPx: number;
      /** What to keep: of several people the chosen one's part, turned upright, compressed where it was over the limits, metadata removed. */
      photo: Uint8Array;
      contentType: string;
      /** A square picture of the face, JPEG. */
      icon: Uint8Array;
      thumbhash: string;
      /** Where the face is in the photo. */
      place?: FacePlace;
      /** How head and mouth are in it. */
      bearing: FaceBearing;
    };
