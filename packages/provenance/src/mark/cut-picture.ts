import sharp from 'sharp';
import { contentsOfPart, type Part, writeContents } from '../contents.ts';
import { contentsOf } from './contents-of.ts';

/** Of the longer side, px: as large as a phone shows it. */
const LONG_SIDE_PX = 960;
const QUALITY = 90;

/** A part of a picture, in shares of its width and height, small. JPEG. Throws when the bytes are no picture. */
export async function cutPicture(picture: Uint8Array, part: Part): Promise<Uint8Array> {
  const metadata = await sharp(picture).metadata();
  const { width, height } = metadata;
  const contents = contentsOf(metadata);
  const side = (start: number, length: number, all: number) => {
    const first = Math.min(all - 1, Math.max(0, Math.round(start * all)));
    return { first, length: Math.max(1, Math.min(all - first, Math.round(length * all))) };
  };
  const [across, down] = [side(part.x, part.width, width), side(part.y, part.height, height)];
  const cut = sharp(picture)
    .extract({ left: across.first, top: down.first, width: across.length, height: down.length })
    .resize({ width: LONG_SIDE_PX, height: LONG_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY });
  return (contents ? cut.withXmp(writeContents(contentsOfPart(contents, part))) : cut).toBuffer();
}
