import { canDislike, hasBadges, isOrdered, RESULT_STATUS } from '@kinora/contract';

export type PhotoMark = 'keep' | 'unkeep' | 'dislike' | 'undislike' | 'delete' | 'restore';

export interface MarkedPhoto {
  status: number;
  dislike: boolean;
  /** ms since the epoch, null when it is not deleted. */
  deletedAt: number | null;
}

/** `gone`: deleted, as if it did not exist. `refused`: its status does not allow the mark. */
export type MarkOutcome = MarkedPhoto | 'gone' | 'refused';

/**
 * What a mark makes of a photo. While no price is asked, keeping takes READY straight to FREE. Marking again what is
 * marked changes nothing; what was paid for cannot be put back; in an order nothing but deletion's undoing holds.
 */
export function markPhoto(photo: MarkedPhoto, mark: PhotoMark, now: number, undoMs: number): MarkOutcome {
  if (photo.deletedAt !== null) return markDeleted(photo, photo.deletedAt, mark, now - undoMs);
  switch (mark) {
    case 'keep':
      if (hasBadges(photo.status)) return photo;
      return photo.status === RESULT_STATUS.ready
        ? { ...photo, status: RESULT_STATUS.free, dislike: false }
        : 'refused';
    case 'unkeep':
      if (photo.status === RESULT_STATUS.free) return { ...photo, status: RESULT_STATUS.ready };
      return photo.status === RESULT_STATUS.ready ? photo : 'refused';
    case 'dislike':
      return canDislike(photo.status) ? { ...photo, dislike: true } : 'refused';
    case 'undislike':
      return { ...photo, dislike: false };
    case 'delete':
      return isOrdered(photo.status) ? 'refused' : { ...photo, deletedAt: now };
    case 'restore':
      return photo;
  }
}

function markDeleted(photo: MarkedPhoto, deletedAt: number, mark: PhotoMark, undoneFrom: number): MarkOutcome {
  if (deletedAt <= undoneFrom) return 'gone';
  if (mark === 'restore') return { ...photo, deletedAt: null };
  return mark === 'delete' ? photo : 'gone';
}
