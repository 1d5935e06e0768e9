import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOADABLE_LOCALES, type LoadableLocale } from '@kinora/locales';
import { APP_AREAS } from '../packages/client/src/app/app-areas.ts';
import { PAGE_TABLE } from '../packages/client/src/navigation/page-table.ts';
import { reportFigures } from './figures.ts';

/** Script that the first screen may load, gzip (the budget of README). */
const BUDGET_KB = 110;
/** Texts that the first screens load in one language, gzip. */
const TEXTS_BUDGET_KB = 12;

const dist = path.join(import.meta.dirname, '../apps/web/dist');
const page = path.join(dist, 'index.html');
if (!existsSync(page)) {
  console.error('Build the web page first: npm run build');
  process.exit(1);
}

const html = readFileSync(page, 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file = '']) => file);
/** What the first script fetches: the app, and the code of the welcome page. */
const listed: { app: string[]; pages: { welcome: string[] } } = JSON.parse(
  /<script type="application\/json" id="first-files">([^<]+)</.exec(html)?.[1] ?? '',
);
const entries = [...linked, ...listed.app, ...listed.pages.welcome];

/** The chunk and all that it imports before it can run. */
function withImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
    withImports(path.join(path.dirname(file), target), found);
  }
  return found;
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

const files = entries.reduce((found, file) => withImports(file, found), new Set<string>());
const sizes = [...files].map((file) => ({ file, bytes: gzipBytes(file) }));
sizes.sort((one, other) => other.bytes - one.bytes);
for (const { file, bytes } of sizes) console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}`);

const assets = readdirSync(path.join(dist, 'assets'));
const findTexts = (name: string): string[] =>
  assets.filter((file) => file.startsWith(`${name}-`) && /^.{8}\.js$/.test(file.slice(name.length + 1)));

/** What the texts of the app, welcome and the themes weigh: the first areas of a locale, and the others that these pages ask for. */
function textsKb(locale: LoadableLocale): number {
  const own = [...APP_AREAS, ...PAGE_TABLE.welcome.texts, ...PAGE_TABLE.visit.texts].flatMap((area) =>
    findTexts(`locale.${locale}.${area}`),
  );
  const chunks = [...findTexts(`locale.${locale}`), ...own].reduce(
    (found, file) => withImports(`assets/${file}`, found),
    new Set<string>(),
  );
  const texts = [...chunks].filter((file) => file.startsWith('assets/locale.'));
  return texts.reduce((sum, file) => sum + gzipBytes(file), 0) / 1024;
}

const totalKb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
const [largest = 'zh-Hans'] = LOADABLE_LOCALES.toSorted((one, other) => textsKb(other) - textsKb(one));
reportFigures([
  { name: 'script of the first screen, gzip', value: totalKb, unit: 'KB', atMost: BUDGET_KB },
  {
    name: 'texts of welcome and Photos in zh-Hans, gzip',
    value: textsKb('zh-Hans'),
    unit: 'KB',
    atMost: TEXTS_BUDGET_KB,
  },
  {
    name: `texts of welcome and Photos in ${largest}, gzip`,
    value: textsKb(largest),
    unit: 'KB',
    atMost: TEXTS_BUDGET_KB,
  },
]);
