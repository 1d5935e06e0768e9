import { hostLacks } from './host-lacks.mini';
import { saveFile } from './save-file.mini';
import type { SaveOutcome } from './save-image-port';

/** Saves a video into the phone's album. Rejects when it cannot be fetched or stored. */
export function saveVideo(url: string, _name: string): Promise<SaveOutcome> {
  return saveFile(url, (options) => {
    if (!wx.saveVideoToPhotosAlbum) throw hostLacks('saveVideoToPhotosAlbum');
    wx.saveVideoToPhotosAlbum(options);
  });
}
