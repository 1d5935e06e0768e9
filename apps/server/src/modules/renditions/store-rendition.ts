import type { RenditionKind } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { holdPhoto, type PhotoRow, renditionKeys } from '../photos/index.ts';
import { endPhotoRendition } from './end-rendition.ts';

export interface MadeRendition {
  file: Uint8Array;
  contentType: 'image/jpeg' | 'video/mp4';
  /** JPEG, of a video. */
  cover?: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * The one place where the bytes of a 4K rendition or a video are stored, encrypted like every object of a user: first the
 * objects, then in one transaction the row, the event and the message. Nothing remains when the photo was erased meanwhile.
 */
export async function storeRendition(
  deps: Deps,
  photo: PhotoRow,
  kind: RenditionKind,
  made: MadeRendition,
): Promise<void> {
  const keys = renditionKeys(photo.photo_key, kind);
  await deps.objects.put(keys.file, made.file, { contentType: made.contentType });
  if (made.cover) await deps.objects.put(keys.cover, made.cover, { contentType: 'image/jpeg' });
  const isThere = await deps.db.transaction().execute(async (tx) => {
    if (!(await holdPhoto(tx, photo.id))) return false;
    const { widthPx, heightPx, file } = made;
    await endPhotoRendition(tx, deps, photo, kind, { state: 'ready', widthPx, heightPx, bytes: file.length });
    return true;
  });
  if (isThere) return;
  await deps.objects.delete(keys.file);
  if (keys.cover !== '') await deps.objects.delete(keys.cover);
}
