import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shapePath } from './icon-path';
import { iconShapes } from './icon-shapes';

// The client is checked without Node's types; a test may still read files.
type Files = {
  readFileSync(file: URL, encoding: 'utf8'): string;
  globSync(pattern: string, options: object): string[];
};
const nodeFiles = 'node:fs';
const files: Files = await import(/* @vite-ignore */ nodeFiles);

const components: ReadonlyMap<string, unknown> = new Map(Object.entries(lucide));
const pascalCase = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** The path of a lucide icon, read from what it draws. */
function lucidePath(name: string): string {
  const component = components.get(pascalCase(name));
  if (!component) throw new Error(`No lucide icon ${name}`);
  const markup = renderToStaticMarkup(createElement(component as typeof lucide.Camera));
  const shapes = [...markup.matchAll(/<(path|circle|rect|line|ellipse|polyline|polygon)\b([^>]*)>/g)];
  return shapes
    .map(([, tag = '', written = '']) => {
      const attributes = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
      return shapePath(tag, Object.fromEntries(attributes));
    })
    .join('');
}

test.each(Object.entries(iconShapes))('%s is drawn as lucide draws it', (_, [name, path]) => {
  expect(path).toBe(lucidePath(name));
});

test('every icon is used by a screen: all of them travel with the first one', () => {
  const root = new URL('../', import.meta.url);
  const sources = files
    .globSync('{app,features,lib,navigation,pages,ui}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith('ui/icon-shapes'))
    .map((file) => files.readFileSync(new URL(file, root), 'utf8'))
    .join('');
  const unused = Object.keys(iconShapes).filter((name) => !new RegExp(`['"]${name}['"]`).test(sources));
  expect(unused).toEqual([]);
});
