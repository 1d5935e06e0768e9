import { type CompressionLimits, planCompression } from '../lib/compression';
import { readBytes } from './file-bytes';
import { ImageUnreadableError } from './image-errors';
import { readImageInfo } from './image-info';
import { pickedFromPath } from './pick-image.mini';
import type { PickedFile } from './picked-file';

/** The picture within the limits: the same file when it is already, else a smaller JPEG. Throws ImageUnreadableError. */
export async function compressImage(file: PickedFile, limits: CompressionLimits): Promise<PickedFile> {
  const size = await readImageInfo(file);
  if (!size) return file;
  const { widthPx, heightPx } = size;
  const plan = planCompression({ ...file, widthPx, heightPx }, limits);
  // A host that makes no picture smaller sends it as it is; what is too large is refused with a word.
  const { compressImage: compress } = wx;
  if (!plan || !compress) return file;
  const path = await new Promise<string>((resolve, reject) => {
    compress({
      src: file.url,
      quality: Math.round(plan.quality * 100),
      compressedWidth: Math.round(widthPx * plan.scale),
      compressedHeight: Math.round(heightPx * plan.scale),
      success: ({ tempFilePath }) => resolve(tempFilePath),
      fail: ({ errMsg }) => reject(new ImageUnreadableError(errMsg)),
    });
  });
  const { length } = await readBytes(pickedFromPath(path, 0));
  return pickedFromPath(path, length);
}
