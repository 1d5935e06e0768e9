import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ComfyPeer, startComfyPeer } from './comfy-peer.ts';
import { comfy, writeEngines } from './engines-file.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { addFace, prepareWholeServer, progressOf, type WholeServer } from './whole-server.ts';

const COUNT = 12;
const TEXT = '冬天的海边日落，穿红色大衣，不要雪';
const RECOVERY_MS = 180_000;
let gpus: ComfyPeer;
let server: WholeServer;
beforeEach(async () => {
  gpus = await startComfyPeer();
  server = await prepareWholeServer();
});
afterEach(async () => {
  await server.end();
  await gpus.die();
});

const start = (environment: Record<string, string> = {}) =>
  server.start({ KINORA_STUDIO_THREADS: '1', KINORA_TEST_SHEET_MS: '120', ...environment });

async function addPerson(user: TestClient): Promise<string> {
  const { binaryurl = '' } = await user.upload('UPLOADCHECK', Buffer.from('any bytes'), { name: 'ann.jpg' });
  const { protocols } = await user.call('GLOBALCONF', {});
  const ann = { nick: 'Ann', relation: 'friend', agreed: protocols.face, by: 'self' } as const;
  return (await user.call('CREATEFAMILY', { binaryurl, ...ann })).id;
}

const messagesOf = async (user: TestClient) =>
  (await user.call('QUERYMESSAGE', { lastupdate: 0, type: -1, page: 0 })).messages;

it('a description of two people is shot on after a kill -9, and no picture of it is made twice', {
  timeout: RECOVERY_MS * 2,
}, async () => {
  const user = await signInOverHttp(await start({ KINORA_TEST_SHEETS: '4' }));
  const faces = [await addFace(user), await addPerson(user)];
  const sn = newSn();
  const order = { custom: { text: TEXT, count: COUNT }, faces, sn };
  const { id } = await user.call('SHOOT', order);
  await eventually(async () => (await progressOf(user, id)).photos.length >= 3, RECOVERY_MS);
  const before = (await progressOf(user, id)).photos;
  await server.kill();
  expect(before.length).toBeLessThan(COUNT);

  const again = createTestClient((await start()).address, user.login);
  // Who lost the answer asks with the same key, and finds the same shoot.
  expect((await again.call('SHOOT', order)).id).toBe(id);
  await eventually(async () => (await progressOf(again, id)).state === 'finished', RECOVERY_MS);
  const { photos, text, dropped } = await progressOf(again, id);
  expect([dropped, text]).toEqual([0, TEXT]);
  expect(photos.map(({ sheet }) => sheet).sort((a, b) => a - b)).toEqual([...Array(COUNT).keys()]);
  const kept = new Set(photos.map((photo) => photo.id));
  expect(before.every((photo) => kept.has(photo.id))).toBe(true);
  // One message has followed it from the beginning to its end.
  expect(await messagesOf(again)).toMatchObject([
    { state: 100, template: 350, args: ['custom', String(COUNT)], extra: id },
  ]);
});

it('a description that the GPUs were at is found there after a kill -9, and nothing is submitted twice', {
  timeout: RECOVERY_MS * 2,
}, async () => {
  const environment = {
    KINORA_ENGINES: writeEngines(server.folder, { engines: { gpus: comfy(gpus.url) }, themes: { custom: ['gpus'] } }),
  };
  const user = await signInOverHttp(await start(environment));
  const face = await addFace(user);
  gpus.hold();
  const { id } = await user.call('SHOOT', { custom: { text: TEXT, count: COUNT }, faces: [face], sn: newSn() });
  await eventually(async () => gpus.submitted.length === 2, RECOVERY_MS);
  await server.kill();

  const again = createTestClient((await start(environment)).address, user.login);
  await gpus.release();
  await eventually(async () => (await progressOf(again, id)).state === 'finished', RECOVERY_MS);
  expect((await progressOf(again, id)).photos).toHaveLength(COUNT);
  expect(new Set(gpus.submitted).size).toBe(COUNT);
  expect(gpus.submitted).toHaveLength(COUNT);
});
