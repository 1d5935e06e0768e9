import type { FacePlace, PhotoConcern, PhotoProblem } from '@kinora/contract';
import type { FaceBearing } from '@kinora/studio/themes-catalogue';

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
