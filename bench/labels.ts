/** What the labels add to a picture or a video as it leaves: time on this thread, and bytes. */
import { randomBytes } from 'node:crypto';
import { labelCover, labelMarked, labelPicture, makeCredentials, openSigner } from '@kinora/provenance/node';
import sharp from 'sharp';
import { median, reportFigures } from './figures.ts';

const ROUNDS = 15;
const TARGET_MS = 40;
/** As long as five seconds of 1080 × 1920 with a lively background. */
const VIDEO_BYTES = 4_000_000;
const PORTRAIT = new URL('../packages/theme-pictures/city-evening/sample-1.jpg', import.meta.url).pathname;

// As in the server: one picture at a time must not take every core from the shoot.
sharp.concurrency(1);
const credentials = openSigner(await makeCredentials('Bench', Date.now()));
const producer = { code: 'Kinora', tool: 'Kinora', toolVersion: '0', credentials };
const origin = { produceId: '0'.repeat(32), createdAtMs: Date.now() };
const sheetOf = (widthPx: number) =>
  sharp(PORTRAIT)
    .resize(widthPx, (widthPx * 4) / 3)
    .jpeg({ quality: widthPx < 768 ? 82 : 88 })
    .toBuffer();

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 4, 'latin1');
  const whole = Buffer.concat([head, ...content]);
  whole.writeUInt32BE(whole.length);
  return whole;
}

/** Boxes without a picture to play: labels read and hash them, and decode nothing. */
const video = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\0\0')),
  box('moov', box('mvhd', Buffer.alloc(100))),
  box('mdat', randomBytes(VIDEO_BYTES)),
]);

async function measure(bytes: Uint8Array, label: (bytes: Uint8Array) => Promise<Uint8Array>) {
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
const small = await measure(cover, (bytes) => labelCover(bytes, 'zh', producer, origin));
const portrait = await measure(sheet, whole);
const webp = await measure(await sharp(sheet).webp({ quality: 88 }).toBuffer(), whole);
const fourK = await measure(large, whole);
const film = await measure(video, (bytes) => labelMarked(bytes, producer, origin));

reportFigures([
  { name: 'a cover of 384 × 512: mark, label, signature', value: small.ms, unit: 'ms', atMost: TARGET_MS },
  { name: 'a cover: bytes added', value: small.addedKb, unit: 'KB' },
  { name: 'a portrait of 768 × 1024', value: portrait.ms, unit: 'ms', atMost: TARGET_MS },
  { name: 'a portrait: bytes added', value: portrait.addedKb, unit: 'KB' },
  { name: 'a portrait as WebP', value: webp.ms, unit: 'ms' },
  { name: 'a portrait of 3072 × 4096', value: fourK.ms, unit: 'ms' },
  { name: 'a portrait of 3072 × 4096: bytes added', value: fourK.addedKb, unit: 'KB' },
  { name: 'a video of 4 MB: label, signature', value: film.ms, unit: 'ms', atMost: TARGET_MS },
  { name: 'a video: bytes added', value: film.addedKb, unit: 'KB' },
]);
