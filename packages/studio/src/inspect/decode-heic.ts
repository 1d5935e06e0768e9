/// <reference path="./libheif-js.d.ts" />
import createLibheif, { type HeifPixels } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';
import { checkDimensions } from './check-dimensions.ts';
import { compressRatio } from './compress-upload.ts';
import type { PhotoHeader } from './read-photo.ts';

/** A photo of a phone that has been decoded, upright. */
export interface DecodedHeic {
  header: PhotoHeader;
  /** At the size in which it is stored, without metadata; undefined when the size that the header claims is refused: not a pixel was read. */
  png: Uint8Array | undefined;
}

/**
 * Decodes the first picture of a HEIC file. Its turns and mirrors belong to the format and are applied; EXIF is not looked at.
 * Each file gets a decoder of its own, whose memory goes with it: a decoder's memory only grows, and a hostile file finds
 * nothing of another one.
 * @throws when the bytes are damaged or cut short.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<DecodedHeic> {
  const { HeifDecoder } = createLibheif();
  const [image] = new HeifDecoder().decode(bytes);
  if (!image) throw new Error('the file holds no picture that can be read');
  const width = image.get_width();
  const height = image.get_height();
  const header = { widthPx: width, heightPx: height, frames: 1 };
  if (checkDimensions(width, height)) return { header, png: undefined };
  const blank = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const { data } = await new Promise<HeifPixels>((resolve, reject) => {
    image.display(blank, (shown) => (shown ? resolve(shown) : reject(new Error('the picture cannot be decoded'))));
  });
  const ratio = compressRatio({ format: 'heic', widthPx: width, heightPx: height, sizeBytes: bytes.length });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(Math.round(width * ratio), Math.round(height * ratio))
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { header, png };
}
