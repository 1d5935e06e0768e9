import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { bootstrapConfig, COMMANDS } from '../../packages/contract/src/index.ts';

const root = fileURLToPath(new URL('../../packages/client/src/', import.meta.url));
let production = '';
beforeAll(async () => {
  for await (const file of glob('**/*.{ts,tsx}', { cwd: root })) {
    if (!/\.test\.tsx?$/.test(file)) production += readFileSync(root + file, 'utf8');
  }
});

/** Named by what reads it: as a property, in a destructuring, as the key of a choice, or as the name of a figure. */
const isRead = (flag) => new RegExp(`\\.${flag}\\b|[{,]\\s*${flag}\\s*[,}:=]|'${flag}'`).test(production);

it.each([
  ...Object.keys(COMMANDS.GLOBALCONF.response.shape),
  ...Object.keys(COMMANDS.QUERYAGEOP.response.shape),
  ...Object.keys(bootstrapConfig.shape),
])('the flag %s of the configuration is read by a screen', (flag) => {
  expect(isRead(flag)).toBe(true);
});

it('would miss one that nobody reads', () => {
  expect(isRead('propcard')).toBe(false);
});
