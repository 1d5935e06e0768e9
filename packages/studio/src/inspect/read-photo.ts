import sharp from 'sharp';
import type { Photo } from '../pixels/photo.ts';
import { MAX_PIXELS } from './check-dimensions.ts';

/** What a file's header says, before a pixel is read. */
export interface PhotoHeader {
  /** As the photo is looked at, after EXIF rotation. */
  widthPx: number;
  heightPx: number;
  /** Frames of an animation, else 1. */
  frames: number;
}

/** @throws when the header cannot be read. */
export async function readHeader(bytes: Uint8Array): Promise<PhotoHeader> {
  const { width, height, autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { widthPx: autoOrient?.width ?? width, heightPx: autoOrient?.height ?? height, frames: pages };
}

/**
 * Reads a photo upright in sRGB, shrunken while it is decoded so that it fits the box; of an animation the first frame.
 * Transparent parts become white.
 * @throws when the bytes are damaged, cut short, or hold more pixels than {@link MAX_PIXELS}.
 */
export async function readPhoto(bytes: Uint8Array, widthPx: number, heightPx: number): Promise<Photo> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize(widthPx, heightPx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return {
    widthPx: info.width,
    heightPx: info.height,
    data: info.channels === 3 ? data : repeatGrey(data, info.channels),
  };
}

/** One or two channels (grey, grey with alpha) become three. */
function repeatGrey(data: Uint8Array, channels: number): Uint8Array {
  const out = new Uint8Array((data.length / channels) * 3);
  for (let i = 0, j = 0; j < out.length; i += channels, j += 3) out.fill(data[i] ?? 0, j, j + 3);
  return out;
}
