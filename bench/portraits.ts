/** Twenty portraits through the real server: `npm run bench -- portraits [theme …]`, or `all` for every theme. */
import os from 'node:os';
import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import { type Figure, median, reportFigures } from './figures.ts';
import { ProductClient } from './product-client.ts';
import { readStudioPeakMb, withServer } from './server-process.ts';
import { type ShootTimes, shootTwenty } from './shoot-twenty.ts';

const named = process.argv.slice(2);
const isEvery = named.includes('all');
const themes = isEvery ? THEME_CATALOGUE.map(({ id }) => id) : named.length > 0 ? named : ['city-evening'];
/** Of every theme one after the cold one is enough: the median is that of fifty. */
const WARM_ROUNDS = isEvery ? 1 : 3;

function printShoot(theme: string, kind: string, { firstS, allS }: ShootTimes): void {
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(`${theme} ${kind}: first ${firstS.toFixed(2)} s, twenty ${allS.toFixed(1)} s (load ${load})`);
}

await withServer(async (server) => {
  const client = new ProductClient(server.address);
  await client.signUp(server.inbox);
  const faces = [await client.addSampleFace()];

  const typical: ShootTimes[] = [];
  for (const theme of themes) {
    printShoot(theme, 'cold', await shootTwenty(client, theme, faces));
    const rounds: ShootTimes[] = [];
    for (let round = 0; round < WARM_ROUNDS; round++) {
      const times = await shootTwenty(client, theme, faces);
      printShoot(theme, 'warm', times);
      rounds.push(times);
    }
    typical.push({ firstS: median(rounds.map(({ firstS }) => firstS)), allS: median(rounds.map(({ allS }) => allS)) });
  }

  const all = typical.map(({ allS }) => allS);
  const first = typical.map(({ firstS }) => firstS);
  const peakMb = await readStudioPeakMb(server.pid);
  const figures: Figure[] = [
    { name: 'twenty portraits, warm, median of the themes', value: median(all), unit: 's', atMost: 7 },
    { name: 'twenty portraits, warm, slowest theme', value: Math.max(...all), unit: 's', atMost: 10 },
    { name: 'first portrait after the tap, median', value: median(first), unit: 's', atMost: 1 },
    { name: 'first portrait after the tap, slowest theme', value: Math.max(...first), unit: 's', atMost: 1.5 },
  ];
  if (peakMb !== undefined)
    figures.push({ name: 'peak memory of the studio', value: peakMb / 1000, unit: 'GB', atMost: 1 });
  reportFigures(figures);
});
