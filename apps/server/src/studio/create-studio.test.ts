import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ERROR } from '@kinora/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestFolder } from '../../test/test-folder.ts';
import { errorBody } from '../gateway/error-body.ts';
import { createLog } from '../log.ts';
import { createStudio } from './create-studio.ts';
import type { ProcessOptions } from './start-process.ts';
import { PoisonCallError } from './studio-errors.ts';
import type { RunningStudio } from './studio-process.ts';

let studio: RunningStudio;
let folder: string;
const counted: [string, boolean][] = [];
const logged: string[] = [];
const log = createLog('debug', { write: (line) => void logged.push(line) });
const childProgram = (name: string) => new URL(`../../test/children/${name}.ts`, import.meta.url);
function open(options: Partial<ProcessOptions> = {}): RunningStudio {
  const countStudio = (operation: string, isSuccess: boolean) => counted.push([operation, isSuccess]);
  const program = childProgram('crashing-studio');
  return createStudio({ program, threads: 2, ffmpegPath: 'an encoder', log, ...options }, { countStudio });
}
beforeEach(async () => {
  counted.length = 0;
  logged.length = 0;
  folder = await makeTestFolder();
  studio = open({ heartbeat: { everyMs: 500, misses: 6 } });
});
afterEach(async () => {
  await studio.close();
  await rm(folder, { recursive: true });
});

test('pictures cross the process unharmed and calls do not wait for each other', async () => {
  const photos = Array.from({ length: 5 }, (_, index) =>
    Buffer.concat([Buffer.from([0, index]), randomBytes(300_000)]),
  );
  const plates = await Promise.all(photos.map((photo) => studio.prepare(photo)));
  for (const [index, { plate }] of plates.entries()) expect(photos[index]?.equals(plate)).toBe(true);
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
  await expect(studio.prepare(Uint8Array.of(0))).resolves.toMatchObject({ plate: Uint8Array.of(0) });
});

test('what the engine throws reaches the caller', async () => {
  await expect(studio.prepare(Uint8Array.of(3))).rejects.toThrow('cannot be prepared');
  expect(counted).toEqual([['prepare', false]]);
});

describe.each([
  ['ends', 4],
  ['falls silent', 5],
])('a process that %s', (_what, fault) => {
  test('is replaced, and what was under way is done again', async () => {
    const call = Buffer.concat([Uint8Array.of(fault), Buffer.from(path.join(folder, 'done'))]);
    const both = await Promise.all([studio.prepare(call), studio.prepare(Uint8Array.of(0, 7))]);
    expect(both.map(({ plate }) => Buffer.from(plate))).toEqual([call, Buffer.of(0, 7)]);
  });
});

test('a call that ends the process twice is at fault, and the next one finds a new process', async () => {
  await expect(studio.prepare(Uint8Array.of(1))).rejects.toThrow(PoisonCallError);
  await expect(studio.prepare(Uint8Array.of(0, 7))).resolves.toMatchObject({ plate: Uint8Array.of(0, 7) });
});

test('a photo that ends two threads cannot be read; one for which time ran out may still be read later', async () => {
  expect(await studio.inspect(Uint8Array.of(1))).toEqual({ verdict: 'unreadable' });
  const overdue = await studio.inspect(Uint8Array.of(6)).catch((error: unknown) => error);
  expect(errorBody(overdue, 0)).toMatchObject({ errid: ERROR.studioOverloaded });
});

test('an aborted call ends at once with the reason', async () => {
  await studio.ready();
  const abort = new AbortController();
  const call = studio.prepare(Uint8Array.of(2), undefined, abort.signal);
  setImmediate(() => abort.abort(new Error('not needed any more')));
  await expect(call).rejects.toThrow('not needed any more');
  await expect(studio.prepare(Uint8Array.of(0), undefined, abort.signal)).rejects.toThrow('not needed any more');
});

test('once closed it takes nothing more and leaves no process', async () => {
  await studio.ready();
  await studio.close();
  await expect(studio.prepare(Uint8Array.of(0))).rejects.toThrow('closed');
});

test.each([
  [
    'waits until it may be started again',
    { program: childProgram('crashing-studio'), restart: { firstMs: 3_600_000, longestMs: 3_600_000 } },
    'the studio ended',
  ],
  ['still loads its models', { program: childProgram('never-ready-studio') }, 'starting the studio'],
])('a process that %s does not hold up the close', async (_what, options, said) => {
  const stuck = open(options);
  const call = stuck.prepare(Uint8Array.of(1));
  const refused = expect(call).rejects.toThrow('the studio is closed');
  await expect.poll(() => logged.join('')).toContain(said);
  await stuck.close();
  await refused;
});
