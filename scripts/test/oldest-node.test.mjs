import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('../', import.meta.url));

/** What came after Node 20, on which every npm script may begin. */
const LATER =
  /\b(withResolvers|Promise\.try|fromAsync|groupBy|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|RegExp\.escape|globSync)\b|\bfs\.glob\b|import\s*\{[^}]*\bglob\b[^}]*\}\s*from 'node:fs/;

const scriptsThatBegin = async () => {
  const files = [];
  for await (const file of glob('**/*.mjs', { cwd: scripts })) if (!file.endsWith('.test.mjs')) files.push(file);
  return files;
};

it('no script needs more than the oldest Node', async () => {
  const files = await scriptsThatBegin();
  expect(files).toContain('run.mjs');
  expect(files.filter((file) => LATER.test(readFileSync(scripts + file, 'utf8')))).toEqual([]);
});

it('would tell of one that does', () => {
  expect(LATER.test('const { promise } = Promise.withResolvers();')).toBe(true);
});
