import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeArea } from '../environment/area.ts';
import { AREAS } from './declared-variables.ts';
import { renderHelp, renderPage, VARIABLE_NAMES } from './describe-variables.ts';

const page = new URL('../../../../docs/configuration.md', import.meta.url);

test('the page says what the declarations say: else run `npm run docs:configuration`', async () => {
  expect(await readFile(page, 'utf8')).toBe(renderPage());
});

test('the help names every variable, and no line of it is wider than a terminal', () => {
  const help = renderHelp();
  for (const name of VARIABLE_NAMES) expect(help).toContain(`  ${name} (`);
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('every variable is declared once, with what it does, what is allowed and a default', () => {
  const all = AREAS.flatMap(describeArea);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { description, allowed, shownDefault } of all) {
    expect(description).toMatch(/\.$/);
    expect([allowed, shownDefault]).not.toContain('');
  }
});
