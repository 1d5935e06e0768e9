import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { cutClip } from '@kinora/studio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { findFfmpeg } from '../src/studio/find-ffmpeg.ts';
import { makeTestFolder } from './test-folder.ts';

const run = promisify(execFile);
let folder: string;
let ffmpegPath: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  const found = await findFfmpeg(null, createLog('silent'));
  if (found === null) throw new Error('this test needs ffmpeg');
  ffmpegPath = found;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A film of moving bars, as large as told, of that many seconds. */
async function film(name: string, size: string, seconds: number, codec: string): Promise<Buffer> {
  const source = `testsrc=size=${size}:rate=30:duration=${seconds}`;
  const file = `${folder}/${name}`;
  await run(ffmpegPath, [
    '-loglevel',
    'error',
    '-f',
    'lavfi',
    '-i',
    source,
    '-c:v',
    codec,
    '-pix_fmt',
    'yuv420p',
    file,
  ]);
  return readFile(file);
}
const cut = (clip: Uint8Array) => cutClip(clip, { ffmpegPath, sidePx: 160 });

test.each([
  ['a telephone', 'clip.mp4', 'libx264'],
  ['a browser', 'clip.webm', 'libvpx'],
])('a clip of %s is cut four times a second, as small as wanted', async (_of, name, codec) => {
  const frames = await cut(await film(name, '240x320', 2, codec));
  expect(frames?.map(({ atMs }) => atMs)).toEqual([0, 250, 500, 750, 1000, 1250, 1500, 1750]);
  const { format, width, height } = await sharp(frames?.[3]?.jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 120, height: 160 });
});

test('a long one is cut off', async () => {
  expect(await cut(await film('long.mp4', '64x64', 22, 'libx264'))).toHaveLength(80);
});

test('what is no clip, or half of one, gives nothing', async () => {
  expect(await cut(Buffer.from('no video'))).toBeUndefined();
  const whole = await film('half.mp4', '240x320', 2, 'libx264');
  expect(await cut(whole.subarray(0, whole.length / 2))).toBeUndefined();
});

test('a list of other places is opened by nobody', async () => {
  let asked = 0;
  const other = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/1.ts`;
  expect(
    await cut(Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${url}\n#EXT-X-ENDLIST\n`)),
  ).toBeUndefined();
  expect(await cut(Buffer.from(`ffconcat version 1.0\nfile '${url}'\n`))).toBeUndefined();
  expect(asked).toBe(0);
  other.close();
});
