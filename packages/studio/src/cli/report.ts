import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { THEME_CATALOGUE } from '../catalogue/index.ts';
import { type Studio, startStudio } from '../index.ts';
import { reportPage } from './report-page.ts';
import { type ShotTheme, shootTheme } from './shoot-theme.ts';

const USAGE = `npm run studio:report -- PHOTO… [--theme ID]… [--out FOLDER]
Shoots every theme of every PHOTO as a user gets it, and writes one page that shows them side by side with the time, the
likeness, and how different the sheets are.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { theme: { type: 'string', multiple: true }, out: { type: 'string', default: 'studio-report' } },
});

if (positionals.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const studio = startStudio();
  try {
    await writeReport(studio);
  } finally {
    await studio.close();
  }
}

async function writeReport(studio: Studio): Promise<void> {
  await mkdir(values.out, { recursive: true });
  const themes = THEME_CATALOGUE.filter(({ id }) => !values.theme || values.theme.includes(id));
  const plates = new Map<string, Uint8Array>();
  for (const photo of positionals) plates.set(photo, (await studio.prepare(await readFile(photo))).plate);
  const rows: ShotTheme[] = [];
  for (const theme of themes) {
    if (theme.people.min > 1) continue;
    for (const [index, photo] of positionals.entries()) {
      const bytes = plates.get(photo);
      if (!bytes) continue;
      const picture = `${theme.id}-${index + 1}.jpg`;
      const row = await shootTheme(studio, theme.id, { key: photo, bytes }, path.join(values.out, picture));
      rows.push({ ...row, picture });
      console.log(
        `${theme.id} ${path.basename(photo)}: first ${row.firstS.toFixed(2)} s, all ${row.allS.toFixed(1)} s, ` +
          `likeness ${row.likenessMin.toFixed(0)} to ${row.likenessMax.toFixed(0)}, dropped ${row.dropped}, refused ${row.refused}, ` +
          `difference from ${row.differenceMin.toFixed(2)}, median ${row.differenceMedian.toFixed(2)}`,
      );
    }
  }
  const page = path.join(values.out, 'index.html');
  await writeFile(page, reportPage(rows, positionals.length));
  const times = rows.map(({ allS }) => allS).sort((a, b) => a - b);
  console.log(`twenty sheets: median ${times[times.length >> 1]?.toFixed(1)} s, slowest ${times.at(-1)?.toFixed(1)} s`);
  console.log(`written: ${page}`);
}
