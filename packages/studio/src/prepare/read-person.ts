import sharp from 'sharp';
import { MAX_PIXELS } from '../inspect/check-dimensions.ts';
import type { Photo } from '../pixels/photo.ts';
import type { PersonFrame } from './frame-person.ts';

/**
 * Reads the part of a photo that becomes the plate, at the plate's size. A photo that shrinks is shrunken while it is
 * decoded and cut afterwards; one that grows is cut first, so that no more than the plate is ever enlarged.
 */
export async function readPerson(
  bytes: Uint8Array,
  photoWidthPx: number,
  photoHeightPx: number,
  frame: PersonFrame,
): Promise<Photo> {
  const { box, scale, widthPx, heightPx } = frame;
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' }).autoOrient();
  const cut = scale < 1 ? shrinkThenCut() : cutThenGrow();
  const { data, info } = await cut
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`a photo in sRGB has 3 channels, not ${info.channels}`);
  return { widthPx: info.width, heightPx: info.height, data };

  function shrinkThenCut() {
    const fullWidth = Math.max(widthPx, Math.round(photoWidthPx * scale));
    const fullHeight = Math.max(heightPx, Math.round(photoHeightPx * scale));
    const left = Math.min(Math.round(box.left * scale), fullWidth - widthPx);
    const top = Math.min(Math.round(box.top * scale), fullHeight - heightPx);
    return source
      .resize(fullWidth, fullHeight, { fit: 'fill' })
      .extract({ left, top, width: widthPx, height: heightPx });
  }

  function cutThenGrow() {
    return source
      .extract({ left: box.left, top: box.top, width: box.widthPx, height: box.heightPx })
      .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' });
  }
}
