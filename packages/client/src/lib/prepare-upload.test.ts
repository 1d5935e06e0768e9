import { afterEach, expect, test, vi } from 'vitest';
import { ImageUnreadableError } from '../platform/image-errors';
import type { PickedFile } from '../platform/picked-file';
import { longestSidePx, readyPhoto } from './prepare-upload';

const sizes = vi.hoisted(() => ({
  widthPx: 800,
  heightPx: 600,
  isBroken: false,
  isUnmeasured: false,
  compressedBytes: undefined as number | undefined,
}));

vi.mock('../platform/file-bytes', () => ({
  readBytes: async ({ source }: PickedFile) =>
    new Uint8Array(source.kind === 'blob' ? await source.blob.arrayBuffer() : new ArrayBuffer(0)),
}));
vi.mock('../platform/image-info', () => ({
  readImageInfo: async () => {
    if (sizes.isBroken) throw new ImageUnreadableError('broken');
    return sizes.isUnmeasured ? undefined : { widthPx: sizes.widthPx, heightPx: sizes.heightPx };
  },
}));
vi.mock('../platform/compress-image', () => ({
  compressImage: async (file: PickedFile) => ({ ...file, sizeBytes: sizes.compressedBytes ?? file.sizeBytes }),
}));

afterEach(() =>
  Object.assign(sizes, {
    widthPx: 800,
    heightPx: 600,
    isBroken: false,
    isUnmeasured: false,
    compressedBytes: undefined,
  }),
);

const MAX_BYTES = 1000;
const JPG = [0xff, 0xd8, 0xff, 0xe0];

function picked(bytes: number[], name = 'me.jpg', type = 'image/jpeg'): PickedFile {
  return {
    name,
    type,
    sizeBytes: bytes.length,
    url: 'blob:me',
    source: { kind: 'blob', blob: new Blob([Uint8Array.from(bytes)]) },
  };
}

test('a good photo is ready with the hash of what is sent', async () => {
  const ready = await readyPhoto(picked(JPG), MAX_BYTES);
  expect(ready).toMatchObject({
    isReady: true,
    sha256: 'ba4f25bf16ba4be6bc7d3276fafeb67f9eb3c5df042bc3a405e1af15b921eed7',
  });
});

test('a photo that the device cannot measure is sent as it is', async () => {
  sizes.isUnmeasured = true;
  const ready = await readyPhoto(picked(JPG), MAX_BYTES);
  expect(ready).toMatchObject({ isReady: true, file: { sizeBytes: JPG.length, type: 'image/jpeg' } });
  expect(await readyPhoto(picked(JPG), JPG.length - 1)).toEqual({
    isReady: false,
    refusal: { problem: 'too-large' },
  });
});

test('a webp is refused by its own message, also when it is named jpg', async () => {
  const webp = [...'RIFF0000WEBP'].map((letter) => letter.charCodeAt(0));
  expect(await readyPhoto(picked(webp), MAX_BYTES)).toEqual({ isReady: false, refusal: { problem: 'webp' } });
});

test('any other format is refused', async () => {
  expect(await readyPhoto(picked([1, 2, 3, 4]), MAX_BYTES)).toEqual({ isReady: false, refusal: { problem: 'format' } });
});

test('a shorter side under 200 is refused with its number; 200 passes', async () => {
  sizes.heightPx = 199;
  expect(await readyPhoto(picked(JPG), MAX_BYTES)).toEqual({
    isReady: false,
    refusal: { problem: 'too-small', sidePx: 199 },
  });
  sizes.heightPx = 200;
  expect((await readyPhoto(picked(JPG), MAX_BYTES)).isReady).toBe(true);
});

test('an unreadable picture is refused', async () => {
  sizes.isBroken = true;
  expect(await readyPhoto(picked(JPG), MAX_BYTES)).toEqual({ isReady: false, refusal: { problem: 'unreadable' } });
});

const HEIC = [0, 0, 0, 24, ...[...'ftypheic'].map((letter) => letter.charCodeAt(0))];

test('a HEIC that the device decodes is compressed like any photo', async () => {
  sizes.compressedBytes = 7;
  expect(await readyPhoto(picked(HEIC, 'me.heic', ''), MAX_BYTES)).toMatchObject({ file: { sizeBytes: 7 } });
});

test('a HEIC that the device cannot decode is sent as it is, unless it is too large', async () => {
  sizes.isBroken = true;
  const heic = picked(HEIC, 'me.heic', '');
  expect(await readyPhoto(heic, MAX_BYTES)).toMatchObject({
    isReady: true,
    file: { type: 'image/heic', sizeBytes: 12 },
  });
  expect(await readyPhoto(heic, 11)).toEqual({ isReady: false, refusal: { problem: 'too-large' } });
});

test('a picture that compression leaves over the limit is refused', async () => {
  sizes.compressedBytes = MAX_BYTES + 1;
  expect(await readyPhoto(picked(JPG), MAX_BYTES)).toEqual({ isReady: false, refusal: { problem: 'too-large' } });
});

test('a large picture is brought to two million pixels, a small one never under the cap', () => {
  expect(longestSidePx(4000, 3000)).toBe(1633);
  expect(longestSidePx(10_000, 1000)).toBe(4472);
  expect(longestSidePx(1000, 20_000)).toBe(6325);
  expect(longestSidePx(12_000, 12_000)).toBe(1414);
});
