import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { AnimatedPicture, EnlargedPicture } from '../../src/adapters/ports/engine-renditions.ts';

const LARGE = { widthPx: 3072, heightPx: 4096 };
const FRAME = { widthPx: 1080, heightPx: 1920 } as const;
const SECONDS = 5;
const run = promisify(execFile);

/** The picture in 4K, no crisper than it was. */
export async function enlargePicture(jpeg: Uint8Array): Promise<EnlargedPicture> {
  const { widthPx, heightPx } = LARGE;
  const large = await sharp(jpeg).resize(widthPx, heightPx).jpeg({ quality: 90 }).toBuffer();
  return { jpeg: large, widthPx, heightPx };
}

/** A plain picture in a document's size. */
export function paintDocument(width: number, height: number): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#f4f6f8' } })
    .jpeg()
    .toBuffer();
}

/** A video of the real one's size and length in which nothing moves. */
export async function filmPicture(jpeg: Uint8Array, ffmpegPath: string): Promise<AnimatedPicture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinora-film-'));
  try {
    const [still, film] = ['still.jpg', 'film.mp4'].map((name) => path.join(folder, name)) as [string, string];
    const cover = await sharp(jpeg).resize(FRAME.widthPx, FRAME.heightPx).jpeg().toBuffer();
    await writeFile(still, cover);
    await run(ffmpegPath, [
      ...['-loop', '1', '-framerate', '30', '-i', still, '-t', String(SECONDS)],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', film],
    ]);
    return { mp4: await readFile(film), cover, ...FRAME, durationMs: SECONDS * 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
