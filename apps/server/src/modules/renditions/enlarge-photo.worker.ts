import type { Deps } from '../../deps.ts';
import { findPhotoToRender } from '../photos/index.ts';
import { failRendition } from './end-rendition.ts';
import { findOrigin } from './find-origin.ts';
import { storeRendition } from './store-rendition.ts';
import { trackProgress } from './track-progress.ts';

/** Makes the 4K rendition of a photo. May run again, or twice at once: the object is replaced whole, the state changes once. */
export async function enlargePhoto(deps: Deps, payload: { photoId: string }, signal: AbortSignal): Promise<void> {
  const photo = await findPhotoToRender(deps.db, payload.photoId, '4k');
  if (!photo) return;
  const { bytes } = await deps.objects.get(photo.photo_key);
  const { onProgress, settle } = trackProgress(deps, photo, '4k');
  if (!deps.engine.enlarge) throw new Error('no engine here enlarges');
  const made = await deps.engine.enlarge(bytes, signal, { origin: await findOrigin(deps, photo), onProgress });
  await settle();
  const { jpeg: file, widthPx, heightPx } = made;
  await storeRendition(deps, photo, '4k', { file, contentType: 'image/jpeg', widthPx, heightPx });
}

/** Called when every try failed. */
export function giveUpEnlargement(deps: Deps, payload: { photoId: string }): Promise<void> {
  return failRendition(deps, payload.photoId, '4k');
}
