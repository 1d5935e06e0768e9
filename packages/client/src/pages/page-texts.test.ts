import { AREAS, type Area, loadAreas } from '@kinora/locales';
import { expect, test } from 'vitest';
import { APP_AREAS, NEWS_AREAS } from '../app/app-areas';
import { entryOf, folderOf, PAGE_NAMES } from '../navigation/page-table';

// The client is checked without Node's types; a test may still read files.
type Files = { readFileSync(file: URL, encoding: 'utf8'): string; existsSync(file: URL): boolean };
const nodeFiles = 'node:fs';
const files: Files = await import(/* @vite-ignore */ nodeFiles);

const CLIENT = new URL('../', import.meta.url);
const LOCALES = new URL('../../../locales/src/', import.meta.url);
const ENDINGS = ['.web.tsx', '.web.ts', '.tsx', '.ts', ''];

/** Every key of the source and the area that it stands in. */
const areaOfKey = new Map<string, Area>();
for (const area of AREAS) for (const key of Object.keys(await loadAreas('zh-Hans', [area]))) areaOfKey.set(key, area);

const read = (file: URL): string => files.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function resolve(target: string, from: URL): URL[] {
  const found = ENDINGS.map((ending) => new URL(target + ending, from)).find(
    (file) => /\.tsx?$/.test(file.href) && files.existsSync(file),
  );
  return found ? [found] : [];
}

/** The files of @kinora/locales that hold the names which are imported from it. */
function localeFiles(names: string): URL[] {
  const modules = [...read(new URL('index.ts', LOCALES)).matchAll(/export \* from '(\.[^']+)'/g)];
  return modules
    .map(([, target = '']) => new URL(target, LOCALES))
    .filter((file) =>
      [...read(file).matchAll(/export (?:async )?(?:function|const) (\w+)/g)].some(([, name = '']) =>
        new RegExp(String.raw`\b${name}\b`).test(names),
      ),
    )
    .filter((file) => !file.href.endsWith('/load.ts'));
}

/** What a file brings with it, at once or when it asks for it; types bring nothing, and a page's code is not the app's. */
function importsOf(file: URL): URL[] {
  const code = read(file);
  const targets = [...code.matchAll(/\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)|\bimport '(\.[^']+)'/g)]
    .filter(({ index }) => !/\b(?:import|export) type [^;]*$/.test(code.slice(0, index)))
    .flatMap(([, from, lazy, bare]) => resolve(from ?? lazy ?? bare ?? '', file));
  const own = [...code.matchAll(/import (?!type )([^;]*?) from '@kinora\/locales'/g)].map(([, names = '']) => names);
  return [...targets, ...own.flatMap(localeFiles)];
}

function filesFrom(start: URL, isLeftOut: (file: URL) => boolean = () => false): URL[] {
  const seen = new Map<string, URL>();
  const open = [start];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file.href) || isLeftOut(file)) continue;
    seen.set(file.href, file);
    open.push(...importsOf(file));
  }
  return [...seen.values()];
}

/** The keys that a file names: written out, or made at run time as `album.recent-${kind}` is. */
function keysOf(file: URL): string[] {
  const code = read(file);
  const written = [...code.matchAll(/'([a-z][\w.-]*)'/g)]
    .map(([, key = '']) => key)
    .filter((key) => areaOfKey.has(key));
  const patterns = [...code.matchAll(/`([a-z][a-z-]*\.[^`]*)`/g)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replace(/\./g, String.raw`\.`))
          .join('.+')}$`,
      ),
  );
  return [...written, ...[...areaOfKey.keys()].filter((key) => patterns.some((pattern) => pattern.test(key)))];
}

/** The areas that code asks for, each with the files that do. */
function areasOf(code: readonly URL[]): Map<Area, string[]> {
  const areas = new Map<Area, string[]>();
  for (const file of code)
    for (const area of new Set(keysOf(file).flatMap((key) => areaOfKey.get(key) ?? [])))
      areas.set(area, [...(areas.get(area) ?? []), file.href.slice(CLIENT.href.length)]);
  return areas;
}

const isPage = (file: URL): boolean => /\/[a-z-]+-page(?:\.web)?\.tsx$/.test(file.href);

test.each(PAGE_NAMES)('the page %s has the areas that its texts stand in, and no other', (page) => {
  const [file] = resolve(`./${folderOf(page)}/${folderOf(page)}-page`, new URL(import.meta.url));
  if (!file) throw new Error(`No code of the page ${page}`);
  const used = areasOf(filesFrom(file));
  for (const area of APP_AREAS) used.delete(area);
  const told = JSON.stringify(Object.fromEntries(used), null, 1);
  expect([...used.keys()].sort(), told).toEqual([...entryOf(page).texts].sort());
});

test('the app around the pages has the areas of its texts', () => {
  const used = areasOf(filesFrom(new URL('app/start.web.tsx', CLIENT), isPage));
  const needed = [...used.keys()].sort();
  expect(needed, JSON.stringify(Object.fromEntries(used), null, 1)).toEqual([...APP_AREAS, ...NEWS_AREAS].sort());
});

test('every area is of some page', () => {
  const declared = new Set<Area>([...APP_AREAS, ...NEWS_AREAS, ...PAGE_NAMES.flatMap((page) => entryOf(page).texts)]);
  expect(AREAS.filter((area) => !declared.has(area))).toEqual([]);
});
