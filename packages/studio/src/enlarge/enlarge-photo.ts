import { readContents, writeContents } from '@kinora/provenance/contents';
import sharp from 'sharp';
import { readPhoto } from '../inspect/read-photo.ts';
import { type Photo, resizePhoto } from '../pixels/photo.ts';
import { sharpen } from '../pixels/sharpen.ts';
import { chooseTiles } from './choose-tiles.ts';
import { MARGIN_PX, NET_SCALE, TILE_PX } from './cut-tiles.ts';
import { encodeLarge, type LargePhoto } from './encode-large.ts';
import type { Band } from './enlarge-band.ts';

/** Long side of a 4K photo. */
const LARGE_SIDE_PX = 4096;
const MIN_LARGE_SIDE_PX = 3840;
/** From this long side on the net is not asked: its time grows with the photo, and what is missing becomes less. */
const LARGE_ENOUGH_PX = 1600;
/** For a photo that only Lanczos enlarges. */
const SHARPENING = { sigmaPx: 1, flat: 0.3, edge: 0.9 };
/** Of the work, what is done when the last band is there. */
const BANDS_SHARE = 0.85;

export interface EnlargeSteps {
  /** Enlarges one band, wherever there is time. */
  enlargeBand(band: Band): Promise<Photo>;
  onProgress?: ((share: number) => void) | undefined;
}

/** Enlarges any photo; the whole of it is in memory once, as bytes. @throws when the bytes are no picture. */
export async function enlargePhoto(bytes: Uint8Array, steps: EnlargeSteps): Promise<LargePhoto> {
  const photo = await readPhoto(bytes, LARGE_SIDE_PX, LARGE_SIDE_PX);
  const long = Math.max(photo.widthPx, photo.heightPx);
  const isLargeEnough = long >= LARGE_ENOUGH_PX;
  const grown = isLargeEnough ? photo : await enlargeInBands(photo, steps);
  const grownLong = Math.max(grown.widthPx, grown.heightPx);
  const scale = grownLong >= MIN_LARGE_SIDE_PX && grownLong <= LARGE_SIDE_PX ? 1 : LARGE_SIDE_PX / grownLong;
  const large =
    scale === 1
      ? grown
      : await resizePhoto(grown, Math.round(grown.widthPx * scale), Math.round(grown.heightPx * scale));
  if (isLargeEnough) sharpen(large, SHARPENING);
  const { xmp } = await sharp(bytes).metadata();
  const picture = sharp(large.data, { raw: { width: large.widthPx, height: large.heightPx, channels: 3 } });
  const contents = readContents(xmp?.toString('utf8'));
  return encodeLarge(picture, contents && writeContents(contents));
}

async function enlargeInBands(photo: Photo, steps: EnlargeSteps): Promise<Photo> {
  const bands = cutBands(photo);
  const widthPx = photo.widthPx * NET_SCALE;
  const data = new Uint8Array(widthPx * photo.heightPx * NET_SCALE * 3);
  let done = 0;
  await Promise.all(
    bands.map(async ({ band, topPx }) => {
      const large = await steps.enlargeBand(band);
      data.set(large.data, topPx * NET_SCALE * widthPx * 3);
      steps.onProgress?.((++done / bands.length) * BANDS_SHARE);
    }),
  );
  return { widthPx, heightPx: photo.heightPx * NET_SCALE, data };
}

/** Bands of one row of tiles each, with the margin that the photo has above and below. */
function cutBands(photo: Photo): { band: Band; topPx: number }[] {
  const { widthPx, heightPx, data } = photo;
  const chosen = chooseTiles(photo);
  const bands = [];
  for (let topPx = 0; topPx < heightPx; topPx += TILE_PX) {
    const first = Math.max(0, topPx - MARGIN_PX);
    const height = Math.min(TILE_PX, heightPx - topPx);
    const last = Math.min(heightPx, topPx + height + MARGIN_PX);
    const rows = new Uint8Array(data.subarray(first * widthPx * 3, last * widthPx * 3));
    const part = { widthPx, heightPx: last - first, data: rows };
    const tiles = chosen.filter(({ top }) => top === topPx).map((tile) => ({ ...tile, top: 0 }));
    bands.push({ band: { photo: part, top: topPx - first, heightPx: height, tiles }, topPx });
  }
  return bands;
}
