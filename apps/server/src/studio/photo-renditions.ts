import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

const COVER_WIDTH_PX = 384;
const COVER_QUALITY = 82;
const ICON_PX = 256;
const ICON_QUALITY = 86;
/** The icon is this much wider than the face: hair and chin belong to it. */
const ICON_MARGIN = 1.8;
const PHOTO_QUALITY = 95;
const PORTRAIT_MAX_WIDTH_PX = 1536;
const PORTRAIT_QUALITY = 90;
/** Engines look at faces of this size and less; more would only travel. */
const REFERENCE_SIDE_PX = 1024;
const REFERENCE_QUALITY = 92;
// The format takes no more.
const THUMBHASH_MAX_PX = 100;

export interface FaceBox {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** A photo upright as a JPEG without metadata, such as the place where it was taken. */
export async function renderUpright(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).autoOrient().flatten({ background: '#fff' }).jpeg({ quality: PHOTO_QUALITY }).toBuffer();
}

/** The square around a face, cut where the picture ends; `box` is in the upright photo's pixels. */
export function iconSquare(box: FaceBox, widthPx: number, heightPx: number) {
  const side = Math.floor(Math.min(widthPx, heightPx, Math.max(box.widthPx, box.heightPx) * ICON_MARGIN));
  const place = (start: number, size: number, limit: number): number =>
    Math.round(Math.min(Math.max(0, start + size / 2 - side / 2), limit - side));
  return {
    left: place(box.left, box.widthPx, widthPx),
    top: place(box.top, box.heightPx, heightPx),
    width: side,
    height: side,
  };
}

/** A square JPEG of the face in an upright photo. */
export async function renderIcon(
  upright: Uint8Array,
  box: FaceBox,
  widthPx: number,
  heightPx: number,
): Promise<Uint8Array> {
  return sharp(upright)
    .extract(iconSquare(box, widthPx, heightPx))
    .resize(ICON_PX, ICON_PX)
    .jpeg({ quality: ICON_QUALITY })
    .toBuffer();
}

export interface FinishedPicture {
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * A foreign engine's picture as a portrait of ours: 3 : 4, a JPEG made of its colours alone, so that nothing which was
 * written beside them (a prompt, a workflow, a place) remains. Throws when the bytes are no picture.
 */
export async function finishPicture(bytes: Uint8Array): Promise<FinishedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  const widthPx = Math.min(PORTRAIT_MAX_WIDTH_PX, width, Math.floor((height * 3) / 4));
  const heightPx = Math.round((widthPx * 4) / 3);
  const jpeg = await sharp(bytes, { failOn: 'error' })
    .resize(widthPx, heightPx, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: PORTRAIT_QUALITY })
    .toBuffer();
  return { jpeg, widthPx, heightPx };
}

/** A kept photo at the size that references of foreign engines have. */
export async function renderReference(photo: Uint8Array): Promise<Uint8Array> {
  return sharp(photo)
    .autoOrient()
    .resize(REFERENCE_SIDE_PX, REFERENCE_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: REFERENCE_QUALITY })
    .toBuffer();
}

/** The rendition for grids; it says what it shows as the picture does. */
export async function renderCover(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg).resize(COVER_WIDTH_PX).keepXmp().jpeg({ quality: COVER_QUALITY }).toBuffer();
}

/** A placeholder of a few bytes, base64. */
export async function computeThumbhash(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(THUMBHASH_MAX_PX, THUMBHASH_MAX_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
