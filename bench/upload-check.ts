import { type Studio, startStudio } from '@kinora/studio';
import { median, reportFigures, secondsSince } from './figures.ts';
import { makePhonePhoto } from './phone-photo.ts';
import { ProductClient } from './product-client.ts';
import { withServer } from './server-process.ts';

const ROUNDS = 5;
const CHECK_TARGET_S = 1.5;
const TOGETHER_TARGET_S = 6;
const POLL_MS = 20;

interface Times {
  coldS: number;
  warmS: number;
}

/** The first time, models and all, and the median of those that follow. */
async function measure(check: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const startMs = performance.now();
    await check();
    times.push(secondsSince(startMs));
  }
  const [coldS = Number.NaN, ...warm] = times;
  return { coldS, warmS: median(warm) };
}

const photo = await makePhonePhoto();
console.log(`a photo of 12 megapixels, ${(photo.length / 1e6).toFixed(1)} MB`);

/** What is kept of a photo that passes. */
async function check(studio: Studio): Promise<Uint8Array> {
  const report = await studio.inspect(photo);
  if (!report.isAccepted) throw new Error(`the studio refuses the photo: ${JSON.stringify(report.refusal)}`);
  return report.compressed?.jpeg ?? photo;
}

const studio = startStudio({ threads: 1 });
const alone = await measure(() => check(studio));
const together = await measure(async () => studio.prepare(await check(studio)));
await studio.close();

async function uploadCheck(client: ProductClient): Promise<string> {
  const report = await client.uploadPhoto(photo);
  if (!report.is_passed || !report.binaryurl) throw new Error(`UPLOADCHECK refuses the photo: ${report.problem}`);
  return report.binaryurl;
}

async function uploadFace(client: ProductClient): Promise<void> {
  const { id } = await client.call('UPLOADFACE', { binaryurl: await uploadCheck(client) });
  await client.waitForFace(id, POLL_MS);
}

const whole = await withServer(async (server) => {
  const client = new ProductClient(server.address);
  await client.signUp(server.inbox);
  const checked = await measure(() => uploadCheck(client));
  // Once: the covers that follow it would take part in every other round.
  const startMs = performance.now();
  await uploadFace(client);
  return { checked, readyS: secondsSince(startMs) };
});

reportFigures([
  { name: 'check by the studio alone, models not loaded', value: alone.coldS, unit: 's' },
  { name: 'check by the studio alone', value: alone.warmS, unit: 's', atMost: CHECK_TARGET_S },
  { name: 'check and the first preparation', value: together.coldS, unit: 's' },
  { name: 'check and preparation by the studio alone', value: together.warmS, unit: 's', atMost: TOGETHER_TARGET_S },
  { name: 'UPLOADCHECK, the first after the start', value: whole.checked.coldS, unit: 's' },
  { name: 'UPLOADCHECK', value: whole.checked.warmS, unit: 's', atMost: CHECK_TARGET_S },
  { name: 'UPLOADCHECK, UPLOADFACE until the face is ready', value: whole.readyS, unit: 's' },
]);
