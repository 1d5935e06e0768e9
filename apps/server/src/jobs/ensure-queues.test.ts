import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { JobDefinition } from '../adapters/ports/jobs.ts';
import { bossDatabase } from './boss-database.ts';
import { ensureQueues } from './ensure-queues.ts';

const job: JobDefinition<unknown> = {
  name: 'work',
  payload: z.unknown(),
  retries: 1,
  expireSeconds: 60,
  concurrency: 1,
  cron: '5 * * * *',
};
const conditions = { heartbeatS: null, isWorking: true };

/** Of connections that are still closing when their database is dropped. */
const ADMIN_SHUTDOWN = '57P01';

let opened: TestDatabase;
let boss: PgBoss;
beforeEach(async () => {
  opened = await openTestDatabase();
  boss = new PgBoss({ ...bossDatabase(opened.database, opened.url), schedule: false, supervise: false });
  boss.on('error', (error) => {
    if (!('code' in error && error.code === ADMIN_SHUTDOWN)) throw error;
  });
  await boss.start();
  await ensureQueues(boss, [job], conditions);
});
afterEach(async () => {
  await boss.stop({ graceful: false });
  await opened.dispose();
});

async function describeQueues() {
  const queues = await Promise.all([boss.getQueue('work'), boss.getQueue('work.dead')]);
  return queues.map((queue) => {
    const { policy, retryLimit, expireInSeconds, deadLetter } = queue ?? {};
    return { policy, retryLimit, expireInSeconds, deadLetter };
  });
}

test('a job has a queue, one for what was given up, and its schedule', async () => {
  expect(await describeQueues()).toEqual([
    { policy: 'exclusive', retryLimit: 1, expireInSeconds: 60, deadLetter: 'work.dead' },
    { policy: 'standard', retryLimit: 20, expireInSeconds: 60, deadLetter: null },
  ]);
  expect(await boss.getSchedules()).toMatchObject([{ name: 'work', cron: '5 * * * *', timezone: 'UTC' }]);
});

test('changed settings and schedules take effect at the next start', async () => {
  await ensureQueues(boss, [{ ...job, retries: 4, expireSeconds: 90, cron: '6 * * * *' }], conditions);
  expect(await describeQueues()).toMatchObject([
    { retryLimit: 4, expireInSeconds: 90 },
    { retryLimit: 20, expireInSeconds: 90 },
  ]);
  expect(await boss.getSchedules()).toMatchObject([{ name: 'work', cron: '6 * * * *' }]);
});

test('a start with the same jobs writes nothing', async () => {
  const read = async () => [await boss.getQueue('work'), await boss.getQueue('work.dead'), await boss.getSchedules()];
  const before = await read();
  await ensureQueues(boss, [job], conditions);
  expect(await read()).toEqual(before);
});
