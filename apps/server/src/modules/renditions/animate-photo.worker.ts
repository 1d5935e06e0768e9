import type { Deps } from '../../deps.ts';
import { findPhotoToRender } from '../photos/index.ts';
import { failRendition } from './end-rendition.ts';
import { findShot } from './find-origin.ts';
import { storeRendition } from './store-rendition.ts';
import { trackProgress } from './track-progress.ts';

/** Makes the video of a photo. May run again, or twice at once: the objects are replaced whole, the state changes once. */
export async function animatePhoto(
  deps: Deps,
  payload: { photoId: string; locale: string },
  signal: AbortSignal,
): Promise<void> {
  const photo = await findPhotoToRender(deps.db, payload.photoId, 'video');
  if (!photo) return;
  const { bytes } = await deps.objects.get(photo.photo_key);
  const { onProgress, settle } = trackProgress(deps, photo, 'video');
  if (!deps.engine.animate) throw new Error('no engine here makes videos');
  const shot = await findShot(deps, photo);
  const origin = shot && { ...shot, people: photo.face_ids.length };
  const seed = shot?.seed ?? 0;
  const {
    mp4: file,
    cover,
    widthPx,
    heightPx,
  } = await deps.engine.animate(bytes, { seed, origin, locale: payload.locale, onProgress }, signal);
  await settle();
  await storeRendition(deps, photo, 'video', { file, contentType: 'video/mp4', cover, widthPx, heightPx });
}

/** Called when every try failed. */
export function giveUpVideo(deps: Deps, payload: { photoId: string }): Promise<void> {
  return failRendition(deps, payload.photoId, 'video');
}
