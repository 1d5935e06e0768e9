import type { Deps } from '../../deps.ts';
import { findPhotoToShootLarger, largeKey, saveLarger } from '../photos/index.ts';
import { findOrigin } from './find-origin.ts';
import { tellWatchers } from './tell-watchers.ts';

/**
 * Shoots a kept photo again, larger, where that gives the same picture; else it stays as it is. May run again, or twice at
 * once: the object is replaced whole, the row changes once.
 */
export async function shootLarger(deps: Deps, { photoId }: { photoId: string }, signal: AbortSignal): Promise<void> {
  const photo = await findPhotoToShootLarger(deps.db, photoId);
  const origin = photo && (await findOrigin(deps, photo));
  if (!photo || !origin) return;
  const { bytes } = await deps.objects.get(photo.photo_key);
  const made = await deps.engine.shootLarger(bytes, origin, signal);
  if (!made) return;
  const key = largeKey(photo.photo_key);
  await deps.objects.put(key, made.jpeg, { contentType: 'image/jpeg' });
  const isThere = await deps.db.transaction().execute(async (tx) => {
    const outcome = await saveLarger(tx, photoId, { key, widthPx: made.widthPx, heightPx: made.heightPx });
    if (outcome === 'saved') await tellWatchers(tx, deps, photo);
    return outcome !== 'gone';
  });
  if (!isThere) await deps.objects.delete(key);
}
