import { saveImage } from '../../platform/save-image';
import { fileNameOf, type SavePhotos } from './save-photos-port';

export const canSaveSeveral = (): boolean => true;

/** One after the other into the phone's album. */
export const savePhotos: SavePhotos = async (photos) => {
  let saved = 0;
  let failed = 0;
  for (const photo of photos) {
    try {
      if ((await saveImage(photo.url, fileNameOf(photo))) === 'cancelled') break;
      saved += 1;
    } catch {
      failed += 1; // Told as a count when all are through.
    }
  }
  return { saved, failed };
};
