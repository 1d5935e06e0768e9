import type { InputOf, ResultImage } from '@kinora/contract';
import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { changePhotos } from './change-photos';

export type PhotoMark = InputOf<'DISLIKEPHOTO'>['mark'];

/** Most ids of one call. */
const IDS_A_CALL = 100;

/**
 * Tells the server of a mark; answers the photos as they are then. Throws as `call` does: what `onMarked` was told of by then, some of many
 * photos, is marked all the same.
 */
export async function sendMark(
  ids: readonly string[],
  mark: PhotoMark,
  onMarked: (ids: readonly string[], photos: readonly ResultImage[]) => void = () => undefined,
): Promise<readonly ResultImage[]> {
  const marked: ResultImage[] = [];
  for (let start = 0; start < ids.length; start += IDS_A_CALL) {
    const some = ids.slice(start, start + IDS_A_CALL);
    const { imgs } = await call('DISLIKEPHOTO', { of: 'photos', ids: some, mark });
    onMarked(some, imgs);
    marked.push(...imgs);
  }
  return marked;
}

/** Has what a mark changed besides the photos asked for again. */
export function refreshAfterMark(ids: readonly string[], mark: PhotoMark): Promise<void> {
  return refreshAfter('DISLIKEPHOTO', { of: 'photos', ids: [...ids], mark });
}

/** Marks photos and puts what became of them wherever they are shown, also where it is not all of them. Throws as `call` does. */
export async function markPhotos(
  ids: readonly string[],
  mark: Extract<PhotoMark, 'dislike' | 'undislike'>,
): Promise<void> {
  try {
    await sendMark(ids, mark, (_, photos) => replacePhotos(photos));
  } finally {
    await refreshAfterMark(ids, mark);
  }
}

/** Puts photos as the server answered them wherever they are shown. */
export function replacePhotos(marked: readonly ResultImage[]): void {
  const byId = new Map(marked.map((photo) => [photo.id, photo]));
  changePhotos((photo) => byId.get(photo.id) ?? photo);
}

/** Puts on record that the user has looked at photos. A failure costs nothing: they stay new until the next time. */
export async function readPhotos(photos: readonly ResultImage[]): Promise<void> {
  const ids = photos.filter(({ isnew }) => isnew === 1).map(({ id }) => id);
  if (ids.length === 0) return;
  changePhotos((photo) => (ids.includes(photo.id) ? { ...photo, isnew: 0 } : photo));
  await call('READPHOTO', { ids: ids.slice(0, IDS_A_CALL) }).then(undefined, () => undefined);
}
