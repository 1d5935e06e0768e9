import { hostLacks } from './host-lacks.mini';
import { saveFile } from './save-file.mini';
import type { SaveOutcome } from './save-image-port';

/** Saves a picture into the phone's album. Rejects when it cannot be fetched or stored. */
export function saveImage(url: string, _name: string): Promise<SaveOutcome> {
  return saveFile(url, (options) => {
    if (!wx.saveImageToPhotosAlbum) throw hostLacks('saveImageToPhotosAlbum');
    wx.saveImageToPhotosAlbum(options);
  });
}
