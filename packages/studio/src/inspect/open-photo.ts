import type { Box, Photo } from '../pixels/photo.ts';
import { cutPhoto } from '../pixels/photo.ts';
import { checkDimensions, MAX_PIXELS, MIN_SIDE_PX } from './check-dimensions.ts';
import { compressRatio, encodeUpload, needsCompression } from './compress-upload.ts';
import { decodeHeic } from './decode-heic.ts';
import { type PhotoHeader, readHeader, readPhoto } from './read-photo.ts';
import type { Refusal } from './report.ts';
import type { PhotoFormat } from './sniff-format.ts';

/** An upload whose pixels could be read. */
export interface OpenedPhoto {
  format: PhotoFormat;
  sizeBytes: number;
  header: PhotoHeader;
  /** At the size in which it would be stored. */
  photo: Photo;
  /** Cut to one of several people. */
  isCropped?: true;
}

/** Reads an upload at the size in which it would be stored, or says why it cannot be read. */
export async function openPhoto(bytes: Uint8Array, format: PhotoFormat): Promise<OpenedPhoto | Refusal> {
  try {
    const decoded = format === 'heic' ? await decodeHeic(bytes) : undefined;
    const header = decoded?.header ?? (await readHeader(bytes));
    const { widthPx, heightPx } = header;
    const problem = checkDimensions(widthPx, heightPx);
    if (problem === 'too-small') return { kind: problem, widthPx, heightPx, minSidePx: MIN_SIDE_PX };
    if (problem === 'too-large') return { kind: problem, widthPx, heightPx, maxPixels: MAX_PIXELS };
    const ratio = compressRatio({ format: 'jpeg', widthPx, heightPx, sizeBytes: bytes.length });
    const photo = await readPhoto(decoded?.png ?? bytes, Math.round(widthPx * ratio), Math.round(heightPx * ratio));
    return { format, sizeBytes: bytes.length, header, photo };
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A part of a photo as if it had come alone; the box is in pixels that are `scale` of the photo's. */
export function cutOpened(opened: OpenedPhoto, box: Box, scale: number): OpenedPhoto {
  const left = Math.ceil(box.left * scale);
  const top = Math.ceil(box.top * scale);
  const widthPx = Math.floor((box.left + box.widthPx) * scale) - left;
  const heightPx = Math.floor((box.top + box.heightPx) * scale) - top;
  const photo = cutPhoto(opened.photo, { left, top, widthPx, heightPx });
  return { ...opened, header: { ...opened.header, widthPx, heightPx }, photo, isCropped: true };
}

/** What is stored instead of the upload, where that is over a limit or was cut. */
export async function compressOpened({ format, sizeBytes, header, photo, isCropped }: OpenedPhoto) {
  if (!isCropped && !needsCompression({ format, sizeBytes, widthPx: header.widthPx, heightPx: header.heightPx }))
    return {};
  return { compressed: { jpeg: await encodeUpload(photo), widthPx: photo.widthPx, heightPx: photo.heightPx } };
}
