import * as simpleIcons from 'simple-icons';
import { expect, test } from 'vitest';
import { brandShapes } from './brand-shapes';

const bySlug = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]));

test.each(Object.entries(brandShapes))('the mark of %s is drawn as simple-icons draws it', (_, [slug, path]) => {
  expect(path).toBe(bySlug.get(slug));
});
