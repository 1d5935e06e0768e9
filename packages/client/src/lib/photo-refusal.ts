import type { PhotoProblem } from '@kinora/contract';

/** Why a photo is not even sent. */
export type FileProblem = 'webp' | 'format' | 'too-small' | 'unreadable' | 'too-large';

/** Why a photo cannot be used, with what is known of it. */
export interface Refusal {
  readonly problem: PhotoProblem | FileProblem;
  /** Shorter side in pixels, of a picture that is too small. */
  readonly sidePx?: number;
}
