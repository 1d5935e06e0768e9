import type { ResultImage } from '@kinora/contract';

export type PhotoOrder = 'likeness' | 'sheet';

/** The photos in an order; those that the user dislikes come last. */
export function sortPhotos<Photo extends Pick<ResultImage, 'likeness' | 'sheet' | 'dislike'>>(
  photos: readonly Photo[],
  order: PhotoOrder,
): readonly Photo[] {
  return [...photos].sort((one, other) => {
    if (one.dislike !== other.dislike) return one.dislike - other.dislike;
    if (order === 'likeness' && one.likeness !== other.likeness) return other.likeness - one.likeness;
    return one.sheet - other.sheet;
  });
}
