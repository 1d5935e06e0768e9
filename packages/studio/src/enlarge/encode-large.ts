import type { Sharp } from 'sharp';

const JPEG_QUALITY = 90;

/** A photo with a long side of at least 3,840 pixels. */
export interface LargePhoto {
  /** JPEG whose only metadata are where its faces and letters are, colours at full resolution. */
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** @param contents what it shows, as its file says it; undefined where that is not known. */
export async function encodeLarge(picture: Sharp, contents: string | undefined): Promise<LargePhoto> {
  if (contents !== undefined) picture.withXmp(contents);
  const { data, info } = await picture
    // Codes made for this picture would need all of its coefficients at once, 75 MB, for a file 4 to 8 % smaller.
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, widthPx: info.width, heightPx: info.height };
}
