import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { ERROR, type UploadReport } from '@kinora/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faceKeys } from '../src/modules/faces/face-keys.ts';
import { signInOverHttp } from './sign-in.ts';
import { AnsweredError, type TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const PORTRAIT = new URL('../src/modules/faces/sample-photo.jpg', import.meta.url);
const HEIC = new URL('../../../packages/studio/test/astronaut.heic', import.meta.url);
/** Stands in the metadata of what is uploaded, and must stand in nothing that is kept. */
const PLACE = 'Kinora Street 7';
const PATIENCE_MS = 180_000;

let server: TestServer;
let user: TestClient;
let portrait: Buffer;
beforeAll(async () => {
  portrait = await readFile(PORTRAIT);
  server = await startTestServer({ environment: { KINORA_RATE_LIMIT_FACTOR: '100', KINORA_STUDIO_THREADS: '1' } });
  user = await signInOverHttp(server);
}, PATIENCE_MS);
afterAll(() => server.dispose());

async function check(bytes: Uint8Array): Promise<UploadReport | number> {
  return user.upload('UPLOADCHECK', bytes, { name: 'me.jpg' }).catch((error: unknown) => {
    if (error instanceof AnsweredError) return error.errid;
    throw error;
  });
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A PNG whose header claims so many pixels; its few bytes hold none. */
function pngThatClaims(widthPx: number, heightPx: number): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = Buffer.concat([Buffer.from('IHDR'), uint32(widthPx), uint32(heightPx), Buffer.from([1, 0, 0, 0, 0])]);
  const chunk = Buffer.concat([uint32(13), header, uint32(crc32(header))]);
  const data = Buffer.concat([Buffer.from('IDAT'), Buffer.from([0x78, 0x9c, 0x03, 0, 0, 0, 0, 1])]);
  return Buffer.concat([signature, chunk, uint32(8), data, uint32(crc32(data))]);
}

/** A GIF whose header claims so many pixels. */
function gifThatClaims(sidePx: number): Buffer {
  const side = Buffer.alloc(2);
  side.writeUInt16LE(sidePx);
  const screen = Buffer.concat([Buffer.from('GIF89a'), side, side, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const image = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), side, side, Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b])]);
  return Buffer.concat([screen, image]);
}

/** A comment right behind the colour table of a GIF. */
function withGifComment(gif: Buffer, comment: string): Buffer {
  const flags = gif[10] ?? 0;
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const block = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), Buffer.from(comment), Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, at), block, gif.subarray(at)]);
}

/** A comment segment right behind the start of a JPEG. */
function withJpegComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}

describe('a picture that cannot be used', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, number]>([
    ['in WebP', () => sharp(portrait).webp().toBuffer(), ERROR.imageFormat],
    ['that is text', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), ERROR.imageFormat],
    ['of no bytes', () => new Uint8Array(0), ERROR.imageFormat],
    ['cut short', () => portrait.subarray(0, portrait.length / 2), ERROR.imageUnreadable],
    ['with nothing behind its header', () => pngThatClaims(300, 300), ERROR.imageUnreadable],
    ['of 900 million claimed pixels', () => pngThatClaims(30_000, 30_000), ERROR.imageTooLarge],
    ['of a huge GIF screen', () => gifThatClaims(60_000), ERROR.imageTooLarge],
    ['of 8,000 by 8,000', () => sharp(portrait).resize(8_000, 8_000).jpeg().toBuffer(), ERROR.imageTooLarge],
    ['of 199 by 199', () => sharp(portrait).resize(199, 199).png().toBuffer(), ERROR.imageTooSmall],
  ])('%s is refused by its id', async (_name, make, errid) => {
    expect(await check(await make())).toBe(errid);
  });

  test('of a phone, as HEIC, passes', async () => {
    expect(await check(await readFile(HEIC))).toMatchObject({ is_passed: true, gender: 2 });
  });

  test('of a phone, cut short, is unreadable', async () => {
    expect(await check((await readFile(HEIC)).subarray(0, 20_000))).toBe(ERROR.imageUnreadable);
  });

  test('of 200 by 200 is looked at, and the face is too far away', async () => {
    expect(await check(await sharp(portrait).resize(200, 200).jpeg().toBuffer())).toMatchObject({
      ...{ is_passed: false, face_detected: true, problem: 'too-far' },
    });
  });
});

describe('a portrait', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['of 16 bits', () => sharp(portrait).toColourspace('rgb16').png().toBuffer()],
    ['in CMYK', () => sharp(portrait).toColourspace('cmyk').jpeg().toBuffer()],
    ['in grey', () => sharp(portrait).greyscale().jpeg().toBuffer()],
    ['with transparency', () => sharp(portrait).ensureAlpha(0.9).png().toBuffer()],
    [
      'that lies on its side, as its EXIF says',
      () => sharp(portrait).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    [
      'as a moving GIF',
      () =>
        sharp([portrait, portrait], { join: { animated: true } })
          .gif()
          .toBuffer(),
    ],
  ])('%s passes', async (_name, make) => {
    expect(await check(await make())).toMatchObject({ is_passed: true, faces: 1 });
  });
});

describe('what is kept', () => {
  const withPlace = (image: Sharp): Sharp =>
    image
      .withExif({ IFD0: { ImageDescription: PLACE }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc>${PLACE}</dc></x:xmpmeta>`);

  test.each<[string, () => Promise<Buffer>]>([
    ['a small JPEG', async () => withJpegComment(await withPlace(sharp(portrait)).jpeg().toBuffer(), PLACE)],
    ['a JPEG over the limits', () => withPlace(sharp(portrait).resize(2_400)).jpeg().toBuffer()],
    ['a PNG', () => withPlace(sharp(portrait)).png().toBuffer()],
    ['a GIF', async () => withGifComment(await sharp(portrait).gif().toBuffer(), PLACE)],
  ])('of %s has none of its metadata', async (_name, make) => {
    const sent = await make();
    expect(sent.includes(PLACE)).toBe(true);
    const { binaryurl = '' } = await user.upload('UPLOADCHECK', sent, { name: 'me.jpg' });
    const keys = faceKeys(user.login.userid, binaryurl);
    for (const key of [keys.photo, keys.icon]) {
      const { bytes, contentType } = await server.deps.objects.get(key);
      expect([contentType, Buffer.from(bytes).includes(PLACE)]).toEqual(['image/jpeg', false]);
      const { format, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc, icc, comments }).toEqual({ format: 'jpeg' });
    }
  });
});
