import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolder } from '../../../../../test/test-folder.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('does not start in production where another stand-in alone is allowed', () => {
  const book = path.join(folder, 'book');
  const env = { ...process.env, NODE_ENV: 'production', KINORA_ALLOW_SANDBOX: 'sms-inbox' };
  const { status, stderr, stdout } = spawnSync(process.execPath, [MAIN, book], { env, encoding: 'utf8' });
  expect([status, stdout, existsSync(book)]).toEqual([1, '', false]);
  expect(stderr).toContain('for development and tests alone');
});
