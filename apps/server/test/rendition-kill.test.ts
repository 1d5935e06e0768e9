import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, newSn } from './module-world.ts';
import { shootAndKeep } from './shoot-over-http.ts';
import { type ReachedServer, signInOverHttp } from './sign-in.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { makeTestFolder } from './test-folder.ts';
import { prepareWholeServer, type WholeServer } from './whole-server.ts';

const RECOVERY_MS = 180_000;
const KINDS = ['4k', 'video'] as const;
let watch: string;
let server: WholeServer;
beforeEach(async () => {
  watch = await makeTestFolder();
  server = await prepareWholeServer();
});
afterEach(async () => {
  await server.end();
  await rm(watch, { recursive: true, force: true });
});

/** A shop whose cashier nobody goes to: a new account has ten gold cards. */
const SHOP = { KINORA_SHOP: 'sandbox', KINORA_CASHIER_URL: 'http://127.0.0.1:9', KINORA_CASHIER_KEY: 'key' };
const GIVEN = 10;
const PRICES = { '4k': 2, video: 3 } as const;

const start = async () => server.start({ ...SHOP, KINORA_TEST_RENDITIONS: watch, KINORA_FFMPEG: await makeEncoder() });

/** Has one made of a photo, out of the balance. */
async function pay(user: TestClient, photo: string, kind: (typeof KINDS)[number]): Promise<void> {
  const price = PRICES[kind];
  const wanted = { sn: newSn(), plan: '', rendition: { photo, kind }, price, paymethod: 'balance' as const };
  const { order } = await user.call('CREATEORDER', wanted);
  await user.call('ORDERPAY', { oid: order.id, paymethod: 'balance', price });
}

/** The server asks the encoder what it can; the fake engine does not use it. */
async function makeEncoder(): Promise<string> {
  const file = path.join(watch, 'encoder');
  await writeFile(file, '#!/bin/sh\necho libx264\n');
  await chmod(file, 0o755);
  return file;
}

/** A user with one kept photo. */
async function keepPhoto(reached: ReachedServer): Promise<{ user: TestClient; id: string }> {
  const user = await signInOverHttp(reached);
  const [id = ''] = await shootAndKeep(user);
  return { user, id };
}

const renditions = async (user: TestClient, id: string) =>
  (await user.call('QUERYIMGS', { ids: [id] })).imgs[0]?.renditions ?? [];
const noted = async (event: string) => (await readFile(path.join(watch, event), 'utf8')).trim().split('\n').sort();
const storedRenditions = async () =>
  (await readdir(path.join(server.folder, 'objects'), { recursive: true }))
    .map((file) => /-(4k|video|video-cover)\.[a-z0-9]+$/.exec(file)?.[1])
    .filter((kind) => kind !== undefined)
    .sort();

it('after a kill -9 in the middle of a 4K and of a video both are finished, made once, stored once and paid once', {
  timeout: RECOVERY_MS * 2,
}, async () => {
  const { user, id } = await keepPhoto(await start());
  await writeFile(path.join(watch, 'hold'), '');
  for (const kind of KINDS) await pay(user, id, kind);
  const isHalfWay = async () => (await renditions(user, id)).every(({ progress }) => progress === 50);
  await eventually(isHalfWay, RECOVERY_MS);
  expect(await renditions(user, id)).toHaveLength(KINDS.length);

  await server.kill();
  expect(await storedRenditions()).toEqual([]);
  await rm(path.join(watch, 'hold'));
  const again = createTestClient((await start()).address, user.login);
  const isReady = async () => (await renditions(again, id)).every(({ state }) => state === 'ready');
  await eventually(isReady, RECOVERY_MS);

  expect(await noted('begun')).toEqual(['4k', '4k', 'video', 'video']);
  expect(await noted('ended')).toEqual([...KINDS]);
  expect(await storedRenditions()).toEqual(['4k', 'video', 'video-cover']);
  const { messages } = await again.call('QUERYMESSAGE', { lastupdate: 0, type: 3, page: 0 });
  expect(messages.map(({ template }) => template).sort()).toEqual([370, 372]);
  expect((await again.call('QUERYUSERINFO', {})).balance).toBe(GIVEN - PRICES['4k'] - PRICES.video);
});
