import sharp from 'sharp';
import type { PictureContents } from '../contents.ts';
import { sniffFormat } from '../label-file.ts';
import { contentsOf } from './contents-of.ts';
import { drawMark, type MarkSize, measureMark, SMALL_TEXT_SHARE, TEXT_SHARE } from './draw-mark.ts';
import type { Thumbnail } from './ground.ts';
import { isRightToLeft, type MarkLanguage } from './mark-language.ts';
import { type MarkPlace, type MarkWishes, placeFrameMark, placeMark } from './place-mark.ts';

/** Large enough that the bars of a bar code on a cover are pixels of their own. */
const THUMBNAIL_PX = 384;
/** What a file says that was never meant for paper. */
const SCREEN_DPI = 72;
/** As the studio's sheets or better: the second encoding of the same picture loses next to nothing. The album shows the first of a month so. */
export const WHOLE: StampLook = { textShare: TEXT_SHARE, quality: 92, corners: 'grid' };
/** For what is shown small, by where: larger letters, and as many bytes as it came with. */
export const SMALL = {
  grid: { textShare: SMALL_TEXT_SHARE, quality: 82, corners: 'grid' },
  gallery: { textShare: SMALL_TEXT_SHARE, quality: 82 },
  /** Shown large, and its left half covered: smaller letters, so that the mark fits into the right one, wherever one reads from. */
  compared: { textShare: TEXT_SHARE, quality: 82, corners: 'right', isNeverMirrored: true },
} as const satisfies Record<string, StampLook>;

export interface StampLook {
  textShare: number;
  /** Of JPEG and WebP. */
  quality: number;
  /** It shares the others with what a page lays over it. */
  corners?: MarkWishes['corners'];
  /** It stays where it is on screens that are mirrored. */
  isNeverMirrored?: boolean;
}

/** The mark for one picture size, as RGBA, and where it goes. */
export interface PlacedMark {
  data: Uint8Array;
  widthPx: number;
  heightPx: number;
  left: number;
  top: number;
}

/** A picture in memory: RGB or RGBA, 8 bits. */
interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Decoded once, for the corners, the mark and the new encoding. */
async function readPixels(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Size and place of a mark; letters that are larger than the standard's give way where there is no room for them. */
export function fitMark(
  thumbnail: Thumbnail,
  widthPx: number,
  heightPx: number,
  language: MarkLanguage,
  { textShare, corners = 'any', isNeverMirrored = false }: StampLook,
  contents: PictureContents | undefined,
): MarkPlace & { size: MarkSize } {
  const fit = (share: number) => {
    const size = measureMark(language, Math.min(widthPx, heightPx), share);
    const isMirrored = isRightToLeft(language) && !isNeverMirrored;
    return { size, ...placeMark(thumbnail, widthPx, heightPx, size, { corners, isMirrored, contents }) };
  };
  const wanted = fit(textShare);
  return wanted.isFree || textShare <= TEXT_SHARE ? wanted : fit(TEXT_SHARE);
}

/** The visible mark for a picture, where it covers nothing of its contents, chosen by what is there. */
async function makeMark(
  { data: pixels, raw }: Pixels,
  language: MarkLanguage,
  look: StampLook,
  contents: PictureContents | undefined,
): Promise<PlacedMark> {
  const { data, info } = await sharp(pixels, { raw })
    .resize(THUMBNAIL_PX)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbnail = { data, widthPx: info.width, heightPx: info.height };
  const { size, left, top, style } = fitMark(thumbnail, raw.width, raw.height, language, look, contents);
  return { data: drawMark(language, size, style), widthPx: size.widthPx, heightPx: size.heightPx, left, top };
}

/** Lays the mark over the pixels, in place; what reaches over their edge is left out. */
function layOver({ data, raw }: Pixels, mark: PlacedMark): void {
  const { width, height, channels } = raw;
  for (let row = 0; row < Math.min(mark.heightPx, height - mark.top); row++) {
    for (let column = 0; column < Math.min(mark.widthPx, width - mark.left); column++) {
      const from = (row * mark.widthPx + column) * 4;
      const to = ((mark.top + row) * width + mark.left + column) * channels;
      const over = (mark.data[from + 3] ?? 0) / 255;
      const under = (channels === 4 ? (data[to + 3] ?? 0) / 255 : 1) * (1 - over);
      if (over === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const mixed = (mark.data[from + channel] ?? 0) * over + (data[to + channel] ?? 0) * under;
        data[to + channel] = Math.round(mixed / (over + under));
      }
      if (channels === 4) data[to + 3] = Math.round((over + under) * 255);
    }
  }
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
export async function stampPicture(
  picture: Uint8Array,
  language: MarkLanguage,
  look: StampLook = WHOLE,
): Promise<Uint8Array> {
  const format = sniffFormat(picture);
  const metadata = await sharp(picture).metadata();
  const { density } = metadata;
  const pixels = await readPixels(picture);
  layOver(pixels, await makeMark(pixels, language, look, contentsOf(metadata)));
  const { quality } = look;
  const stamped = sharp(pixels.data, { raw: pixels.raw });
  // What is printed keeps its size in millimetres.
  if (density !== undefined && density !== SCREEN_DPI) stamped.withMetadata({ density });
  if (format === 'png') return stamped.png().toBuffer();
  if (format === 'webp') return stamped.webp({ quality }).toBuffer();
  return stamped.jpeg({ quality }).toBuffer();
}
