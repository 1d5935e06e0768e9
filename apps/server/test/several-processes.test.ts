import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { JobDefinition } from '../src/adapters/ports/jobs.ts';
import { testDatabaseUrl } from './test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);
const isAlone = testDatabaseUrl === null;
const job: JobDefinition<{ subject: string }> = {
  name: 'shared-work',
  payload: z.object({ subject: z.string() }),
  retries: 0,
  expireSeconds: 60,
  concurrency: 1,
};
const ran = Promise.withResolvers<string>();

let api: TestServer;
let worker: TestServer;
beforeAll(async () => {
  if (isAlone) return;
  const modules = {
    authenticate: async (_deps: unknown, { userid }: { userid: string }) => ({ uid: userid, loginId: 'l' }),
    registerJobs(jobs: Pick<TestServer['deps']['jobs'], 'register'>) {
      jobs.register(job, async (_deps, { subject }) => ran.resolve(subject));
    },
  };
  api = await startTestServer({ studioProgram, modules, environment: { KINORA_ROLES: 'api' } });
  const { databaseUrl, dataFolder } = api.config;
  worker = await startTestServer({ studioProgram, modules, dataFolder, databaseUrl: databaseUrl ?? '' });
});
afterAll(async () => {
  if (isAlone) return;
  await worker.dispose();
  await api.dispose();
});

test.skipIf(isAlone)('a session opened with one process is good in the other', async () => {
  const client = api.client();
  const { data } = await client.seal('GLOBALCONF', {});
  const response = await fetch(`${worker.address}/api/GLOBALCONF?data=${data}`);
  expect(await response.json()).toHaveProperty('data');
});

test.skipIf(isAlone)('what one process has accepted the other refuses as replayed', async () => {
  const { data } = await api.client().seal('GLOBALCONF', {});
  const send = async ({ address }: TestServer): Promise<unknown> =>
    (await fetch(`${address}/api/GLOBALCONF?data=${data}`)).json();
  const answers = await Promise.all([send(api), send(worker), send(api), send(worker)]);
  const refused = answers.filter((answer) => JSON.stringify(answer).includes('"channel":"replayed"'));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ errid: ERROR.sealedDataRefused });
});

test.skipIf(isAlone)('an event that one process writes reaches the sockets of the other', async () => {
  const push = await api.client({ userid: 'u1', tmppsw: 'p' }).push(0);
  await worker.deps.db.transaction().execute((tx) => worker.deps.push.notify(tx, 'u1', 'shoot', 's1'));
  await push.waitFor(1);
  expect(push.events).toMatchObject([{ kind: 'shoot', id: 's1' }]);
  push.close();
});

test.skipIf(isAlone)('a job that the one process enqueues is taken by the other', async () => {
  await api.deps.db.transaction().execute((tx) => api.deps.jobs.enqueue(tx, job, { subject: 'it' }, { uid: null }));
  expect(await ran.promise).toBe('it');
});

test.skipIf(isAlone)('an object that one process puts the other serves', async () => {
  await worker.deps.objects.put('a/b', Buffer.from('bytes'), { contentType: 'text/plain' });
  const response = await fetch(api.address + worker.deps.objects.signedUrl('a/b'));
  expect(await response.text()).toBe('bytes');
});

test.skipIf(isAlone)('what is asked for at the one process counts against the limit of the other', async () => {
  const ask = async ({ address }: TestServer) =>
    (await fetch(`${address}/api/jssdk/LOGINGETSMSCODE`, { method: 'POST', body: new URLSearchParams({ data: 'x' }) }))
      .status;
  const outcomes: number[] = [];
  for (let count = 0; count < 31; count++) outcomes.push(await ask(api), await ask(worker));
  expect(outcomes.filter((status) => status === 429)).toHaveLength(2);
});
