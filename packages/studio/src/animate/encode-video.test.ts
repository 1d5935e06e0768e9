import { expect, test } from 'vitest';
import { encodeVideo, FfmpegError } from './encode-video.ts';

const options = { widthPx: 2, heightPx: 2, framesPerSecond: 24 };
const frames = function* () {
  for (let i = 0; i < 3; i++) yield new Uint8Array(16);
};

test('an encoder that is not there is said so', async () => {
  await expect(encodeVideo(frames, { ...options, ffmpegPath: '/nowhere/ffmpeg' })).rejects.toThrow(FfmpegError);
});

test('an encoder that ends with an error is said so, with its words', async () => {
  // Node knows none of ffmpeg's options.
  const failed = encodeVideo(frames, { ...options, ffmpegPath: process.execPath });
  await expect(failed).rejects.toThrow(FfmpegError);
  await expect(failed).rejects.toThrow('bad option');
});

test('what goes wrong in drawing reaches the caller', async () => {
  const broken = (): Iterable<Uint8Array> => {
    throw new RangeError('no pictures');
  };
  await expect(encodeVideo(broken, { ...options, ffmpegPath: process.execPath })).rejects.toThrow('no pictures');
});
