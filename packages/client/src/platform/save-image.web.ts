import { pickedFromBlob } from './pick-image.web';
import type { SaveOutcome } from './save-image-port';

/** Saves a picture. Rejects when it cannot be fetched ('Download failed'). */
export async function saveImage(url: string, name: string): Promise<SaveOutcome> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const blob = await response.blob();
  const file = new File([blob], name, { type: blob.type });
  // On a phone only the share sheet reaches the album.
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  const link = document.createElement('a');
  link.href = pickedFromBlob(blob, name).url;
  link.download = name;
  link.click();
  return 'downloaded';
}
