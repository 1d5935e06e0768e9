import { saveFile } from './save-file.mini';

/** Where a picture went. */
export type SaveOutcome = 'shared' | 'downloaded' | 'cancelled';

/** Saves a picture into the phone's album. Rejects when it cannot be fetched or stored. */
export function saveImage(url: string, _name: string): Promise<SaveOutcome> {
  return saveFile(url, (options) => wx.saveImageToPhotosAlbum(options));
}
