import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '../../../../../test/test-folder.ts';
import { type Entry, openBook } from './book.ts';

const paid = (order: string): Entry => ({ is: 'paid', order, transaction: `of ${order}`, at: 1 });

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a line that was cut short was never acknowledged: what comes next stands in its place, whole', async () => {
  const first = openBook(folder);
  first.write(paid('one, 一'));
  first.close();
  const file = path.join(folder, 'book.jsonl');
  await appendFile(file, '{"is":"paid","order":"two","tra');
  const second = openBook(folder);
  expect([second.entries, second.write(paid('three'))]).toEqual([[paid('one, 一'), paid('three')], 1]);
  second.close();
  const third = openBook(folder);
  expect(third.entries).toEqual([paid('one, 一'), paid('three')]);
  third.close();
  expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
});
