import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../../packages/studio/test/film-moving-face.ts', import.meta.url));

/** The film of {@link makeMovingFace}. */
export const MOVING_FACE = fileURLToPath(new URL('../../.cache/e2e-camera/moving-face.mjpeg', import.meta.url));

/** Has the film of a face that moves made, of the test portrait, in a process of its own. */
export async function makeMovingFace(): Promise<void> {
  await mkdir(path.dirname(MOVING_FACE), { recursive: true });
  await promisify(execFile)(process.execPath, [program, MOVING_FACE]);
}
