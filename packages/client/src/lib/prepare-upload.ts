import { IMAGE_LIMITS } from '@kinora/contract';
import { compressImage } from '../platform/compress-image';
import { readBytes } from '../platform/file-bytes';
import { ImageUnreadableError } from '../platform/image-errors';
import { readImageInfo } from '../platform/image-info';
import type { PickedFile } from '../platform/picked-file';
import { fileHash } from './file-hash';
import { imageTypeOf } from './image-type';
import type { Refusal } from './photo-refusal';

/** A photo that may be sent, or why not. */
export type ReadyPhoto =
  | {
      readonly isReady: true;
      readonly file: PickedFile;
      readonly sha256: string;
      /** Width over height; absent where this device cannot show the photo. */
      readonly ratio?: number;
    }
  | { readonly isReady: false; readonly refusal: Refusal };

/** Longest side of a picture of 2,000,000 pixels of this shape, and never under the cap: more than that is made smaller. */
export function longestSidePx(widthPx: number, heightPx: number): number {
  const longestPx = Math.max(widthPx, heightPx);
  const atPixels = Math.round(longestPx * Math.sqrt(IMAGE_LIMITS.compressPixels / (widthPx * heightPx)));
  return Math.max(IMAGE_LIMITS.resizeCapPx, atPixels);
}

const refuse = (refusal: Refusal): ReadyPhoto => ({ isReady: false, refusal });

/**
 * The checks before an upload (specification, section 5): format by the file's bytes, shorter side, readability; then the
 * compression of what is too large.
 */
export async function readyPhoto(file: PickedFile, maxBytes: number): Promise<ReadyPhoto> {
  const type = imageTypeOf(await readBytes(file));
  if (type === 'webp') return refuse({ problem: 'webp' });
  if (!type) return refuse({ problem: 'format' });
  try {
    const typed = { ...file, type: type === 'jpg' ? 'image/jpeg' : `image/${type}` };
    const size = await readImageInfo(file);
    if (!size) return await asItIs(typed, maxBytes);
    const { widthPx, heightPx } = size;
    const sidePx = Math.min(widthPx, heightPx);
    if (sidePx < IMAGE_LIMITS.minSidePx) return refuse({ problem: 'too-small', sidePx });
    const small = await compressImage(typed, { maxBytes, maxSidePx: longestSidePx(widthPx, heightPx) });
    if (small.sizeBytes > maxBytes) return refuse({ problem: 'too-large' });
    return { isReady: true, file: small, sha256: await fileHash(small), ratio: widthPx / heightPx };
  } catch (error) {
    if (!(error instanceof ImageUnreadableError)) throw error;
    return type === 'heic' ? asItIs({ ...file, type: 'image/heic' }, maxBytes) : refuse({ problem: 'unreadable' });
  }
}

/** What this device cannot measure, or a HEIC that it cannot decode: the server can. */
async function asItIs(file: PickedFile, maxBytes: number): Promise<ReadyPhoto> {
  if (file.sizeBytes > maxBytes) return refuse({ problem: 'too-large' });
  return { isReady: true, file, sha256: await fileHash(file) };
}
