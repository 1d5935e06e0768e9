import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOCALES } from '@kinora/contract';
import { THEME_CATALOGUE, THEME_CATEGORIES } from '../catalogue/index.ts';
import { type StartingLook, startingLooks } from './starting-looks.ts';

const USAGE = `npm run studio:theme -- new NAME [--category CATEGORY]
Makes the folder of a theme that can be shot at once, to be made one's own. NAME is like winter-forest.
Categories: ${THEME_CATEGORIES.join(', ')}`;
/** Englishes that say only what differs from \`en\`. */
const VARIANTS: readonly string[] = ['en-ph', 'en-my'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { category: { type: 'string', default: 'studio' } },
});
const [verb, id = ''] = positionals;
const folder = fileURLToPath(new URL(`../themes/${id}/`, import.meta.url));
const category = THEME_CATEGORIES.find((one) => one === values.category);

const test = `import { describeTheme } from '../describe-theme.fixture.ts';
import { theme } from './theme.ts';

describeTheme(theme);
`;

if (verb !== 'new' || !/^[a-z]+(-[a-z]+)*$/.test(id) || !category) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (existsSync(folder)) {
  console.error(`There is a theme ${id} already: ${folder}`);
  process.exitCode = 1;
} else {
  await mkdir(folder);
  await writeFile(`${folder}about.json`, about());
  await writeFile(`${folder}theme.ts`, recipe());
  await writeFile(`${folder}theme.test.ts`, test);
  console.log(`${folder}
Now:  npm run studio:sheet -- packages/studio/test/astronaut.png --theme ${id} --draft --out sheet.png
then change the looks in theme.ts, write the names in about.json, and see packages/studio/src/themes/README.md.`);
}

function about(): string {
  const rank = THEME_CATALOGUE.filter((theme) => theme.category === category).length + 1;
  const locales = Object.keys(LOCALES).filter((locale) => !VARIANTS.includes(locale));
  // Empty: the theme's test fails until somebody who reads each language has named it.
  const texts = Object.fromEntries(locales.map((locale) => [locale, { name: '', about: '' }]));
  return `${JSON.stringify({ category, rank, people: { min: 1, max: 1 }, keywords: [], texts }, null, 2)}\n`;
}

function recipe(): string {
  // One line each: the formatter breaks what is too long.
  const looks = Object.entries(startingLooks()).map(([name, look]) => `    ${name}: ${write(look)},`);
  return `import { composeSheets, defineTheme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';

/** What the theme is about, in one line. */
export const theme = defineTheme({
  id: '${id}',
  sheets: composeSheets({
${looks.join('\n')}
  }),
});
`;
}

function write({ light, ...look }: StartingLook): string {
  const named = light.map((argument) => JSON.stringify(argument)).join(', ');
  return `${JSON.stringify(look).slice(0, -1)}, light: lightOf(${named}) }`;
}
