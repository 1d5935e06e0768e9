import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { THEME_CATALOGUE } from '../catalogue/index.ts';
import { type CustomRecipe, MOST_PICTURES, recipeOf, understand } from '../custom/index.ts';
import { type JudgedSheet, type StoredPlate, type Studio, startStudio } from '../index.ts';
import { findSubject } from '../subjects/find-subject.ts';
import { writeDraftSheet } from './draft-sheet.ts';
import { writeContactSheet } from './write-contact-sheet.ts';

const USAGE = `npm run studio:sheet -- PHOTO [PHOTO] [--theme ID] [--out FILE] [--seed N] [--threads N] [--draft] [--custom TEXT] [--count N]
Shoots every sheet of a theme of the person in PHOTO, or of two people together, and writes them as one contact sheet (.jpg or .png).
--draft: at half size, without the likeness gate, in two seconds; prints which sheets are too alike (of a theme in the compositions' order).
--custom: what a description makes, 4 to 12 pictures; prints what was understood.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'studio-grey' },
    out: { type: 'string', default: 'sheet.jpg' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string' },
    draft: { type: 'boolean', default: false },
    custom: { type: 'string' },
    count: { type: 'string', default: String(MOST_PICTURES) },
  },
});
if (positionals.length === 0) {
  console.error(USAGE);
  console.error(`Themes: ${THEME_CATALOGUE.map(({ id }) => id).join(', ')}`);
  process.exitCode = 2;
} else if (values.draft) {
  await writeDraftSheet(await findSubject(readSubject(), positionals.length), positionals, values.out);
} else {
  const studio = startStudio(values.threads === undefined ? {} : { threads: Number(values.threads) });
  try {
    process.exitCode = await shootContactSheet(studio, positionals);
  } finally {
    await studio.close();
  }
}

/** What the command line asks for: a description, or a theme. */
function readSubject(): { themeId: string; recipe?: CustomRecipe } {
  if (values.custom === undefined) return { themeId: values.theme ?? THEME_CATALOGUE[0]?.id ?? '' };
  const understood = understand(values.custom);
  console.log(
    'understood:',
    understood.found.map(({ concept, words }) => `${concept} (${words})`).join(', ') || 'nothing',
  );
  console.log('without:', understood.without.map(({ concept }) => concept).join(', ') || 'nothing');
  return { themeId: 'custom', recipe: recipeOf(understood, [], Number(values.count)) };
}

async function shootContactSheet(studio: Studio, files: readonly string[]): Promise<number> {
  const plates: StoredPlate[] = [];
  for (const file of files) {
    const plate = await preparePerson(studio, file);
    if (!plate) return 1;
    plates.push(plate);
  }
  const subject = readSubject();
  const count = (await findSubject(subject)).sheets.length;
  const shoot = (sheet: number): Promise<JudgedSheet> =>
    studio.shoot({ ...subject, sheet, seed: Number(values.seed), plates });
  const sheets = await timed(`${count} sheets`, Promise.all(Array.from({ length: count }, (_, sheet) => shoot(sheet))));
  sheets.forEach((sheet, i) => {
    console.log(`${i}: distance ${sheet.dropped ? `${sheet.distance.toFixed(2)}, dropped` : distancesOf(sheet)}`);
  });
  await writeContactSheet(
    sheets.flatMap((sheet) => (sheet.dropped ? [] : [sheet.jpeg])),
    values.out,
  );
  console.log(`written: ${values.out}`);
  return 0;
}

/** The plate of a photo, unless the photo is refused. */
async function preparePerson(studio: Studio, file: string): Promise<StoredPlate | undefined> {
  const bytes = await readFile(file);
  const report = await timed(`inspect ${file}`, studio.inspect(bytes));
  if (!report.isAccepted) {
    console.error('The photo is refused:', report.refusal);
    return undefined;
  }
  console.log(`${report.gender}, about ${Math.round(report.age)}; warnings: ${report.warnings.join(', ') || 'none'}`);
  const { plate } = await timed('prepare', studio.prepare(bytes));
  return { key: file, bytes: plate };
}

/** Each person's distance, in the order of the photos. */
function distancesOf({ faces }: Exclude<JudgedSheet, { dropped: true }>): string {
  const ofPeople = new Map(faces.map(({ plateIndex, distance }) => [plateIndex, distance]));
  return [...ofPeople.keys()]
    .sort()
    .map((person) => (ofPeople.get(person) ?? 0).toFixed(2))
    .join(' and ');
}

async function timed<T>(what: string, work: Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work;
  console.log(`${what}: ${Math.round(performance.now() - start)} ms`);
  return result;
}
