import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ComfyPeer, startComfyPeer } from './comfy-peer.ts';
import { comfy, writeEngines } from './engines-file.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { createTestClient } from './test-client.ts';
import { addFace, prepareWholeServer, progressOf, type WholeServer } from './whole-server.ts';

const SHEETS = 20;
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

const start = () =>
  server.start({
    KINORA_ENGINES: writeEngines(server.folder, { engines: { gpus: comfy(gpus.url) }, themes: { sakura: ['gpus'] } }),
  });

it('after a kill -9 the prompts that the GPUs still work on are found, and none is made twice', {
  timeout: RECOVERY_MS * 2,
}, async () => {
  const user = await signInOverHttp(await start());
  const face = await addFace(user);
  gpus.hold();
  const { id } = await user.call('SHOOT', { theme: 'sakura', faces: [face], sn: newSn() });
  await eventually(async () => gpus.submitted.length === 2, RECOVERY_MS);

  await server.kill();
  const again = createTestClient((await start()).address, user.login);
  await gpus.release();
  const progress = () => progressOf(again, id);
  await eventually(async () => (await progress()).state === 'finished', RECOVERY_MS);

  expect((await progress()).photos).toHaveLength(SHEETS);
  expect(new Set(gpus.submitted).size).toBe(SHEETS);
  expect(gpus.submitted).toHaveLength(SHEETS);
});
