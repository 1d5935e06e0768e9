import { hostLacks } from './host-lacks.mini';
import { ImageUnreadableError } from './image-errors';
import type { PickedFile } from './picked-file';

/** Width and height in pixels. Throws ImageUnreadableError. */
export function readImageInfo(file: PickedFile): Promise<{ widthPx: number; heightPx: number }> {
  return new Promise((resolve, reject) => {
    if (!wx.getImageInfo) {
      reject(hostLacks('getImageInfo'));
      return;
    }
    wx.getImageInfo({
      src: file.url,
      success: ({ width, height }) => resolve({ widthPx: width, heightPx: height }),
      fail: ({ errMsg }) => reject(new ImageUnreadableError(errMsg)),
    });
  });
}
