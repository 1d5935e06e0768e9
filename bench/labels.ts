/** What the labels add to a picture as it leaves: time on this thread, and bytes. */
import { labelPicture, labelQuietly, makeCredentials, openSigner } from '@kinora/provenance/node';
import sharp from 'sharp';
import { median, reportFigures } from './figures.ts';

const ROUNDS = 15;
const TARGET_MS = 40;
const PORTRAIT = new URL('../packages/studio/src/themes/city-evening/pictures/sample-1.jpg', import.meta.url).pathname;

// As in the server: one picture at a time must not take every core from the shoot.
sharp.concurrency(1);
const credentials = openSigner(await makeCredentials('Bench', Date.now()));
const producer = { code: 'Kinora', tool: 'Kinora', toolVersion: '0', credentials };
const origin = { produceId: '0'.repeat(32), createdAtMs: Date.now() };
const sheetOf = (widthPx: number) =>
  sharp(PORTRAIT)
    .resize(widthPx, (widthPx * 4) / 3)
    .jpeg({ quality: 88 })
    .toBuffer();

async function measure(bytes: Uint8Array, label: (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array) {
  const times: number[] = [];
  let labelled = await label(bytes);
  for (let round = 0; round < ROUNDS; round++) {
    const startMs = performance.now();
    labelled = await label(bytes);
    times.push(performance.now() - startMs);
  }
  return { ms: median(times), addedKb: (labelled.length - bytes.length) / 1000 };
}

const [cover, sheet, large] = await Promise.all([384, 768, 3072].map(sheetOf));
if (!cover || !sheet || !large) throw new Error('no picture to label');
const whole = (bytes: Uint8Array) => labelPicture(bytes, 'zh', producer, origin);
const small = await measure(cover, (bytes) => labelQuietly(bytes, producer, origin));
const portrait = await measure(sheet, whole);
const fourK = await measure(large, whole);

reportFigures([
  { name: 'a cover: implicit label', value: small.ms, unit: 'ms' },
  { name: 'a cover: bytes added', value: small.addedKb, unit: 'KB' },
  { name: 'a portrait of 768 × 1024: mark, label, signature', value: portrait.ms, unit: 'ms', atMost: TARGET_MS },
  { name: 'a portrait: bytes added', value: portrait.addedKb, unit: 'KB' },
  { name: 'a portrait of 3072 × 4096', value: fourK.ms, unit: 'ms' },
  { name: 'a portrait of 3072 × 4096: bytes added', value: fourK.addedKb, unit: 'KB' },
]);
