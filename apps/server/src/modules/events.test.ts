import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const modules = import.meta.dirname;
const definitions = path.join(modules, '../events');
const read = (file: string): string => readFileSync(file, 'utf8');

const events = globSync('*-events.ts', { cwd: definitions }).flatMap((file) =>
  [...read(path.join(definitions, file)).matchAll(/^export const (\w+) = defineEvent\b/gm)].map(
    ([, name = '']) => name,
  ),
);
const files = globSync('*/*.ts', { cwd: modules })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, area: path.dirname(file), text: read(path.join(modules, file)) }));
type ModuleFile = (typeof files)[number];

const publishes = (event: string) => new RegExp(`\\bpublish\\([^;]*?\\b${event}\\b`);
const follows = (event: string) => new RegExp(`\\b(?:atOnce|afterwards)\\(\\s*${event}\\b`);

/** Areas that a file imports, but its own. */
function importedAreas({ file, area, text }: ModuleFile): string[] {
  return [...text.matchAll(/\bfrom '(\.\.?\/[^']+)'/g)]
    .map(([, target = '']) => path.normalize(path.join(path.dirname(file), target)).split(path.sep)[0] ?? '')
    .filter((name) => name !== area && name !== '..');
}

it('finds the events', () => {
  expect(events.length).toBeGreaterThan(8);
});

it.each(events)('%s is published, and followed', (event) => {
  expect(files.some(({ text }) => publishes(event).test(text))).toBe(true);
  expect(files.some(({ text }) => follows(event).test(text))).toBe(true);
});

it.each(events)('who publishes %s knows nobody who follows it, and the reverse', (event) => {
  const publishers = files.filter(({ text }) => publishes(event).test(text));
  const followers = files.filter(({ text }) => follows(event).test(text));
  const knowing = (some: readonly ModuleFile[], others: readonly ModuleFile[]) =>
    some.flatMap((one) =>
      importedAreas(one)
        .filter((area) => others.some((other) => other.area === area))
        .map((area) => `${one.file} imports ${area}`),
    );
  expect([...knowing(publishers, followers), ...knowing(followers, publishers)]).toEqual([]);
});
