import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Child, startChild } from './children/child.ts';
import { type ComfyPeer, startComfyPeer } from './comfy-peer.ts';
import { comfy, writeEngines } from './engines-file.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { createTestClient } from './test-client.ts';
import { makeTestFolder } from './test-database.ts';

const SHEETS = 20;
const RECOVERY_MS = 60_000;
let folder: string;
let gpus: ComfyPeer;
let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
let running: Child | undefined;
beforeEach(async () => {
  folder = await makeTestFolder();
  gpus = await startComfyPeer();
  database = await createMigratedDatabase();
});
afterEach(async () => {
  running?.process.kill('SIGKILL');
  await running?.ended;
  await gpus.die();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  running = startChild(new URL('./children/whole-server.ts', import.meta.url), [], {
    NODE_ENV: 'test',
    KINORA_DATA: folder,
    KINORA_PORT: '0',
    KINORA_LOG_LEVEL: 'error',
    KINORA_RATE_LIMIT_FACTOR: '100',
    KINORA_ENGINES: writeEngines(folder, { engines: { gpus: comfy(gpus.url) }, themes: { sakura: ['gpus'] } }),
    ...(database && { KINORA_DATABASE_URL: database.url }),
  });
  return String(await running.next());
}

it('after a kill -9 the prompts that the GPUs still work on are found, and none is made twice', {
  timeout: RECOVERY_MS * 2,
}, async () => {
  const user = await signInOverHttp(await start());
  const { binaryurl = '' } = await user.upload('UPLOADCHECK', Buffer.from('any bytes'), { name: 'me.jpg' });
  const { id: face } = await user.call('UPLOADFACE', { binaryurl });
  gpus.hold();
  const { id } = await user.call('SHOOT', { theme: 'sakura', faces: [face], sn: newSn() });
  await eventually(async () => gpus.submitted.length === 2, RECOVERY_MS);

  running?.process.kill('SIGKILL');
  await running?.ended;
  const again = createTestClient(await start(), user.login);
  await gpus.release();
  const progress = async () => (await again.call('QUEUERESULT', { id })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished', RECOVERY_MS);

  expect((await progress())?.photos).toHaveLength(SHEETS);
  expect(new Set(gpus.submitted).size).toBe(SHEETS);
  expect(gpus.submitted).toHaveLength(SHEETS);
});
