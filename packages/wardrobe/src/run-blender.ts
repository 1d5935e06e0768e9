import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BodyName, GarmentId } from './garment.ts';
import { PLANES } from './garment-plate.ts';

const SCRIPT = fileURLToPath(new URL('../blender/render.py', import.meta.url));

/** All planes of a garment one under the other, 8 bit. */
export interface Rendered {
  data: Buffer;
  widthPx: number;
  /** Of one plane. */
  heightPx: number;
}

/** What a garment's script gives on a body. @throws Error when Blender is missing or the script fails. */
export async function runBlender(id: GarmentId, body: BodyName, samples: number, widthPx: number): Promise<Rendered> {
  const folder = await mkdtemp(join(tmpdir(), 'garment-'));
  try {
    const flags = ['-b', '--python-use-system-env', '--python-exit-code', '1', '--python', SCRIPT, '--'];
    const blender = spawn('blender', [...flags, id, body, folder, String(samples), String(widthPx)], {
      stdio: 'inherit',
    });
    const code = await new Promise((resolve, reject) => blender.on('error', reject).on('exit', resolve));
    if (code !== 0) throw new Error(`blender ended with ${code}`);
    const about = JSON.parse(await readFile(join(folder, 'planes.json'), 'utf8')) as {
      widthPx: number;
      heightPx: number;
      planes: string[];
    };
    if (about.planes.join() !== PLANES.join()) throw new Error(`render.py writes ${about.planes.join()}`);
    return { ...about, data: await readFile(join(folder, 'planes.raw')) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
