import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodePlate } from '../develop/print-plate.ts';
import { writeTestPicture } from '../develop/test-picture.ts';
import { camerasOf } from './cameras-of.ts';
import { shootCamera } from './shoot-camera.ts';

const USAGE = `npm run sets:render -- NAME [CAMERA] [--draft FOLDER] [--develop]
Renders the plates of a set (one to four minutes each on two cores) and writes them beside its script, with its about.json.
--draft: a third of the size with few samples, as NAME-CAMERA.png into FOLDER; nothing else is written.
--develop: prints the light of the last rendering again, after a change of the film.`;

const PLATE_WIDTH_PX = 768;
const FINAL = { renderPx: 324, widthPx: PLATE_WIDTH_PX, samples: 32 };
const DRAFT = { renderPx: 168, widthPx: 336, samples: 12 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' }, develop: { type: 'boolean', default: false } },
});
const [id, only] = positionals;
const declared = id === undefined ? [] : await camerasOf(id);
if (id === undefined || (only !== undefined && !declared.includes(only))) {
  console.error(id === undefined ? USAGE : `${id} has the cameras ${declared.join(', ')}`);
  process.exitCode = 2;
} else {
  for (const camera of only === undefined ? declared : [only])
    await (values.draft ? draft(id, camera, values.draft) : render(id, camera));
  if (!values.draft) await writeTestPicture(id);
}

async function draft(set: string, camera: string, folder: string): Promise<void> {
  const { pixels } = await shootCamera(set, camera, DRAFT, values.develop);
  await mkdir(folder, { recursive: true });
  const size = { width: DRAFT.widthPx, height: (DRAFT.widthPx * 4) / 3, channels: 3 } as const;
  await sharp(pixels, { raw: size })
    .png()
    .toFile(path.join(folder, `${set}-${camera}.png`));
}

/** Writes the plate and what the camera's entry in about.json says. */
async function render(set: string, camera: string): Promise<void> {
  const started = performance.now();
  const folder = fileURLToPath(new URL(`../../${set}/`, import.meta.url));
  const { pixels, about, ...entry } = await shootCamera(set, camera, FINAL, values.develop);
  const plate = await encodePlate(pixels, PLATE_WIDTH_PX, (PLATE_WIDTH_PX * 4) / 3);
  await writeFile(path.join(folder, `${camera}.webp`), plate);
  const file = path.join(folder, 'about.json');
  const known = await readFile(file, 'utf8').then(JSON.parse, (error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { cameras: {} };
    throw error;
  });
  const cameras = { ...known.cameras, [camera]: entry };
  await writeFile(file, `${JSON.stringify({ about, cameras }, undefined, 2)}\n`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${set}/${camera}: ${Math.round(plate.length / 1024)} KB, ${seconds} s`);
}
