import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { StudioCrashedError } from './studio-child.ts';
import { createStudio, type RunningStudio } from './studio-process.ts';

let studio: RunningStudio;
const counted: [string, boolean][] = [];
beforeEach(() => {
  counted.length = 0;
  const program = new URL('../../test/children/crashing-studio.ts', import.meta.url);
  const countStudio = (operation: string, isSuccess: boolean) => counted.push([operation, isSuccess]);
  studio = createStudio({ program, threads: 2, ffmpegPath: 'an encoder', log: createLog('silent') }, { countStudio });
});
afterEach(() => studio.close());

test('pictures cross the process unharmed and calls do not wait for each other', async () => {
  const photos = Array.from({ length: 5 }, (_, index) =>
    Buffer.concat([Buffer.from([0, index]), randomBytes(300_000)]),
  );
  const plates = await Promise.all(photos.map((photo) => studio.prepare(photo)));
  for (const [index, plate] of plates.entries()) expect(photos[index]?.equals(plate)).toBe(true);
  expect(counted).toHaveLength(5);
});

test('what may not be shown is said across the process, and so is that nothing was seen', async () => {
  expect(await studio.moderate(Buffer.from([1]))).toBe('sexual');
  expect(await studio.moderate(Buffer.from([0]))).toBeUndefined();
});

test('plates are brought when the engine asks for them', async () => {
  const plates = ['a', 'b'].map((key) => ({ key, load: async () => Buffer.from(`plate ${key} `) }));
  const sheet = await studio.shoot({ themeId: 't', sheet: 0, seed: 1, plates });
  expect(sheet.dropped ? '' : Buffer.from(sheet.jpeg).toString()).toBe('plate a plate b ');
});

test('an enlargement tells how far it is and brings the plates of its origin', async () => {
  const told: number[] = [];
  const origin = {
    themeId: 't',
    sheet: 0,
    seed: 1,
    plates: [{ key: 'a', load: async () => Buffer.from(' and its plate') }],
  };
  const { jpeg } = await studio.enlarge(Buffer.from('a photo'), {
    origin,
    onProgress: (at) => told.push(at),
  });
  expect(Buffer.from(jpeg).toString()).toBe('a photo and its plate');
  expect(told).toEqual([0.25, 0.5]);
});

test('the process knows the video encoder', async () => {
  expect(studio.canAnimate).toBe(true);
  const { mp4 } = await studio.animate(Buffer.from('a photo'), { locale: 'en' });
  expect(Buffer.from(mp4).toString()).toBe('an encoder');
});

test('a plate that cannot be brought fails its sheet alone', async () => {
  const plates = [{ key: 'a', load: () => Promise.reject(new Error('the object is gone')) }];
  await expect(studio.shoot({ themeId: 't', sheet: 0, seed: 1, plates })).rejects.toThrow('the object is gone');
  await expect(studio.prepare(Uint8Array.of(0))).resolves.toEqual(Uint8Array.of(0));
});

test('what the engine throws reaches the caller', async () => {
  await expect(studio.prepare(Uint8Array.of(3))).rejects.toThrow('cannot be prepared');
  expect(counted).toEqual([['prepare', false]]);
});

test('a crash fails what was under way, and the next call finds a new process', async () => {
  const waiting = studio.prepare(Uint8Array.of(2));
  const crashing = studio.prepare(Uint8Array.of(1));
  await expect(crashing).rejects.toThrow(StudioCrashedError);
  await expect(waiting).rejects.toThrow(StudioCrashedError);
  await expect(studio.prepare(Uint8Array.of(0, 7))).resolves.toEqual(Uint8Array.of(0, 7));
});

test('an aborted call ends at once with the reason', async () => {
  await studio.ready();
  const abort = new AbortController();
  const call = studio.prepare(Uint8Array.of(2), abort.signal);
  setImmediate(() => abort.abort(new Error('not needed any more')));
  await expect(call).rejects.toThrow('not needed any more');
  await expect(studio.prepare(Uint8Array.of(0), abort.signal)).rejects.toThrow('not needed any more');
});

test('once closed it takes nothing more and leaves no process', async () => {
  await studio.ready();
  await studio.close();
  await expect(studio.prepare(Uint8Array.of(0))).rejects.toThrow('closed');
});
