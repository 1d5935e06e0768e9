import sharp from 'sharp';
import type { Photo } from '../pixels/photo.ts';
import type { PhotoFormat } from './sniff-format.ts';

/** A photo of more pixels is shrunken to this many. */
export const COMPRESS_PIXELS = 2_000_000;
/** Sides never shrink below, nor grow above, these shares of what they were. */
const MIN_COMPRESS_RATIO = 0.2;
const MAX_COMPRESS_RATIO = 1;
/** Files up to this size are kept as they are when their pixels are within the limit. */
const COMPRESS_BYTES = 4_000_000;
const JPEG_QUALITY = 90;

export interface UploadSize {
  format: PhotoFormat;
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
}

/** By which factor both sides of an upload shrink: 0.2 to 1; always 1 for a GIF. */
export function compressRatio(upload: UploadSize): number {
  if (upload.format === 'gif') return MAX_COMPRESS_RATIO;
  const ratio = Math.sqrt(COMPRESS_PIXELS / (upload.widthPx * upload.heightPx));
  return Math.min(Math.max(ratio, MIN_COMPRESS_RATIO), MAX_COMPRESS_RATIO);
}

/** Whether an upload is stored re-encoded: over a limit, or a HEIC, which few can show. A GIF never is. */
export function needsCompression(upload: UploadSize): boolean {
  if (upload.format === 'heic') return true;
  return upload.format !== 'gif' && (compressRatio(upload) < 1 || upload.sizeBytes > COMPRESS_BYTES);
}

/** The JPEG that is stored instead of an upload over the limit: upright, without metadata, of {@link compressRatio}. */
export function encodeUpload(photo: Photo): Promise<Buffer> {
  return sharp(photo.data, { raw: { width: photo.widthPx, height: photo.heightPx, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
