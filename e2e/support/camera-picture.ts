import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { portrait } from './portrait.ts';

/** The film that Chromium's pretended camera shows: JPEGs one after the other. */
export const CAMERA_FILM = fileURLToPath(new URL('../../.cache/e2e-camera/portrait.mjpeg', import.meta.url));

const FRAMES = 12;

/** Makes the film, before the first browser starts: the test portrait, its head in the middle of a lying picture. */
export default async function makeCameraFilm(): Promise<void> {
  const head = await (await portrait())
    .extract({ left: 130, top: 0, width: 640, height: 560 })
    .resize(823, 720)
    .toBuffer();
  const create = { width: 1280, height: 720, channels: 3, background: '#8a8a8a' } as const;
  const frame = await sharp({ create })
    .composite([{ input: head, left: 228, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer();
  await mkdir(path.dirname(CAMERA_FILM), { recursive: true });
  await writeFile(CAMERA_FILM, Buffer.concat(Array<Buffer>(FRAMES).fill(frame)));
}
