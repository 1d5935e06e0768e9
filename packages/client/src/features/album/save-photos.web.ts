import type { ResultImage } from '@kinora/contract';
import { saveImage } from '../../platform/save-image';
import { fileNameOf, type SavePhotos } from './save-photos-port';

/** A PC saves one at a time (specification, section 6); a phone hands all of them to its share sheet. */
export const canSaveSeveral = (): boolean => matchMedia('(pointer: coarse)').matches;

async function fetchFile(photo: ResultImage): Promise<File> {
  const response = await fetch(photo.url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const blob = await response.blob();
  return new File([blob], fileNameOf(photo), { type: blob.type });
}

export const savePhotos: SavePhotos = async (photos) => {
  const [only] = photos;
  if (only && photos.length === 1) return saveOne(only);
  const fetched = await Promise.allSettled(photos.map(fetchFile));
  const files = fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = photos.length - files.length;
  if (files.length === 0) return { saved: 0, failed };
  try {
    await navigator.share({ files });
    return { saved: files.length, failed };
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return { saved: 0, failed: isCancelled ? failed : photos.length };
  }
};

async function saveOne(photo: ResultImage) {
  try {
    const outcome = await saveImage(photo.url, fileNameOf(photo));
    return { saved: outcome === 'cancelled' ? 0 : 1, failed: 0 };
  } catch {
    return { saved: 0, failed: 1 }; // Told as a count by the caller.
  }
}
