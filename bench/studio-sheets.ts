/** Wall and CPU time of every sheet of a theme on one thread: `node bench/studio-sheets.ts [photo[,photo]] [theme …]`. */
import { readFile } from 'node:fs/promises';
import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import type { Plate } from '../packages/studio/src/plate.ts';
import { preparePlate } from '../packages/studio/src/prepare/prepare-plate.ts';
import { shootSheet } from '../packages/studio/src/shoot/shoot-sheet.ts';
import { findSubject } from '../packages/studio/src/subjects/find-subject.ts';
import { describeMachine } from './machine.ts';

const [photos, ...ids] = process.argv.slice(2);
const themes = ids.length > 0 ? ids : THEME_CATALOGUE.map(({ id }) => id);

console.log(`${describeMachine()}, one thread`);
const beganAt = performance.now();
const sample = new URL('../packages/studio/test/astronaut.png', import.meta.url);
const plates: Plate[] = [];
for (const photo of photos?.split(',') ?? [sample]) plates.push(await preparePlate(await readFile(photo)));
console.log(`prepare: ${Math.round(performance.now() - beganAt)} ms`);

for (const themeId of themes) {
  const subject = await findSubject({ themeId }, plates.length);
  for (const round of ['cold', 'warm'] as const) {
    const times: number[] = [];
    const usedBefore = process.cpuUsage();
    let worst = 0;
    let dropped = 0;
    for (let sheet = 0; sheet < subject.sheets.length; sheet++) {
      const from = performance.now();
      const result = await shootSheet(subject, { sheet, seed: 0, plates });
      times.push(performance.now() - from);
      worst = Math.max(worst, result.distance);
      if (result.dropped) dropped++;
    }
    const first = Math.round(times[0] ?? 0);
    const total = Math.round(times.reduce((a, b) => a + b, 0));
    times.sort((a, b) => a - b);
    const used = process.cpuUsage(usedBefore);
    const cpu = Math.round((used.user + used.system) / 1000);
    console.log(
      `${themeId} ${round}: first ${first} ms, median ${Math.round(times[10] ?? 0)} ms, slowest ${Math.round(times[19] ?? 0)} ms, ` +
        `twenty ${total} ms (CPU ${cpu} ms); largest distance ${worst.toFixed(2)}, dropped ${dropped}`,
    );
  }
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
