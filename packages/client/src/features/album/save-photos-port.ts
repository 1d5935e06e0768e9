import type { ResultImage } from '@kinora/contract';

/** How many went where they should. A user who changes their mind has saved none, and none has failed. */
export interface SavedCount {
  readonly saved: number;
  readonly failed: number;
}

/** Saves photos to the machine. Call it from the press itself: a browser shares only upon one. */
export type SavePhotos = (photos: readonly ResultImage[]) => Promise<SavedCount>;

/** The name of a photo's file. */
export const fileNameOf = ({ name, extname }: Pick<ResultImage, 'name' | 'extname'>): string => `${name}.${extname}`;
