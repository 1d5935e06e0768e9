import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readLabel } from '@kinora/provenance';
import { labelPicture, makeCredentials } from '@kinora/provenance/node';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestConfig } from '../../../test/test-deps.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import { createLog } from '../../log.ts';
import { openProducer } from './open.ts';

const DAY_MS = 86_400_000;
const log = createLog('silent');
let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the authority of development is made once, for the owner alone', async () => {
  const config = makeTestConfig(folder, null);
  const both = await Promise.all([openProducer(config, log, Date.now()), openProducer(config, log, Date.now())]);
  expect(both[0].credentials?.anchor).toBe(both[1].credentials?.anchor);
  expect((await openProducer(config, log, Date.now())).credentials?.anchor).toBe(both[0].credentials?.anchor);
  expect((await stat(path.join(folder, 'signing.json'))).mode & 0o777).toBe(0o600);
});

test('without credentials it says so and keeps the other labels', async () => {
  const said: unknown[] = [];
  const config = { ...makeTestConfig(folder, null), labels: { producer: 'P', signing: null, timestampUrl: null } };
  const producer = await openProducer(
    config,
    Object.assign(createLog('silent'), { warn: (text: unknown) => said.push(text) }),
    0,
  );
  expect(producer).toMatchObject({ code: 'P', credentials: null });
  expect(said).toEqual([expect.stringContaining('credentials are off')]);
});

test('a time authority that cannot be reached is told of, and the picture is signed without', async () => {
  const said: unknown[] = [];
  const config = { ...makeTestConfig(folder, null) };
  config.labels = { ...config.labels, timestampUrl: 'http://127.0.0.1:9' };
  const producer = await openProducer(
    config,
    Object.assign(createLog('silent'), { warn: (_error: unknown, text: unknown) => said.push(text) }),
    Date.now(),
  );
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#467' } })
    .jpeg()
    .toBuffer();
  const left = await labelPicture(picture, 'zh', producer, { produceId: '1', createdAtMs: 0 });
  expect(readLabel(left).hasCredentials).toBe(true);
  expect(said).toEqual([expect.stringContaining('time authority')]);
});

test('an expired certificate does not sign', async () => {
  const signing = await makeCredentials('Old', Date.now() - 4000 * DAY_MS);
  const config = { ...makeTestConfig(folder, null), labels: { producer: 'P', signing, timestampUrl: null } };
  await expect(openProducer(config, log, Date.now())).rejects.toThrow(/expired/);
});
