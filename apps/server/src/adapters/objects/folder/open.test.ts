import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTestFolder } from '../../../../test/test-folder.ts';
import type { MasterKey } from '../../../keys/master-keys.ts';
import { NoObjectError } from '../../ports/objects.ts';
import type { ServedObjects } from '../served-objects.ts';
import { openFolderObjects } from './open.ts';
import { SEGMENT_BYTES } from './sealed-file.ts';
import { URL_WINDOW_MS } from './signed-url.ts';

const masterKey = (id: string): MasterKey => ({ id, key: new Uint8Array(randomBytes(32)) });
const first = masterKey('k1');
const KEY = 'users/u1/photos/p1.jpg';
const jpeg = { contentType: 'image/jpeg' };

let folder: string;
let nowMs: number;
let objects: ServedObjects;
const open = (masterKeys: [MasterKey, ...MasterKey[]] = [first]): Promise<ServedObjects> =>
  openFolderObjects({ folder, leastFreeBytes: 0, masterKeys, publicUrl: '', now: () => nowMs });

beforeEach(async () => {
  folder = await makeTestFolder();
  nowMs = Date.UTC(2026, 0, 1);
  objects = await open();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function readRange(key: string, start: number, end: number): Promise<Buffer> {
  const object = await objects.openObject(key);
  const parts: Buffer[] = [];
  for await (const part of object?.read(start, end) ?? []) parts.push(part);
  return Buffer.concat(parts);
}

/** What an address opens, with the download name that it has or another one. */
function openAddress(url: string, otherName?: string) {
  const { pathname, searchParams } = new URL(url, 'http://host');
  return objects.openAddress(pathname.slice('/o/'.length), otherName ?? searchParams.get('n') ?? '');
}

test.each([0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 3 * SEGMENT_BYTES])(
  '%i bytes come back as they were put',
  async (size) => {
    const bytes = new Uint8Array(randomBytes(size));
    await objects.put(KEY, bytes, jpeg);
    expect(await objects.get(KEY)).toEqual({ bytes, contentType: 'image/jpeg' });
  },
);

test('any part can be read without the whole', async () => {
  const bytes = randomBytes(3 * SEGMENT_BYTES + 100);
  await objects.put(KEY, bytes, jpeg);
  for (const [start, end] of [
    [0, 0],
    [5, SEGMENT_BYTES],
    [SEGMENT_BYTES - 1, SEGMENT_BYTES],
    [bytes.length - 1, bytes.length - 1],
  ]) {
    expect(await readRange(KEY, start ?? 0, end ?? 0)).toEqual(bytes.subarray(start, (end ?? 0) + 1));
  }
});

test('nothing of the object stands in its file', async () => {
  const bytes = Buffer.from('a face that must not be readable'.repeat(50));
  await objects.put(KEY, bytes, jpeg);
  const file = await readFile(path.join(folder, KEY));
  expect(file.includes('a face')).toBe(false);
});

test('what is not there, or no longer, is told apart from what cannot be read', async () => {
  await objects.put(KEY, randomBytes(10), jpeg);
  await objects.delete(KEY);
  await expect(objects.get(KEY)).rejects.toThrow(NoObjectError);
});

test('a changed, cut or exchanged file is refused', async () => {
  await objects.put(KEY, randomBytes(2 * SEGMENT_BYTES), jpeg);
  const file = path.join(folder, KEY);
  const sealed = await readFile(file);
  const changed = Buffer.from(sealed);
  changed[sealed.length - 20] = (changed[sealed.length - 20] ?? 0) ^ 1;
  await writeFile(file, changed);
  await expect(objects.get(KEY)).rejects.toThrow(/authenticate/);
  await writeFile(file, sealed.subarray(0, -SEGMENT_BYTES));
  await expect(objects.get(KEY)).rejects.toThrow();
  await objects.put('users/u2/photos/p1.jpg', randomBytes(10), jpeg);
  await writeFile(path.join(folder, 'users/u2/photos/p1.jpg'), sealed);
  await expect(objects.get('users/u2/photos/p1.jpg')).rejects.toThrow(/authenticate/);
});

test('what an older master key sealed can still be read, and what a missing one sealed cannot', async () => {
  await objects.put(KEY, Buffer.from('old'), jpeg);
  const second = masterKey('k2');
  objects = await open([second, first]);
  expect(Buffer.from((await objects.get(KEY)).bytes).toString()).toBe('old');
  objects = await open([second]);
  await expect(objects.get(KEY)).rejects.toThrow(/k1/);
});

test.each([
  '../secrets.json',
  'a/../../b',
  '/etc/passwd',
  '.temporary/x',
  'a//b',
  'a/',
  'a/.hidden',
  'a\\..\\b',
  'a\0b',
  '',
])('the key %j is refused everywhere', async (key) => {
  await expect(objects.put(key, new Uint8Array(1), jpeg)).rejects.toThrow(RangeError);
  await expect(objects.openObject(key)).rejects.toThrow(RangeError);
  await expect(objects.delete(key)).rejects.toThrow(RangeError);
  expect(() => objects.signedUrl(key)).toThrow(RangeError);
  expect(objects.openAddress(key, '')).toBeUndefined();
});

test('concurrent puts of one key leave one whole object and no temporary file', async () => {
  const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(100_000, index));
  await Promise.all(versions.map((bytes) => objects.put(KEY, bytes, jpeg)));
  const { bytes } = await objects.get(KEY);
  expect(versions.some((version) => version.equals(bytes))).toBe(true);
  expect(await readdir(path.join(folder, '.temporary'))).toEqual([]);
});

test('a write whose folder is deleted meanwhile is done before or after the deletion, and never an error', async () => {
  let isWriting = true;
  const erasing = (async () => {
    while (isWriting) await objects.deleteFolder('users/u1/');
  })();
  try {
    for (let round = 0; round < 50; round++)
      await Promise.all(['a', 'b/c', 'b/d/e'].map((name) => objects.put(`users/u1/${name}`, randomBytes(10), jpeg)));
  } finally {
    isWriting = false;
    await erasing;
  }
  expect(await readdir(path.join(folder, '.temporary'))).toEqual([]);
  await objects.put(KEY, Buffer.from('stands'), jpeg);
  expect(await objects.exists(KEY)).toBe(true);
});

test('a write that fails leaves nothing behind', async () => {
  await objects.put('users/u1/a', Buffer.from('1'), jpeg);
  // A file stands where a folder is needed.
  await expect(objects.put('users/u1/a/b', Buffer.from('2'), jpeg)).rejects.toThrow();
  expect(await readdir(path.join(folder, '.temporary'))).toEqual([]);
});

test('with too little room on its disk the store says so', async () => {
  await expect(objects.check()).resolves.toBeUndefined();
  const all = { folder, masterKeys: [first] as [MasterKey], publicUrl: '', now: () => nowMs };
  const picky = await openFolderObjects({ ...all, leastFreeBytes: Number.MAX_SAFE_INTEGER });
  await expect(picky.check()).rejects.toThrow(/full/);
  expect(await readdir(path.join(folder, '.temporary'))).toEqual([]);
});

test('what a crash left of a deletion is swept', async () => {
  const trash = path.join(folder, '.trash');
  await mkdir(path.join(trash, 'left/behind'), { recursive: true });
  await objects.sweep();
  expect(await readdir(trash)).toEqual(['left']);
  vi.setSystemTime(Date.now() + 61_000);
  await objects.sweep();
  vi.useRealTimers();
  expect(await readdir(trash)).toEqual([]);
});

test('deleting a folder takes everything under it and nothing beside it', async () => {
  await objects.put('users/u1/a', Buffer.from('1'), jpeg);
  await objects.put('users/u1/deep/b', Buffer.from('2'), jpeg);
  await objects.put('users/u10/c', Buffer.from('3'), jpeg);
  await objects.deleteFolder('users/u1/');
  expect(await objects.exists('users/u1/a')).toBe(false);
  expect(await objects.exists('users/u1/deep/b')).toBe(false);
  expect(await objects.exists('users/u10/c')).toBe(true);
  await objects.deleteFolder('users/u1/');
});

test('an address is stable within its window and good for one to two of them', () => {
  const url = objects.signedUrl(KEY);
  nowMs += URL_WINDOW_MS - 1;
  expect(objects.signedUrl(KEY)).toBe(url);
  expect(openAddress(url)).toEqual({ objectKey: KEY, locale: '', expiresMs: Date.UTC(2026, 0, 1) + 2 * URL_WINDOW_MS });
  nowMs += 1;
  expect(objects.signedUrl(KEY)).not.toBe(url);
  expect(openAddress(url)).toBeDefined();
  nowMs += URL_WINDOW_MS;
  expect(openAddress(url)).toBeUndefined();
});

test('an address does not say whose object it is', () => {
  expect(objects.signedUrl(KEY)).toMatch(/^\/o\/k1\.[\w-]+\.jpg$/);
  expect(Buffer.from(objects.signedUrl(KEY).split('.')[1] ?? '', 'base64url').includes('users')).toBe(false);
});

test('the locale that an address was made for comes out of it and is not in it', () => {
  const url = objects.signedUrl(KEY, { locale: 'ru' });
  expect(openAddress(url)).toMatchObject({ objectKey: KEY, locale: 'ru' });
  expect(openAddress(`${url}?l=en`)).toMatchObject({ objectKey: KEY, locale: 'ru' });
  expect(url).not.toContain('ru');
});

test('an address holds for its object, its time and its name alone', () => {
  const url = objects.signedUrl(KEY, { downloadName: 'me.jpg' });
  expect(openAddress(url)).toBeDefined();
  expect(openAddress(url, 'evil.html')).toBeUndefined();
  expect(openAddress(url.replace('k1', 'k9'))).toBeUndefined();
  for (const place of [0, 9, 30])
    expect(
      openAddress(url.replace(new RegExp(`(?<=k1\\..{${place}}).`), (letter) => (letter === 'A' ? 'B' : 'A'))),
    ).toBeUndefined();
});
