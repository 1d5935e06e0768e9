import sharp from 'sharp';
import { drawMark, measureMark } from './draw-mark.ts';
import type { MarkLanguage } from './mark-language.ts';
import { placeFrameMark, placeMark } from './place-mark.ts';

const THUMBNAIL_PX = 192;
/** As the studio's sheets or better: the second encoding of the same picture loses next to nothing. */
const JPEG_QUALITY = 92;
const WEBP_QUALITY = 92;

/** The mark for one picture size, as RGBA, and where it goes. */
export interface PlacedMark {
  data: Uint8Array;
  widthPx: number;
  heightPx: number;
  left: number;
  top: number;
}

/** The visible mark for a picture, chosen by what is in its corners. */
async function makeMark(picture: Uint8Array, language: MarkLanguage): Promise<PlacedMark> {
  const { width, height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .resize(THUMBNAIL_PX)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = measureMark(language, Math.min(width, height));
  const { left, top, style } = placeMark({ data, widthPx: info.width, heightPx: info.height }, width, height, size);
  return { data: drawMark(language, size, style), widthPx: size.widthPx, heightPx: size.heightPx, left, top };
}

/**
 * The visible mark for the frames of a video, which have to carry it for two seconds at least (GB 45438-2025): who draws
 * the frames draws it over them.
 */
export function makeFrameMark(widthPx: number, heightPx: number, language: MarkLanguage): PlacedMark {
  const size = measureMark(language, Math.min(widthPx, heightPx));
  const { left, top, style } = placeFrameMark(widthPx, heightPx, size);
  return { data: drawMark(language, size, style), widthPx: size.widthPx, heightPx: size.heightPx, left, top };
}

/** Draws the visible mark onto a JPEG, PNG or WebP; metadata are dropped. Throws when the bytes are no picture. */
export async function stampPicture(picture: Uint8Array, language: MarkLanguage): Promise<Uint8Array> {
  const mark = await makeMark(picture, language);
  const { format } = await sharp(picture).metadata();
  const stamped = sharp(picture).composite([
    {
      input: Buffer.from(mark.data.buffer, mark.data.byteOffset, mark.data.length),
      raw: { width: mark.widthPx, height: mark.heightPx, channels: 4 },
      left: mark.left,
      top: mark.top,
    },
  ]);
  if (format === 'png') return stamped.png().toBuffer();
  if (format === 'webp') return stamped.webp({ quality: WEBP_QUALITY }).toBuffer();
  return stamped.jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
