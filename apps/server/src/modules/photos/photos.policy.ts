import { DELETE_UNDO_S, hasBadges } from '@kinora/contract';
import type { Viewer } from '../../gateway/command-handler.ts';
import type { PhotoRow } from './photos.store.ts';

type Shown = Pick<PhotoRow, 'uid' | 'status' | 'square' | 'dislike' | 'deleted_at'>;

const isOwner = ({ uid }: Viewer, photo: Pick<PhotoRow, 'uid'>): boolean => uid === photo.uid;

/** It stands in the square: kept, published, and there. */
export function isPublished(photo: Shown): boolean {
  return photo.square && hasBadges(photo.status) && photo.deleted_at === null;
}

/** Whether a viewer gets the photo and its addresses: its owner until it is erased, everyone while it is published. */
export function canSee(viewer: Viewer, photo: Shown, now: number): boolean {
  if (!isOwner(viewer, photo)) return isPublished(photo);
  return photo.deleted_at === null || photo.deleted_at > now - DELETE_UNDO_S * 1000;
}

/** Whether a photo is seen as a proof alone: it is not kept, and keeping one costs so many cards. */
export function isProof({ status }: Pick<Shown, 'status'>, cardsEach: number): boolean {
  return cardsEach > 0 && !hasBadges(status);
}

/** Whether a viewer may have a 4K rendition or a video made of it. */
export function canRender(viewer: Viewer, photo: Pick<Shown, 'uid' | 'status' | 'deleted_at'>): boolean {
  return isOwner(viewer, photo) && photo.deleted_at === null && hasBadges(photo.status);
}

/** Whether a viewer may publish it, as far as the photo goes; each face in it has a say too. */
export function canPublish(viewer: Viewer, photo: Shown): boolean {
  return canRender(viewer, photo) && !photo.dislike;
}

/** Users whose open clients hear that the photo changed. */
export function watchersOf(photo: Pick<PhotoRow, 'uid'>): readonly string[] {
  return [photo.uid];
}
