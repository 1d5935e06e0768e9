import { ImageUnreadableError } from './image-errors';
import type { PickedFile } from './picked-file';

/** Width and height in pixels; undefined on a host that does not measure pictures. Throws ImageUnreadableError. */
export async function readImageInfo(file: PickedFile): Promise<{ widthPx: number; heightPx: number } | undefined> {
  const { getImageInfo } = wx;
  if (!getImageInfo) return undefined;
  return new Promise((resolve, reject) => {
    getImageInfo({
      src: file.url,
      success: ({ width, height }) => resolve({ widthPx: width, heightPx: height }),
      fail: ({ errMsg }) => reject(new ImageUnreadableError(errMsg)),
    });
  });
}
