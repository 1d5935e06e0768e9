import { readFile } from 'node:fs/promises';
import { readContents } from '@kinora/provenance/contents';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { drawBody } from '../moderation/draw-body.fixture.ts';
import { decodePlate, encodePlate } from '../prepare/plate-codec.ts';
import { drawPlate } from '../stages/drawn-plate.ts';
import { bodyOf } from '../stages/wardrobe/choose-garment.ts';
import { countThreads } from './count-threads.ts';
import { JobFailedError } from './errors.ts';
import { PLATE_LIFE_MS, PlateCache } from './plate-cache.ts';
import { startStudio } from './start-studio.ts';

const studio = startStudio({ threads: 1 });
afterAll(() => studio.close());

test('inspects and prepares a photo and shoots a sheet of it on a thread', async () => {
  const portrait = await readFile(new URL('../../test/astronaut.png', import.meta.url));
  const report = await studio.inspect(portrait, { claimedType: 'image/png' });
  expect(report).toMatchObject({ isAccepted: true, gender: 'female' });
  const prepared = await studio.prepare(portrait);
  const plate = decodePlate(prepared.plate);
  expect(prepared).toMatchObject({ widthPx: plate.widthPx, person: { gender: 'female' } });
  const sheet = await studio.shoot({
    themeId: 'city-evening',
    sheet: 0,
    seed: 1,
    plates: [{ key: 'portrait', bytes: prepared.plate }],
  });
  if (sheet.dropped) throw new Error('the sheet was dropped');
  const { exif, xmp, iptc, icc, comments } = await sharp(sheet.jpeg).metadata();
  expect({ exif, iptc, icc, comments }).toEqual({});
  expect(readContents(xmp?.toString())?.faces).toHaveLength(1);
  expect(sheet.distance).toBeLessThan(0.61);
  expect(await studio.moderate(sheet.jpeg, { faces: sheet.bareFaces })).toBeUndefined();
});

test('says on a thread what may not be shown', async () => {
  expect(await studio.moderate(await drawBody('#5b7a8c'))).toBe('sexual');
});

test('a photo without a face cannot be prepared', async () => {
  const error = await studio.prepare(Buffer.from('no picture')).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(JobFailedError);
});

test('a picture for a document goes before no sheet that waited first', async () => {
  const echoing = startStudio({ threads: 1, script: new URL('./answer.fixture.ts', import.meta.url) });
  const plate = { key: 'a', bytes: new Uint8Array() };
  const ended: string[] = [];
  const shoot = (sheet: number) =>
    echoing.shoot({ themeId: 't', sheet, seed: 1, plates: [plate] }).then(() => ended.push(`sheet ${sheet}`));
  const shots = [shoot(0), shoot(1)];
  const drawn = echoing.shootDocument({ plate, document: 'icao', ground: 'white' });
  await Promise.all([...shots, drawn.then(() => ended.push('document'))]);
  expect(ended).toEqual(['sheet 0', 'sheet 1', 'document']);
  await echoing.close();
});

test('threads follow cores and memory', () => {
  expect(countThreads(2, 16_000)).toBe(2);
  expect(countThreads(16, 4000)).toBe(3);
  expect(countThreads(8, 500)).toBe(1);
});

test('the plate cache refuses what is no plate and stays empty', () => {
  const cache = new PlateCache();
  expect(() => cache.read([{ key: 'a', bytes: Buffer.from('nothing') }])).toThrow();
  expect(cache.size).toBe(0);
});

test('the plate cache keeps the people of its last job and no other photo of theirs', () => {
  const cache = new PlateCache();
  const bytes = encodePlate(drawPlate());
  const [ann, bea, annAgain] = ['a', 'b', 'c'].map((key) => ({ key, bytes }));
  if (!ann || !bea || !annAgain) throw new Error('three plates');
  const [, second] = cache.read([ann, bea]);
  expect(cache.read([annAgain, bea])[1]).toBe(second);
  expect(cache.size).toBe(2);
  cache.read([ann]);
  expect(cache.size).toBe(1);
});

test('what is said of a person counts before what the photo looked like, and is another plate than the unsaid one', () => {
  const cache = new PlateCache();
  const bytes = encodePlate(drawPlate());
  const [seen] = cache.read([{ key: 'a', bytes }]);
  expect(seen?.person).toMatchObject({ gender: 'female' });
  const stored = { key: 'a', bytes, said: { gender: 'male', age: 8 } } as const;
  const [said] = cache.read([stored]);
  expect(said?.person).toEqual({ ...seen?.person, gender: 'male', age: 8 });
  expect(said && bodyOf(said)).toBe('child');
  expect(cache.read([stored])[0]).toBe(said);
});

test('the plate cache forgets a plate that is not used any more', () => {
  vi.useFakeTimers();
  const cache = new PlateCache();
  const stored = [{ key: 'a', bytes: encodePlate(drawPlate()) }];
  const [first] = cache.read(stored);
  vi.advanceTimersByTime(PLATE_LIFE_MS - 1);
  expect(cache.read(stored)[0]).toBe(first);
  vi.advanceTimersByTime(PLATE_LIFE_MS);
  expect(cache.size).toBe(0);
  vi.useRealTimers();
});
