import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type BodyName, GARMENT_IDS, type GarmentId, garmentFile, readGarment } from './garment.ts';
import { PLANES, plateFileOf, readGarmentPlate } from './garment-plate.ts';
import { measureDrift } from './plate-drift.ts';
import { type Rendered, runBlender } from './run-blender.ts';
import { writeTestPicture } from './test-picture.ts';

const USAGE = `npm run wardrobe:render -- GARMENT [--body man|woman|child] [--samples 64] [--width 900]
npm run wardrobe:check [-- GARMENT]
Renders the plates of a garment by its garment.py (Blender 3.4 with numpy, some minutes each) and draws its test picture, or renders
small ones and compares them with the plates that are there. Garments: ${GARMENT_IDS.join(', ')}`;

/** Of the compression, best first: fur needs a lower one to stay within the budget. */
const QUALITIES = [76, 70, 64, 58, 50, 42, 36] as const;
const MOST_BYTES = 300_000;
/** A check renders half as large with an eighth of the samples. What `difference` allows: see `plate-drift.test.ts`. */
const CHECK = { width: 450, samples: 8, difference: 6 };

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

async function check(id: GarmentId, body: BodyName): Promise<boolean> {
  const now = await runBlender(id, body, CHECK.samples, CHECK.width);
  const { plane, difference } = await measureDrift(await readGarmentPlate(id, body), now);
  console.log(`${id} ${body}: differs by ${difference.toFixed(1)} of ${CHECK.difference} in ${plane}`);
  return difference <= CHECK.difference;
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
    else if (!(await check(id, body))) process.exitCode = 1;
  }
  if (!values.check) await writeTestPicture(id);
}
