import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shapePath } from './icon-path';
import { iconShapes } from './icon-shapes';

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
