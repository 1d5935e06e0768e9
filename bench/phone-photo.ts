import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PORTRAIT = fileURLToPath(new URL('../packages/studio/test/astronaut.png', import.meta.url));
/** The part of the picture in a phone's 3 : 4, head and shoulders. */
const CROP = { left: 32, top: 0, width: 384, height: 512 };
const [WIDTH_PX, HEIGHT_PX] = [3000, 4000];
const NOISE_SIGMA = 28;
/** The sensor lies on its side: viewers turn the picture clockwise. */
const ORIENTATION = 6;

/** A JPEG of 12 megapixels as a phone writes it: grainy, sideways, with an EXIF orientation. */
export async function makePhonePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: NOISE_SIGMA };
  const grain = await sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const upright = await sharp(PORTRAIT)
    .extract(CROP)
    .resize(WIDTH_PX, HEIGHT_PX, { kernel: 'lanczos3' })
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const photo = await sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: ORIENTATION })
    .jpeg({ quality: 92 })
    .toBuffer();
  return new Uint8Array(photo);
}
