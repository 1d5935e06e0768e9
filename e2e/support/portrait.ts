import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const ASTRONAUT = new URL('../../packages/studio/test/astronaut.png', import.meta.url);
const HEIC = new URL('../../packages/studio/test/astronaut.heic', import.meta.url);
/** Side of the portrait as it is drawn upon and spoilt: twice that of its file. */
export const PORTRAIT_PX = 1024;

/** A photo as a file dialog hands it over. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

let enlarged: Promise<Buffer> | undefined;

/** The studio's test portrait at {@link PORTRAIT_PX}, to be changed. */
export async function portrait(): Promise<Sharp> {
  enlarged ??= readFile(ASTRONAUT).then((bytes) => sharp(bytes).resize(PORTRAIT_PX, PORTRAIT_PX).png().toBuffer());
  return sharp(await enlarged);
}

export const pngFile = async (name: string, picture: Sharp): Promise<PhotoFile> => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await picture.png().toBuffer(),
});

export const jpgFile = async (name: string, picture: Sharp): Promise<PhotoFile> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await picture.jpeg({ quality: 92 }).toBuffer(),
});

/** A good photo of the test portrait; `shade` makes its bytes those of another photo. */
export const goodPhoto = async (name: string, shade = 1): Promise<PhotoFile> =>
  jpgFile(name, (await portrait()).modulate({ brightness: shade }));

/** A good photo of twelve million pixels, as a phone makes it. */
export const largePhoto = async (): Promise<PhotoFile> => jpgFile('phone', (await portrait()).resize(3464, 3464));

/** A good photo as some phones store it, which no page of Chromium can show. */
export const heicPhoto = async (): Promise<PhotoFile> => ({
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: await readFile(HEIC),
});

/** A good photo as an animation of two frames. */
export async function animation(): Promise<PhotoFile> {
  const widthPx = 1500;
  const frame = await (await portrait()).resize(widthPx, widthPx).removeAlpha().raw().toBuffer();
  const raw = { width: widthPx, height: widthPx * 2, channels: 3, pageHeight: widthPx } as const;
  const twice = Buffer.concat([frame, frame]);
  return {
    name: 'blink.gif',
    mimeType: 'image/gif',
    buffer: await sharp(twice, { raw }).gif({ effort: 1 }).toBuffer(),
  };
}
