import sharp from 'sharp';
import { ABOUT_SETS, readPlate } from '../open-set.ts';
import { camerasOf } from './cameras-of.ts';
import { shootCamera } from './shoot-camera.ts';

/** Thumbnails: what a script shows, not how well. Fewer samples leave rooms that are lit through a door to chance. */
const THUMBNAIL = { renderPx: 96, widthPx: 48, samples: 48 };
/** Mean difference of a thumbnail's bytes that noise explains; another lamp, colour or place is more. */
const TOLERANCE = 7;
const LIGHT_TOLERANCE = 0.2;

const only = process.argv.slice(2);
let failed = 0;
for (const [id, { cameras }] of Object.entries(ABOUT_SETS)) {
  if (only.length > 0 && !only.includes(id)) continue;
  const declared = await camerasOf(id);
  const missing = Object.keys(cameras).filter((camera) => !declared.includes(camera));
  if (missing.length > 0) report(`${id}: the script has no camera ${missing.join(', ')}`);
  for (const camera of declared) {
    if (cameras[camera]) await check(id, camera, cameras[camera].harmonics);
    else report(`${id}/${camera}: not rendered; npm run sets:render -- ${id} ${camera}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;

/** Compares what the script gives now with the plate and the light that were committed. */
async function check(id: string, camera: string, known: readonly (readonly number[])[]): Promise<void> {
  const { pixels, harmonics } = await shootCamera(id, camera, THUMBNAIL);
  const width = THUMBNAIL.widthPx;
  const { data } = await sharp(readPlate(id as never, camera as never))
    .resize(width, (width * 4) / 3, { kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const apart = pixels.reduce((sum, value, i) => sum + Math.abs(value - (data[i] ?? 0)), 0) / pixels.length;
  const light = Math.max(...harmonics.flatMap((colour, k) => colour.map((v, c) => Math.abs(v - (known[k]?.[c] ?? 0)))));
  const isSame = apart <= TOLERANCE && light <= LIGHT_TOLERANCE;
  const measured = `${apart.toFixed(1)} of ${TOLERANCE}, light ${light.toFixed(2)} of ${LIGHT_TOLERANCE}`;
  if (isSame) console.log(`${id}/${camera}: ${measured}`);
  else report(`${id}/${camera}: the plate is not what its script gives: ${measured}`);
}

function report(line: string): void {
  failed++;
  console.error(line);
}
