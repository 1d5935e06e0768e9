import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { readLabel } from '@kinora/provenance';
import { makeCredentials, openSigner, type Producer } from '@kinora/provenance/node';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestFolder } from '../../../test/test-folder.ts';
import { openFolderObjects } from '../objects/folder/open.ts';
import type { OpenObject, ServedObjects } from '../objects/served-objects.ts';
import { createLeavingObjects, type LeavingObjects } from './leaving-objects.ts';

const PHOTO = 'users/u1/photos/s1/3.jpg';
const COVER = 'users/u1/photos/s1/3-cover.jpg';
const VIDEO_COVER = 'users/u1/photos/s1/3-video-cover.jpg';
const FACE = 'users/u1/faces/f1/photo.jpg';
const PROOF = `${PHOTO}-proof`;
const jpeg = { contentType: 'image/jpeg' };

let producer: Producer;
let master: Uint8Array;
beforeAll(async () => {
  const credentials = openSigner(await makeCredentials('Kinora', Date.now()));
  producer = { code: 'Kinora', tool: 'Kinora', toolVersion: '1', credentials };
  master = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#467' } })
    .jpeg()
    .toBuffer();
});

let folder: string;
let stored: ServedObjects;
let objects: LeavingObjects;
const indexKey = new Uint8Array(randomBytes(32));
beforeEach(async () => {
  folder = await makeTestFolder();
  const masterKeys = [{ id: 'k1', key: new Uint8Array(randomBytes(32)) }] as const;
  stored = await openFolderObjects({ folder, leastFreeBytes: 0, masterKeys, publicUrl: '', now: Date.now });
  objects = createLeavingObjects({ objects: stored, producer, indexKey });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(object: OpenObject | undefined): Promise<Buffer> {
  if (!object) throw new Error('nothing left');
  const parts: Buffer[] = [];
  for await (const part of object.read(0, object.size - 1)) parts.push(part);
  return Buffer.concat(parts);
}
const leave = async (key: string, language = '') => read(await objects.openForLeaving(key, language));

test('a portrait leaves with label and credentials, and is stored without', async () => {
  await objects.put(PHOTO, master, jpeg);
  expect(readLabel(await leave(PHOTO))).toMatchObject({ aigc: { Label: '1' }, hasCredentials: true });
  expect(readLabel((await objects.get(PHOTO)).bytes)).toEqual({ format: 'jpeg', hasCredentials: false });
});

test('what somebody keeps takes no more room when it was looked at in two languages', async () => {
  await objects.put(PHOTO, master, jpeg);
  const kept = await objects.sizeOfKept('users/u1/');
  await leave(PHOTO);
  await leave(PHOTO, 'ru');
  expect(await objects.sizeOfKept('users/u1/')).toBe(kept);
  expect(await objects.sizeOf('users/u1/')).toBeGreaterThan(2 * kept);
});

test('a video leaves with label and credentials, its pictures as they are', async () => {
  const box = (type: string, content: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([Buffer.from([0, 0, 0, 8 + content.length]), Buffer.from(type), content]);
  const pictures = box('mdat', Buffer.from('pictures'));
  const video = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov'), pictures]);
  await objects.put('users/u1/photos/s1/3-video.mp4', video, { contentType: 'video/mp4' });
  const left = await leave('users/u1/photos/s1/3-video.mp4');
  expect(readLabel(left)).toMatchObject({ format: 'mp4', aigc: { Label: '1' }, hasCredentials: true });
  expect(left.includes(pictures)).toBe(true);
});

test('the mark is drawn on what leaves', async () => {
  await objects.put(PHOTO, master, jpeg);
  const brightest = async (file: Uint8Array) => (await sharp(file).greyscale().stats()).channels[0]?.max;
  expect(await brightest(master)).toBeLessThan(120);
  expect(await brightest(await leave(PHOTO))).toBeGreaterThan(220);
});

test('a picture for a document leaves as it is drawn and says in its file what it is; its print is marked, and keeps its size on paper', async () => {
  const brightest = async (file: Uint8Array) => (await sharp(file).greyscale().stats()).channels[0]?.max;
  const onPaper = await sharp(master).withMetadata({ density: 300 }).jpeg().toBuffer();
  for (const kind of ['document', 'print']) await objects.put(`users/u1/photos/s1/3-${kind}-us-red.jpg`, onPaper, jpeg);
  const picture = await leave('users/u1/photos/s1/3-document-us-red.jpg');
  expect(readLabel(picture)).toMatchObject({ aigc: { Label: '1' }, hasCredentials: true });
  expect(await brightest(picture)).toBeLessThan(120);
  const print = await leave('users/u1/photos/s1/3-print-us-red.jpg');
  expect(await brightest(print)).toBeGreaterThan(220);
  expect(await sharp(print).metadata()).toMatchObject({ density: 300 });
});

test('the file of a print leaves as it was drawn, with its label, size and colour profile', async () => {
  const key = 'users/u1/photos/orders/o1-ordered.jpg';
  const file = await sharp(master).withMetadata({ density: 300 }).withIccProfile('srgb').jpeg().toBuffer();
  await objects.put(key, file, jpeg);
  const left = await leave(key);
  expect(readLabel(left)).toMatchObject({ aigc: { Label: '1' }, hasCredentials: true });
  expect((await sharp(left).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
  const { density, icc } = await sharp(left).metadata();
  expect([density, (icc?.length ?? 0) > 100]).toEqual([300, true]);
});

test('whoever comes again gets the same bytes under the same tag', async () => {
  await objects.put(PHOTO, master, jpeg);
  const [first, second] = await Promise.all([leave(PHOTO), leave(PHOTO)]);
  const again = createLeavingObjects({ objects: stored, producer, indexKey });
  expect(second).toEqual(first);
  expect(await read(await again.openForLeaving(PHOTO, ''))).toEqual(first);
});

test('two languages are two renditions of one number', async () => {
  await objects.put(PHOTO, master, jpeg);
  const [chinese, english] = [await leave(PHOTO), await leave(PHOTO, 'en')];
  expect(await sharp(chinese).raw().toBuffer()).not.toEqual(await sharp(english).raw().toBuffer());
  expect(readLabel(chinese).aigc?.ProduceID).toBe(readLabel(english).aigc?.ProduceID);
});

test('whoever asks for one picture waits for one picture of each other owner, not for all of theirs', async () => {
  const put: string[] = [];
  const watched = {
    ...stored,
    async put(...[key, ...rest]: Parameters<ServedObjects['put']>) {
      put.push(key.split('.leaving/')[0] ?? '');
      await stored.put(key, ...rest);
    },
  };
  const door = createLeavingObjects({ objects: watched, producer, indexKey });
  const many = Array.from({ length: 12 }, (_, sheet) => `users/u1/photos/s1/${sheet}.jpg`);
  const one = 'users/u2/photos/s2/0.jpg';
  for (const key of [...many, one]) await stored.put(key, master, jpeg);
  await Promise.all([...many, one].map((key) => door.openForLeaving(key, '').then((open) => open?.close())));
  // Two are under way when it comes, and one of theirs has its turn before it.
  expect(put.indexOf(one)).toBeLessThanOrEqual(4);
  expect(put).toHaveLength(13);
});

test('two portraits have different numbers, which say nothing of their owner', async () => {
  await objects.put(PHOTO, master, jpeg);
  await objects.put('users/u1/photos/s1/4.jpg', master, jpeg);
  const ids = [await leave(PHOTO), await leave('users/u1/photos/s1/4.jpg')].map(
    (file) => readLabel(file).aigc?.ProduceID,
  );
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('a language that nobody speaks is Chinese', async () => {
  await objects.put(PHOTO, master, jpeg);
  expect(await leave(PHOTO, '../en')).toEqual(await leave(PHOTO));
});

test('a cover leaves with mark, label and credentials', async () => {
  await objects.put(COVER, master, jpeg);
  const cover = await leave(COVER);
  expect(readLabel(cover)).toMatchObject({ aigc: { Label: '1' }, hasCredentials: true });
  expect((await sharp(cover).greyscale().stats()).channels[0]?.max).toBeGreaterThan(220);
});

test('the first frame of a video keeps the mark that it was drawn with, and gets no other', async () => {
  await objects.put(VIDEO_COVER, master, jpeg);
  const cover = await leave(VIDEO_COVER, 'en');
  expect(readLabel(cover)).toMatchObject({ aigc: { Label: '1' }, hasCredentials: true });
  expect(await sharp(cover).raw().toBuffer()).toEqual(await sharp(master).raw().toBuffer());
});

test('what a person brought leaves as it is', async () => {
  await objects.put(FACE, master, jpeg);
  expect(await leave(FACE)).toEqual(Buffer.from(master));
});

test('a portrait that cannot be labelled does not leave', async () => {
  await objects.put(PHOTO, randomBytes(200), jpeg);
  await expect(leave(PHOTO)).rejects.toThrow();
  await objects.put(COVER, randomBytes(200), jpeg);
  await expect(leave(COVER)).rejects.toThrow();
});

test('after a picture was made anew, the new one leaves', async () => {
  await objects.put(PHOTO, master, jpeg);
  const before = await leave(PHOTO);
  await objects.put(PHOTO, await sharp(master).negate().jpeg().toBuffer(), jpeg);
  expect(await leave(PHOTO)).not.toEqual(before);
});

test('erasing a portrait erases what has left of it', async () => {
  await objects.put(PHOTO, master, jpeg);
  await leave(PHOTO);
  await leave(PHOTO, 'en');
  await objects.delete(PHOTO);
  expect(await objects.openForLeaving(PHOTO, '')).toBeUndefined();
  await stored.put(PHOTO, master, jpeg);
  expect(await stored.exists(`${PHOTO}.leaving`)).toBe(false);
  await expect(rm(`${folder}/${PHOTO}.leaving`, { recursive: true })).rejects.toThrow(/ENOENT/);
});

test('a portrait that is erased while it is labelled leaves nothing behind', async () => {
  await stored.put(PHOTO, master, jpeg);
  const slow = createLeavingObjects({
    objects: {
      ...stored,
      async put(key, bytes, options) {
        await stored.delete(PHOTO);
        await stored.put(key, bytes, options);
      },
    },
    producer,
    indexKey,
  });
  expect(await slow.openForLeaving(PHOTO, '')).toBeUndefined();
  await expect(rm(`${folder}/${PHOTO}.leaving`, { recursive: true })).rejects.toThrow(/ENOENT/);
});

test.each([
  ['1', undefined],
  ['3', undefined],
  ['', undefined],
  ['0', 'en'],
  ['16', 'ar'],
  ['de', 'de'],
])('the address for locale %s asks for the mark in %s', (locale, language) => {
  const of = (key: string) => {
    const token = objects.signedUrl(key, { locale }).slice('/o/'.length);
    return objects.openAddress(token, '')?.locale || undefined;
  };
  expect(of(PHOTO)).toBe(language);
  expect(of(COVER)).toBe(language);
  expect(of(VIDEO_COVER)).toBeUndefined();
  expect(of(FACE)).toBeUndefined();
});

test('the proof of a portrait is small and marked, is made of it alone, and goes with it', async () => {
  await objects.put(PHOTO, await sharp(master).resize(768, 1024).jpeg().toBuffer(), jpeg);
  const proof = await leave(PROOF);
  expect(readLabel(proof)).toMatchObject({ aigc: { Label: '1' }, hasCredentials: true });
  const { width, height } = await sharp(proof).metadata();
  expect([width, height]).toEqual([576, 768]);
  expect((await sharp(await leave(PHOTO)).metadata()).width).toBe(768);
  expect(await objects.exists(PROOF)).toBe(true);
  expect(Buffer.from((await objects.getLeaving(PROOF)).bytes)).toEqual(proof);
  await objects.delete(PHOTO);
  expect(await objects.exists(PROOF)).toBe(false);
  expect(await objects.openForLeaving(PROOF, '')).toBeUndefined();
  expect(await objects.sizeOf('users/u1/')).toBe(0);
});

test('a part of a portrait leaves with a mark that lies whole within it, and is kept nowhere', async () => {
  await objects.put(PHOTO, await sharp(master).resize(768, 1024).jpeg().toBuffer(), jpeg);
  const before = await objects.sizeOf('users/u1/');
  const part = await leave(`${PHOTO}-part-0-2500-5000-5000`);
  expect(readLabel(part)).toMatchObject({ aigc: { Label: '1' }, hasCredentials: true });
  const { data, info } = await sharp(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([384, 512]);
  const [ground = 0] = data;
  const columns = [...data.keys()].flatMap((at) => (Math.abs((data[at] ?? 0) - ground) > 30 ? [at % info.width] : []));
  expect(columns.length).toBeGreaterThan(0);
  expect([Math.min(...columns) > 4, Math.max(...columns) < info.width - 5]).toEqual([true, true]);
  expect(await objects.sizeOf('users/u1/')).toBe(before);
  await objects.delete(PHOTO);
  expect(await objects.openForLeaving(`${PHOTO}-part-0-2500-5000-5000`, '')).toBeUndefined();
});
