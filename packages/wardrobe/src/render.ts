import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type BodyName, GARMENT_IDS, type GarmentId, garmentFile, readGarment } from './garment.ts';
import { PLANES, plateFileOf, readGarmentPlate } from './garment-plate.ts';

const USAGE = `npm run wardrobe:render -- GARMENT [--body man|woman|child] [--samples 64] [--width 900]
npm run wardrobe:check [-- GARMENT]
Renders the plates of a garment by its garment.py (Blender 3.4 with numpy, some minutes each), or renders small ones and compares
them with the plates that are there. Garments: ${GARMENT_IDS.join(', ')}`;

const SCRIPT = fileURLToPath(new URL('../blender/render.py', import.meta.url));
/** Of the compression, best first: fur needs a lower one to stay within the budget. */
const QUALITIES = [76, 70, 64, 58, 50, 42, 36] as const;
const MOST_BYTES = 300_000;
/** A check renders so small, with so few samples; its planes may differ from the committed ones by so much on the mean, of 255. */
const CHECK = { width: 225, samples: 12, difference: 6 };

interface Rendered {
  data: Buffer;
  widthPx: number;
  heightPx: number;
}

async function runBlender(id: GarmentId, body: BodyName, samples: number, width: number): Promise<Rendered> {
  const folder = await mkdtemp(join(tmpdir(), 'garment-'));
  try {
    const flags = ['-b', '--python-use-system-env', '--python-exit-code', '1', '--python', SCRIPT, '--'];
    const blender = spawn('blender', [...flags, id, body, folder, String(samples), String(width)], {
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

const rawOf = ({ data, widthPx, heightPx }: Rendered) =>
  sharp(data, { raw: { width: widthPx, height: heightPx * PLANES.length, channels: 1 }, limitInputPixels: false });

async function render(id: GarmentId, body: BodyName, samples: number, width: number): Promise<void> {
  const rendered = await runBlender(id, body, samples, width);
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await rawOf(rendered).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= MOST_BYTES) break;
  }
  await writeFile(garmentFile(id, plateFileOf(body)), bytes);
  console.log(`${id} ${body}: ${bytes.length} bytes${bytes.length > MOST_BYTES ? `, more than ${MOST_BYTES}` : ''}`);
}

/** Mean difference of what the script renders today to the committed plate. */
async function compare(id: GarmentId, body: BodyName): Promise<boolean> {
  const now = await runBlender(id, body, CHECK.samples, CHECK.width);
  const plate = await readGarmentPlate(id, body);
  let worst = 0;
  for (const [i, name] of PLANES.entries()) {
    const small = await sharp(plate.planes[name], {
      raw: { width: plate.widthPx, height: plate.heightPx, channels: 1 },
    })
      .resize(now.widthPx, now.heightPx, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const size = now.widthPx * now.heightPx;
    let sum = 0;
    for (let k = 0; k < size; k++) sum += Math.abs((small[k] ?? 0) - (now.data[i * size + k] ?? 0));
    worst = Math.max(worst, sum / size);
  }
  console.log(`${id} ${body}: differs by ${worst.toFixed(1)} of 255`);
  return worst <= CHECK.difference;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    body: { type: 'string' },
    samples: { type: 'string', default: '64' },
    width: { type: 'string', default: '900' },
  },
});
const wanted = GARMENT_IDS.filter((id) => positionals.includes(id) || (values.check && positionals.length === 0));
if (wanted.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
}
for (const id of wanted) {
  const { bodies } = await readGarment(id);
  for (const body of bodies.filter((name) => values.body === undefined || name === values.body)) {
    if (!values.check) await render(id, body, Number(values.samples), Number(values.width));
    else if (!(await compare(id, body))) process.exitCode = 1;
  }
}
