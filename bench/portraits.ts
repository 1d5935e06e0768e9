/** Twenty portraits through the real server: `npm run bench -- portraits [theme …]`, or `all` for every theme. */
import os from 'node:os';
import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import { median, reportFigures } from './figures.ts';
import { ProductClient } from './product-client.ts';
import { readStudioPeakMb, withServer } from './server-process.ts';
import { type ShootTimes, shootTwenty } from './shoot-twenty.ts';

const WARM_ROUNDS = 3;

const named = process.argv.slice(2);
const everyTheme = THEME_CATALOGUE.filter(({ people }) => people.min === 1).map(({ id }) => id);
const themes = named.includes('all') ? everyTheme : named.length > 0 ? named : ['city-evening'];

function printShoot(theme: string, kind: string, { firstS, allS }: ShootTimes): void {
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(`${theme} ${kind}: first ${firstS.toFixed(2)} s, twenty ${allS.toFixed(1)} s (load ${load})`);
}

await withServer(async (server) => {
  const client = new ProductClient(server.address);
  await client.signUp();
  const face = await client.addSampleFace();

  const typical: ShootTimes[] = [];
  for (const theme of themes) {
    printShoot(theme, 'cold', await shootTwenty(client, theme, face));
    const rounds: ShootTimes[] = [];
    for (let round = 0; round < WARM_ROUNDS; round++) {
      const times = await shootTwenty(client, theme, face);
      printShoot(theme, 'warm', times);
      rounds.push(times);
    }
    typical.push({ firstS: median(rounds.map(({ firstS }) => firstS)), allS: median(rounds.map(({ allS }) => allS)) });
  }

  const peakMb = await readStudioPeakMb(server.pid);
  reportFigures([
    { name: 'twenty portraits, warm', value: Math.max(...typical.map(({ allS }) => allS)), unit: 's', atMost: 10 },
    {
      name: 'first portrait after the tap',
      value: Math.max(...typical.map(({ firstS }) => firstS)),
      unit: 's',
      atMost: 1.5,
    },
    ...(peakMb === undefined
      ? []
      : [{ name: 'peak memory of the studio', value: peakMb / 1000, unit: 'GB', atMost: 1.2 }]),
  ]);
});
