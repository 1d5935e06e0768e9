import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bloom } from '../develop/bloom.ts';
import { denoise } from '../develop/denoise.ts';
import { enlarge, soften } from '../develop/enlarge.ts';
import { measureProbe, type ProbeLight } from '../develop/harmonics.ts';
import { printPixels } from '../develop/print-plate.ts';
import { type RawPicture, readRaw } from '../develop/raw-picture.ts';

const SCRIPT = fileURLToPath(new URL('../../lib/render.py', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../../.cache/sets/', import.meta.url));
const PROBE = { widthPx: 64, heightPx: 32 };

/** What a camera of a set saw. */
export interface ShotCamera extends ProbeLight {
  about: string;
  lensMm: number;
  /** Share of the height. */
  horizon: number;
  /** 8-bit sRGB of the size that was asked for. */
  pixels: Uint8Array;
}

/**
 * Renders one camera of a set at `renderPx` wide and prints it at `widthPx`. The raw light stays in `.cache/sets`; `isDevelopedAgain`
 * prints that instead of rendering.
 * @throws Error when Blender is missing or the script fails.
 */
export async function shootCamera(
  id: string,
  camera: string,
  { renderPx, widthPx, samples }: { renderPx: number; widthPx: number; samples: number },
  isDevelopedAgain = false,
): Promise<ShotCamera> {
  const folder = path.join(CACHE, `${id}-${camera}-${renderPx}`);
  if (!isDevelopedAgain) {
    await mkdir(folder, { recursive: true });
    await runBlender([id, camera, String(renderPx), String(samples), folder]);
  }
  const read = (name: string): Promise<RawPicture> =>
    readRaw(path.join(folder, `${name}.f32`), renderPx, (renderPx * 4) / 3);
  const { exposure, soft, ...about } = JSON.parse(await readFile(path.join(folder, 'camera.json'), 'utf8'));
  const clean = soften(denoise(await read('a'), await read('b')), (soft * renderPx) / 432);
  const glints = await read('glints');
  for (let i = 0; i < clean.data.length; i++) clean.data[i] = (clean.data[i] ?? 0) + (glints.data[i] ?? 0);
  bloom(clean);
  const light = measureProbe(await readRaw(path.join(folder, 'probe.f32'), PROBE.widthPx, PROBE.heightPx), exposure);
  return { ...about, ...light, pixels: printPixels(enlarge(clean, widthPx, (widthPx * 4) / 3), exposure) };
}

async function runBlender(args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(
      'blender',
      ['-b', '--factory-startup', '--python-exit-code', '1', '-P', SCRIPT, '--', ...args],
      { maxBuffer: 64 * 1024 * 1024 },
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('Blender is not installed: sets are rendered with the 3.4 of Debian (apt install blender)');
    throw error;
  }
}
