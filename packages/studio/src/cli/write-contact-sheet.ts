import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const COLUMNS = 5;
const TILE_WIDTH_PX = 240;
const TILE_HEIGHT_PX = 320;
const GAP_PX = 8;

/** Writes encoded pictures as one sheet of five columns; `file` ends in .png or .jpg. */
export async function writeContactSheet(pictures: readonly Uint8Array[], file: string): Promise<void> {
  const place = async (picture: Uint8Array, index: number) => ({
    input: await sharp(picture).resize(TILE_WIDTH_PX, TILE_HEIGHT_PX, { fit: 'cover' }).toBuffer(),
    left: GAP_PX + (index % COLUMNS) * (TILE_WIDTH_PX + GAP_PX),
    top: GAP_PX + Math.floor(index / COLUMNS) * (TILE_HEIGHT_PX + GAP_PX),
  });
  const rows = Math.max(1, Math.ceil(pictures.length / COLUMNS));
  const canvas = sharp({
    create: {
      width: GAP_PX + COLUMNS * (TILE_WIDTH_PX + GAP_PX),
      height: GAP_PX + rows * (TILE_HEIGHT_PX + GAP_PX),
      channels: 3,
      background: '#ffffff',
    },
  }).composite(await Promise.all(pictures.map(place)));
  const encoded = file.endsWith('.png') ? canvas.png() : canvas.jpeg({ quality: 90 });
  await writeFile(file, await encoded.toBuffer());
}
