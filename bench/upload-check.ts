import { startStudio } from '@kinora/studio';
import { median, reportFigures, secondsSince } from './figures.ts';
import { makePhonePhoto } from './phone-photo.ts';
import { ProductClient } from './product-client.ts';
import { withServer } from './server-process.ts';

const ROUNDS = 5;
const TARGET_S = 1.5;

/** The first time, models and all, and the median of those that follow. */
async function measure(check: () => Promise<void>): Promise<{ coldS: number; warmS: number }> {
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

const studio = startStudio({ threads: 1 });
const alone = await measure(async () => {
  const report = await studio.inspect(photo);
  if (!report.isAccepted) throw new Error(`the studio refuses the photo: ${JSON.stringify(report.refusal)}`);
});
await studio.close();

const whole = await withServer(async (server) => {
  const client = new ProductClient(server.address);
  await client.signUp();
  return measure(async () => {
    const report = await client.uploadPhoto(photo);
    if (!report.is_passed) throw new Error(`UPLOADCHECK refuses the photo: ${report.problem}`);
  });
});

reportFigures([
  { name: 'the studio alone, models not loaded', value: alone.coldS, unit: 's' },
  { name: 'the studio alone', value: alone.warmS, unit: 's', atMost: TARGET_S },
  { name: 'UPLOADCHECK, the first after the start', value: whole.coldS, unit: 's' },
  { name: 'UPLOADCHECK', value: whole.warmS, unit: 's', atMost: TARGET_S },
]);
