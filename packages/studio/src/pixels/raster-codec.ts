import sharp from 'sharp';
import { bytesFromRaster, type Raster, rasterFromBytes } from './raster.ts';

export interface DecodeOptions {
  /** Resize to this size; without it the picture keeps its own. */
  widthPx?: number;
  heightPx?: number;
  fit?: 'cover' | 'fill' | 'inside';
  /** Largest number of pixels that is read, default 100 million. */
  limitInputPixels?: number;
}

/**
 * Reads an encoded picture (JPEG, PNG, GIF, SVG) into floats; EXIF rotation applied, alpha dropped.
 * @throws when the bytes are not a picture or exceed the pixel limit.
 */
export async function decodeRaster(bytes: Uint8Array, options: DecodeOptions = {}): Promise<Raster> {
  const { widthPx, heightPx, fit = 'cover', limitInputPixels = 100_000_000 } = options;
  let picture = sharp(bytes, { limitInputPixels }).autoOrient();
  if (widthPx !== undefined || heightPx !== undefined) {
    picture = picture.resize({
      ...(widthPx === undefined ? {} : { width: widthPx }),
      ...(heightPx === undefined ? {} : { height: heightPx }),
      fit,
    });
  }
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return rasterFromBytes(info.width, info.height, data);
}

export function encodePng(raster: Raster): Promise<Buffer> {
  return pictureOf(raster).png({ compressionLevel: 3 }).toBuffer();
}

function pictureOf(raster: Raster) {
  return sharp(bytesFromRaster(raster), { raw: { width: raster.widthPx, height: raster.heightPx, channels: 3 } });
}
