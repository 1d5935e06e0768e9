import sharp from 'sharp';
import type { Photo } from '../pixels/photo.ts';

/** The photo enlarged without inventing anything: Lanczos over three pixels. */
export async function growPhoto(photo: Photo, widthPx: number, heightPx: number): Promise<Photo> {
  const { data, info } = await sharp(photo.data, { raw: { width: photo.widthPx, height: photo.heightPx, channels: 3 } })
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data };
}
