import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claimFile, oneAtATime } from './one-at-a-time.mjs';

const newName = () => `one-at-a-time ${process.pid} ${Math.random()}`;

test('work of one name waits for work of the same name', async () => {
  const name = newName();
  const seen = [];
  const work = (id) => async () => {
    seen.push(`${id} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${id} ends`);
  };
  await Promise.all([oneAtATime(name, work(1)), oneAtATime(name, work(2))]);
  expect(seen).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
  expect(existsSync(claimFile(name))).toBe(false);
});

test('a process that died in the middle holds nobody up', async () => {
  const name = newName();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(claimFile(name), String(pid));
  expect(await oneAtATime(name, () => 'done')).toBe('done');
});

test('work that fails lets the next one begin', async () => {
  const name = newName();
  await expect(oneAtATime(name, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(await oneAtATime(name, () => 'done')).toBe('done');
});
