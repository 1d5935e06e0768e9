import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHEETS_OF_THREAD } from '../src/adapters/engines/studio/open.ts';
import { createLog } from '../src/log.ts';
import { makeShoot } from '../src/modules/shoots/shoot.worker.ts';
import { createStudio } from '../src/studio/create-studio.ts';
import type { RunningStudio } from '../src/studio/studio-process.ts';
import { newSn, openWorld, type World } from './module-world.ts';
import { makeTestFolder } from './test-folder.ts';

const SHEETS = 20;
const THREADS = 2;
const FOR_EVER = 1000;
const never = new AbortController().signal;
let world: World;
let folder: string;
let studio: RunningStudio;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  folder = await makeTestFolder();
  vi.stubEnv('KINORA_TEST_FAULTS', folder);
  const program = new URL('./children/faulty-studio.ts', import.meta.url);
  const options = { program, threads: THREADS, ffmpegPath: null, log: createLog('silent') };
  studio = createStudio(options, { countStudio: () => undefined });
});
afterEach(async () => {
  await studio.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const befall = (name: string, fault: 'exit' | 'crash' | 'kill', times: number) =>
  writeFile(path.join(folder, name), JSON.stringify({ fault, times }));

/** How often each sheet of a theme was begun. */
async function begunOf(theme: string): Promise<number[]> {
  const names = (await readFile(path.join(folder, 'begun'), 'utf8')).split('\n');
  return Array.from({ length: SHEETS }, (_, sheet) => names.filter((name) => name === `${theme}-${sheet}`).length);
}
const onceEach = Array.from({ length: SHEETS }, () => 1);

/** Somebody's shoot of a theme, and what becomes of it. */
async function startShoot(theme: string) {
  const { user, faceId } = await world.signInWithFace();
  const { id: shootId } = await world.call('SHOOT', user, { theme, faces: [faceId], sn: newSn() });
  const run = () => makeShoot({ ...world.deps, engine: world.engineOn(studio) }, { shootId }, never);
  const view = async () => (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0];
  const templates = async () =>
    (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages.map(
      ({ template }) => template,
    );
  return { run, view, templates };
}

async function shootTwo() {
  const [first, other] = [await startShoot('city-evening'), await startShoot('studio-grey')];
  return { first, other, ends: await Promise.allSettled([first.run(), other.run()]) };
}

describe.each(['exit', 'crash'] as const)('with two shoots in flight and a thread that does %s', (fault) => {
  it('the sheet is made on another thread and the other shoot is untouched', async () => {
    await befall('city-evening-5', fault, 1);
    const { first, other } = await shootTwo();
    for (const shoot of [first, other]) {
      expect(await shoot.view()).toMatchObject({ state: 'finished', dropped: 0, troubles: [] });
      expect((await shoot.view())?.photos).toHaveLength(SHEETS);
      expect(await shoot.templates()).toEqual([350]);
    }
    expect(await begunOf('studio-grey')).toEqual(onceEach);
    expect(await begunOf('city-evening')).toEqual(onceEach.with(5, 2));
  });

  it('a sheet that does it again is left out, and the rest of its shoot goes on', async () => {
    await befall('city-evening-5', fault, FOR_EVER);
    const { first, other } = await shootTwo();
    const troubles = [{ engine: 'studio', what: 'failed', sheets: 1 }];
    expect(await first.view()).toMatchObject({ state: 'finished', dropped: 1, troubles });
    expect((await first.view())?.photos.map(({ sheet }) => sheet)).not.toContain(5);
    expect((await first.view())?.photos).toHaveLength(SHEETS - 1);
    expect((await other.view())?.photos).toHaveLength(SHEETS);
    expect(await begunOf('studio-grey')).toEqual(onceEach);
    expect(await begunOf('city-evening')).toEqual(onceEach.with(5, 2));
  });
});

describe('with two shoots in flight and a sheet that ends the whole process', () => {
  it('all that it interrupts is made again', async () => {
    await befall('city-evening-5', 'kill', 1);
    const { first, other } = await shootTwo();
    for (const shoot of [first, other]) expect((await shoot.view())?.photos).toHaveLength(SHEETS);
    // Each shoot calls for so many sheets at once.
    const lost = [...(await begunOf('city-evening')), ...(await begunOf('studio-grey'))].filter((times) => times > 1);
    expect(lost.length).toBeLessThanOrEqual(THREADS * SHEETS_OF_THREAD * 2);
  });

  it('that sheet alone is left out when it does so again', async () => {
    await befall('city-evening-5', 'kill', FOR_EVER);
    const { first, other } = await shootTwo();
    expect(await first.view()).toMatchObject({ state: 'finished', dropped: 1 });
    expect((await first.view())?.photos).toHaveLength(SHEETS - 1);
    expect(await other.view()).toMatchObject({ state: 'finished', dropped: 0 });
    expect((await other.view())?.photos).toHaveLength(SHEETS);
  });
});

it('a studio that loses its threads over sheet after sheet fails the shoot, which may be tried again', async () => {
  for (const sheet of [2, 5, 9]) await befall(`city-evening-${sheet}`, 'exit', 2);
  const { first, other, ends } = await shootTwo();
  expect(ends).toMatchObject([{ status: 'rejected', reason: { name: 'EngineError' } }, { status: 'fulfilled' }]);
  expect((await other.view())?.photos).toHaveLength(SHEETS);
  await first.run();
  expect(await first.view()).toMatchObject({ state: 'finished', dropped: 2 });
});

it('a photo that ends whoever reads it cannot be read', async () => {
  await befall('inspect', 'exit', FOR_EVER);
  expect(await studio.inspect(Buffer.from('a photo'))).toEqual({ verdict: 'unreadable' });
});
